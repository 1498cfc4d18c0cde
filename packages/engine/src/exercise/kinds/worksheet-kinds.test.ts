import { describe, expect, it } from 'vitest';

import type { Exercise, KindId, KindOptions, MakeResult, PassageSource } from '#exercise/exercise.ts';
import { makeExercise, readyKinds } from '#exercise/registry.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { shareMeaning } from '#passage/word-distractors.ts';
import { sampleBook } from '#sample-book.ts';

const passages = sampleBook.units.flatMap((unit) => unit.passages.map((passage) => passage.source));
const first = passages[0] as PassageSource;
const worksheets: KindId[] = ['original', 'line-translation', 'vocabulary-list', 'word-test'];

function expectMade(result: MakeResult): Exercise {
  if ('refused' in result) throw new Error(`refused: ${result.reason}`);
  return result;
}
const make = (kind: KindId, source: PassageSource, options: KindOptions = {}, seed = 1) =>
  expectMade(makeExercise(kind, source, options, seed));
const expectRefused = (result: MakeResult): string => {
  if (!('refused' in result)) throw new Error('was not refused');
  return result.reason;
};

function listRows(exercise: Exercise): string[][] {
  const table = exercise.body.find((block) => block.type === 'table');
  return (table?.rows ?? []).map((row) =>
    row.map((cell) => cell.map((inline) => ('text' in inline ? inline.text : '')).join('')),
  );
}
function listItems(exercise: Exercise) {
  return exercise.body.flatMap((block) => (block.type === 'items' ? block.items : []));
}
const listAnswers = ({ answer }: Exercise) => (answer.type === 'list' ? answer.items : []);

describe('every worksheet kind', () => {
  it.each(worksheets)('%s is ready and is made of every sample passage', (kind) => {
    expect(readyKinds).toContain(kind);
    for (const source of passages) {
      const exercise = make(kind, source);
      expect(exercise).toMatchObject({ kind, passageId: source.id, seed: 1, changes: [] });
      for (const { start, end } of exercise.sourceSpans) expect(end).toBeGreaterThan(start);
    }
  });

  it.each(worksheets)('%s is the same for the same seed', (kind) => {
    expect(make(kind, first, {}, 7)).toEqual(make(kind, { ...first }, {}, 7));
  });

  it.each(worksheets)('%s either makes another one or refuses when re-rolled', (kind) => {
    const seen = new Set<string>();
    for (let round = 0; round < 4; round += 1) {
      const result = makeExercise(kind, first, { excludedSignatures: [...seen] }, 1);
      if ('refused' in result) {
        expect(result.reason).toMatch(/[가-힣]+요\.$/u);
        return;
      }
      expect(seen.has(result.signature)).toBe(false);
      seen.add(result.signature);
    }
    expect(seen.size).toBe(4);
  });

  it.each(worksheets)('%s refuses bad text in Korean', (kind) => {
    for (const text of [
      '',
      '한국어 문장뿐이에요.',
      '😀'.repeat(20),
      '<p>This is a text with a few tags in it.</p>',
      'x'.repeat(5001),
      'a \ud800 b',
    ]) {
      expect(expectRefused(makeExercise(kind, { id: 'bad', text }, {}, 1))).toMatch(/[가-힣]/u);
    }
  });
});

describe('원문', () => {
  it('prints the paragraphs of the text without its footnote lines', () => {
    const text =
      'The hut stood on the\nridge above the valley.\n\nNobody had lived in it for years.\n* ridge: 산등성이';
    const exercise = make('original', { id: 'p', text });
    expect(exercise.body).toEqual([
      {
        type: 'paragraph',
        isIndented: true,
        inlines: [{ type: 'text', text: 'The hut stood on the ridge above the valley.' }],
      },
      {
        type: 'paragraph',
        isIndented: true,
        inlines: [{ type: 'text', text: 'Nobody had lived in it for years.' }],
      },
    ]);
    expect(exercise.footnotes).toEqual([{ word: 'ridge', meaning: '산등성이' }]);
  });

  it('numbers the sentences when asked', () => {
    const [block] = make('original', first, { layout: 'sentences' }).body;
    expect(block?.type === 'sentence-rows' ? block.rows.map(({ number }) => number) : []).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
  });
});

describe('한 줄 해석', () => {
  it('puts each translation beside its sentence', () => {
    const exercise = make('line-translation', first);
    expect(exercise.answer).toEqual({ type: 'rows', rows: first.translations });
    const [block] = exercise.body;
    const texts =
      block?.type === 'sentence-rows'
        ? block.rows.map(({ inlines }) => inlines.map((one) => ('text' in one ? one.text : '')).join(''))
        : [];
    expect(texts).toEqual(analysePassage(first).sentences.map(({ text }) => text));
  });

  it('leaves the rows empty, and says why, when translations are missing or do not fit', () => {
    const text = 'The hut stood on the ridge. Nobody had lived in it for years.';
    expect(make('line-translation', { id: 'p', text }).answer).toEqual({ type: 'rows', rows: ['', ''] });
    const unfit = make('line-translation', { id: 'p', text, translations: ['하나뿐이다.'] });
    expect(unfit.answer).toEqual({ type: 'rows', rows: ['', ''] });
    expect(unfit.explanation.join('')).toContain('1줄');
  });
});

describe('핵심 어휘', () => {
  it('numbers at most twenty different words in the order of the text, each with a Korean meaning', () => {
    for (const source of passages) {
      const exercise = make('vocabulary-list', source);
      const rows = listRows(exercise);
      expect(rows.length).toBeGreaterThanOrEqual(5);
      expect(rows.length).toBeLessThanOrEqual(20);
      expect(rows.map(([number]) => number)).toEqual(rows.map((_, index) => String(index + 1)));
      expect(new Set(rows.map(([, word]) => word)).size).toBe(rows.length);
      for (const [, , part, meaning] of rows) {
        expect(part).toMatch(/^[명동형부구]?$/u);
        expect(meaning).toMatch(/[가-힣]/u);
      }
      const starts = exercise.sourceSpans.map(({ start }) => start);
      expect(starts).toEqual([...starts].sort((left, right) => left - right));
    }
  });

  it('holds the footnotes of the passage', () => {
    for (const source of passages.filter(({ footnotes }) => (footnotes ?? []).length > 0)) {
      const rows = listRows(make('vocabulary-list', source));
      for (const { word, meaning } of source.footnotes ?? []) {
        expect(rows.some(([, lemma, , sense]) => lemma === word && sense === meaning)).toBe(true);
      }
    }
  });

  it('keeps to count and bands, keeps locked words, and refuses when too few are left', () => {
    const source = { ...first, footnotes: [] };
    expect(listRows(make('vocabulary-list', source, { count: 5 }))).toHaveLength(5);
    const easy = make('vocabulary-list', source, { minBand: 1, maxBand: 1, count: 6 });
    expect(easy.difficulty).toBe('low');
    const spare = make('vocabulary-list', source, { count: 5 }).candidates.find(({ isUsed }) => !isUsed);
    const locked = make('vocabulary-list', source, { count: 5, lockedSpots: [spare?.id ?? ''] });
    expect(locked.candidates.find(({ id }) => id === spare?.id)?.isUsed).toBe(true);
    const short = { id: 'p', text: 'The cat sat on the mat and the dog ran to the big red house.' };
    expectRefused(makeExercise('vocabulary-list', short, { minBand: 4 }, 1));
  });
});

describe('단어 시험', () => {
  it('asks the words of the list in another order', () => {
    const asked = listItems(make('word-test', first)).map(({ prompt }) =>
      prompt[0]?.type === 'text' ? prompt[0].text.trim() : '',
    );
    // A phrase needs no part of speech to be told from another word.
    const listed = listRows(make('vocabulary-list', first)).map(([, word, part]) =>
      part === '구' ? word : `${word} (${part})`,
    );
    expect([...asked].sort()).toEqual([...listed].sort());
    expect(asked).not.toEqual(listed);
  });

  it('asks phrases only from English, where one answer is right', () => {
    const listed = listRows(make('vocabulary-list', first)).filter(([, , part]) => part === '구');
    expect(listed.length).toBeGreaterThan(0);
    for (const mode of ['ko-en', 'first-letter', 'choice'] as const) {
      const shown = JSON.stringify(make('word-test', first, { mode }));
      for (const [, phrase] of listed) expect(shown).not.toContain(`"${phrase}`);
    }
  });

  it('comes in another order with another seed', () => {
    expect(listAnswers(make('word-test', first, {}, 1))).not.toEqual(
      listAnswers(make('word-test', first, {}, 2)),
    );
  });

  it.each(['ko-en', 'first-letter'] as const)('%s asks no meaning twice and answers in English', (mode) => {
    for (const source of passages.slice(0, 8)) {
      const exercise = make('word-test', source, { mode });
      const prompts = listItems(exercise).map(({ prompt }) =>
        prompt[0]?.type === 'text' ? prompt[0].text : '',
      );
      expect(new Set(prompts).size).toBe(prompts.length);
      for (const answer of listAnswers(exercise)) expect(answer).toMatch(/^[A-Za-z' -]+$/u);
    }
  });

  it('gives the first letter of each answer', () => {
    const exercise = make('word-test', first, { mode: 'first-letter' });
    const hints = listItems(exercise).map(({ prompt }) =>
      prompt.flatMap((one) => (one.type === 'blank' ? [one.hint] : [])).join(''),
    );
    expect(hints).toEqual(listAnswers(exercise).map((answer) => answer.charAt(0)));
  });

  it('offers five different meanings of which one is right', () => {
    for (const source of passages) {
      const exercise = make('word-test', source, { mode: 'choice' });
      const answers = listAnswers(exercise);
      listItems(exercise).forEach(({ options = [] }, index) => {
        const right = '①②③④⑤'.indexOf(answers[index] ?? '');
        expect(options).toHaveLength(5);
        expect(right).toBeGreaterThanOrEqual(0);
        options.forEach((option, position) => {
          const meanings = (options[right] ?? '').split(' / ');
          if (position !== right) expect(shareMeaning(option.split(' / '), meanings)).toBe(false);
        });
      });
    }
  });

  it('prints no wrong meaning twice on a sheet', () => {
    for (const source of passages.slice(0, 8)) {
      const exercise = make('word-test', source, { mode: 'choice' });
      const wrong = exercise.explanation.flatMap((line) => line.split('오답: ')[1]?.split(' · ') ?? []);
      expect(wrong.length).toBeGreaterThan(20);
      expect(new Set(wrong).size).toBe(wrong.length);
    }
  });

  it('shows the meanings of every sense in an option as the key does', () => {
    const text =
      'Experts regard her as an authority on climate. The charity raised funds, and the managers update investors every month about the campaign, its revenue and its volunteers. She played the last measure twice.';
    const items = listItems(
      make('word-test', { id: 'senses', text }, { mode: 'choice', count: 20, minBand: 1 }),
    );
    const find = (word: string) =>
      items.find(({ prompt }) =>
        prompt.some((inline) => inline.type === 'text' && inline.text.startsWith(word)),
      );
    expect(find('authority')?.options?.join(' ')).toContain('권위자');
    expect(find('update')?.options?.join(' ')).toContain('최신 정보를 알려 주다');
    expect(find('measure')?.options?.join(' ')).toContain('마디');
  });

  it('never puts the answer at one number three times in a row, and uses all five', () => {
    const answers = passages.map((source) => listAnswers(make('word-test', source, { mode: 'choice' })));
    for (const list of answers) {
      expect(
        list.some((mark, index) => index > 1 && mark === list[index - 1] && mark === list[index - 2]),
      ).toBe(false);
    }
    expect(new Set(answers.flat()).size).toBe(5);
  });

  it('never shows an answer to the student', () => {
    const exercise = make('word-test', first, { mode: 'ko-en' });
    const shown = JSON.stringify(exercise.body);
    for (const answer of listAnswers(exercise)) expect(shown).not.toContain(answer);
  });
});

describe('핵심 어휘 of an easy text', () => {
  const text =
    'The famous singer came back home. She was happy, and her friends sang a song. The yellow kitchen was full of food.';

  it('is short, but no refusal, and longer where the teacher asks for easy words', () => {
    const short = makeExercise('vocabulary-list', { id: 'easy', text }, {}, 1);
    const asked = makeExercise('vocabulary-list', { id: 'easy', text }, { minBand: 1, count: 8 }, 1);
    if ('refused' in short || 'refused' in asked) throw new Error('refused');
    expect(listRows(short)).toHaveLength(3);
    expect(listRows(asked).length).toBeGreaterThan(6);
  });

  it('is not filled up with words of the first lessons', () => {
    const shouting =
      'In the relay race, a classmate waited in front of the gym and shouted loudly. Her soccer coach, a cautious man, examined the injured ankle. The uncomfortable researcher borrowed a useful umbrella gladly.';
    const list = makeExercise('vocabulary-list', { id: 'relay', text: shouting }, {}, 1);
    if ('refused' in list) throw new Error(list.reason);
    const words = listRows(list).map(([, word]) => word);
    expect(words).toEqual(expect.arrayContaining(['cautious', 'injured', 'uncomfortable']));
    for (const easy of ['classmate', 'in front of', 'loudly', 'soccer', 'useful', 'umbrella', 'gladly'])
      expect(words).not.toContain(easy);
  });
});
