import { describe, expect, it } from 'vitest';
import type { Exercise, KindId, KindOptions, PassageSource } from '#exercise/exercise.ts';
import { findRewrittenMeanings, readMeanings, toOwnMeanings } from '#exercise/read-meanings.ts';
import { makeExercise } from '#exercise/registry.ts';
import { sampleBook } from '#sample-book.ts';

const sources = sampleBook.units.flatMap(({ passages }) => passages.map(({ source }) => source)).slice(0, 6);

function make(kind: KindId, source: PassageSource, options: KindOptions = {}): Exercise {
  const made = makeExercise(kind, source, options, 3);
  if ('refused' in made) throw new Error(made.reason);
  return made;
}

/** A copy to edit. */
const clone = (exercise: Exercise): Exercise => JSON.parse(JSON.stringify(exercise)) as Exercise;

const tests = (['en-ko', 'ko-en', 'first-letter', 'choice'] as const).map((mode) => ({ mode }));

describe('the meanings of an exercise', () => {
  it('are those of the list of words, with their part of speech', () => {
    const source = { id: 'p', text: 'The fungi feed the roots and soften the decaying wood.' };
    expect(readMeanings(make('vocabulary-list', source))).toContainEqual({
      word: 'root',
      part: '명',
      meaning: expect.stringContaining('뿌리') as unknown,
    });
    expect(readMeanings(make('original', source))).toEqual([]);
  });

  it.each(tests)('of a word test ($mode) are those of the list', (options) => {
    for (const source of sources) {
      // A test of options fills itself up with easier words than a list does.
      const listed = readMeanings(make('vocabulary-list', source, { count: 90, minBand: 1 }));
      const asked = readMeanings(make('word-test', source, { ...options, count: 10 }));
      expect(asked.length).toBeGreaterThan(4);
      for (const { word, part, meaning } of asked) {
        const entry = listed.find((other) => other.word === word);
        expect(part).toBe(entry?.part);
        expect(meaning).toMatch(/[가-힣]/u);
        // An option shows the meanings of every sense without their remarks.
        const parts = meaning.split(/ \/ |, /u);
        expect(parts.some((one) => entry?.meaning.includes(one))).toBe(true);
      }
    }
  });
});

describe('a rewritten meaning', () => {
  const [source] = sources;
  if (!source) throw new Error('no sample');

  it('of the list is found and wins in the next list and test', () => {
    const before = make('vocabulary-list', source);
    const edited = clone(before);
    const table = edited.body.find((block) => block.type === 'table');
    const [first, second] = readMeanings(before);
    if (!table?.rows[0]?.[3] || !table.rows[1] || !first || !second) throw new Error('no table');
    table.rows[0][3] = [{ type: 'text', text: '내가 쓴 뜻' }];
    table.rows[1][1] = [{ type: 'text', text: 'otherword' }];
    table.rows[1][3] = [{ type: 'text', text: '다른 낱말의 뜻' }];
    const found = findRewrittenMeanings(before, edited);
    expect(found).toEqual([{ ...first, meaning: '내가 쓴 뜻', original: first.meaning }]);
    const own = { ...source, ownMeanings: toOwnMeanings(found) };
    for (const kind of ['vocabulary-list', 'word-test'] as const)
      expect(readMeanings(make(kind, own))).toContainEqual({ ...first, meaning: '내가 쓴 뜻' });
    expect(findRewrittenMeanings(before, before)).toEqual([]);
  });

  it('of a test is found in the answer of a word and in the question for one', () => {
    const byWord = make('word-test', source, { mode: 'en-ko' });
    const edited = clone(byWord);
    if (edited.answer.type === 'list') edited.answer.items[0] = '새 뜻';
    const [asked] = readMeanings(byWord);
    expect(findRewrittenMeanings(byWord, edited)).toEqual([
      { ...asked, meaning: '새 뜻', original: asked?.meaning },
    ]);
    const byMeaning = make('word-test', source, { mode: 'ko-en' });
    const turned = clone(byMeaning);
    const block = turned.body.find(({ type }) => type === 'items');
    const [wanted] = readMeanings(byMeaning);
    const prompt = block?.type === 'items' ? block.items[0]?.prompt[0] : undefined;
    if (prompt?.type !== 'text') throw new Error('no question');
    prompt.text = prompt.text.replace(wanted?.meaning ?? '', '새 뜻');
    expect(findRewrittenMeanings(byMeaning, turned)).toEqual([
      { ...wanted, meaning: '새 뜻', original: wanted?.meaning },
    ]);
  });
});
