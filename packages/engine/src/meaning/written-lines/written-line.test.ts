import { describe, expect, test } from 'vitest';

import type { Exercise, Inline, KindOptions, PassageSource } from '#exercise/exercise.ts';
import { makeExercise } from '#exercise/registry.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { sampleBook } from '#sample-book.ts';
import { makeFormB } from '#selection/form-b.ts';

const kinds = ['topic', 'title', 'summary'] as const;
type Kind = (typeof kinds)[number];
const written: KindOptions = { mode: 'written' };
const sources: PassageSource[] = sampleBook.units.flatMap(({ passages }) =>
  passages.map(({ source }) => source),
);
const forests: PassageSource = {
  id: 'forests',
  text: 'Many towns cut down their old trees to make room for cars. A tree, however, protects the children who play under it. In summer it cools the street more cheaply than any machine. Its roots hold the soil when heavy rain falls. A town that plants more trees therefore saves money.',
  topic: 'the role of shade in protecting little ones',
  title: 'How a Tree Cools the Street',
  summary: 'Trees help towns to save money because they cool streets and protect children from the sun.',
  gist: '나무는 아이들을 보호하고 거리를 식혀 주어 마을의 돈을 아껴 준다.',
};

const makeAll = (kind: Kind, seed = 1, options = written): Exercise[] =>
  sources.flatMap((source) => {
    const made = makeExercise(kind, source, options, seed);
    return 'refused' in made ? [] : [made];
  });
const boxOf = ({ body }: Exercise): Inline[] =>
  body.flatMap((block) => (block.type === 'box' ? block.paragraphs.flat() : []));
const blanksOf = (exercise: Exercise) => boxOf(exercise).filter((inline) => inline.type === 'blank');
const itemsOf = ({ answer }: Exercise): string[] => (answer.type === 'list' ? answer.items : []);
const sourceOf = ({ passageId }: Exercise): PassageSource | undefined =>
  sources.find(({ id }) => id === passageId);
const instructionOf = ({ instruction }: Exercise): string =>
  instruction.map((inline) => ('text' in inline ? inline.text : '')).join('');

describe.each(kinds)('%s with words to write', (kind) => {
  test('the line with the words filled in is that of the teacher', () => {
    const made = makeAll(kind);
    expect(made.length).toBeGreaterThanOrEqual(sources.length / 5);
    for (const exercise of made) {
      const rest = [...itemsOf(exercise)];
      const filled = boxOf(exercise).map((inline) =>
        inline.type === 'blank' ? rest.shift() : 'text' in inline ? inline.text : '',
      );
      expect(filled.join('')).toBe(sourceOf(exercise)?.[kind]);
      expect(exercise.options).toEqual([]);
      expect(exercise.changes).toEqual([]);
    }
  });

  test('each blank has its label and first letters, and the rest of the line betrays no word', () => {
    for (const exercise of makeAll(kind)) {
      const items = itemsOf(exercise);
      expect(blanksOf(exercise).map(({ label }) => label)).toEqual(['(A)', '(B)'].slice(0, items.length));
      const shown = boxOf(exercise)
        .map((inline) => ('text' in inline ? inline.text : ''))
        .join(' ')
        .toLowerCase();
      blanksOf(exercise).forEach(({ hint = '' }, at) => {
        expect(hint).not.toBe('');
        expect(items[at]?.startsWith(hint)).toBe(true);
        expect(shown.split(/\W+/u)).not.toContain(items[at]?.toLowerCase());
      });
    }
  });

  test('a word stands in the passage as it is written unless the instruction asks for another form', () => {
    for (const exercise of makeAll(kind)) {
      const words = new Set(
        sourceOf(exercise)
          ?.text.toLowerCase()
          .match(/\p{L}+/gu),
      );
      blanksOf(exercise).forEach(({ label = '' }, at) => {
        const item = itemsOf(exercise)[at]?.toLowerCase() ?? '';
        if (!words.has(item)) expect(instructionOf(exercise).split('(단, ')[1]).toContain(label);
      });
    }
  });

  test('no other word of the passage with the letters has the class of the word', () => {
    for (const exercise of makeAll(kind)) {
      const source = sourceOf(exercise);
      const tokens = source ? analysePassageOnce(source).tokens : [];
      blanksOf(exercise).forEach(({ hint = '' }, at) => {
        const item = itemsOf(exercise)[at]?.toLowerCase() ?? '';
        const own = tokens.find(({ lower }) => lower === item);
        const rivals = tokens.filter(
          ({ lower, lemma, tag }) =>
            lower.startsWith(hint.toLowerCase()) &&
            tag.slice(0, 2) === own?.tag.slice(0, 2) &&
            lower !== item &&
            lemma !== own.lemma,
        );
        expect(rivals.map(({ text }) => text)).toEqual([]);
      });
    }
  });

  test('the explanation names each word and quotes the passage', () => {
    for (const exercise of makeAll(kind)) {
      const bare = (text = ''): string => text.replace(/[“”"]/gu, '').replace(/\s+/gu, ' ');
      const [opening = '', ...rest] = exercise.explanation;
      expect(opening).toContain(sourceOf(exercise)?.[kind]);
      itemsOf(exercise).forEach((item, at) => {
        const quoted = /“(?:… )?(.+?)(?: …)?”/u.exec(rest[at] ?? '')?.[1];
        expect(rest[at]).toContain(item);
        expect(bare(sourceOf(exercise)?.text)).toContain(quoted);
      });
      expect(rest.at(-1)).toMatch(/배점: .*2점.*부분 점수/u);
      expect(exercise.points).toBe(2 * itemsOf(exercise).length);
    }
  });

  test('the same seed gives the same exercise, and the B form leaves it as it is', () => {
    const made = makeAll(kind, 7);
    expect(makeAll(kind, 7)).toEqual(made);
    const byId = new Map(made.map((one) => [one.id, one]));
    for (const exercise of makeFormB(made, 3)) expect(exercise).toEqual(byId.get(exercise.id));
  });

  test('re-rolling gives other words until there are none, and then says so', () => {
    const shown: string[] = [];
    for (let turn = 0; turn < 60; turn += 1) {
      const made = makeExercise(kind, forests, { ...written, excludedSignatures: shown }, turn);
      if ('refused' in made) {
        expect(made.reason).toMatch(/다른 .+ 문항이 없어요\.$/u);
        break;
      }
      expect(shown).not.toContain(made.signature);
      shown.push(made.signature);
    }
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(60);
  });

  test('a word that the teacher holds fast is asked', () => {
    for (const exercise of makeAll(kind)) {
      for (const { id } of exercise.candidates) {
        const source = sourceOf(exercise);
        const again = source && makeExercise(kind, source, { ...written, lockedSpots: [id] }, 2);
        if (again === undefined || 'refused' in again) throw new Error(id);
        expect(again.candidates.find((one) => one.id === id)?.isUsed).toBe(true);
      }
    }
  });

  test('it is made where the teacher asks for no way, and five options only where they are asked for', () => {
    for (const source of sources) {
      expect(makeExercise(kind, source, {}, 1)).toEqual(makeExercise(kind, source, written, 1));
      const chosen = makeExercise(kind, source, { mode: 'choice' }, 1);
      if (!('refused' in chosen)) expect(chosen.options).toHaveLength(5);
    }
  });
});

test('a form that has to change is asked for, and the explanation says why', () => {
  const all = [1, 2, 3, 4, 5, 6].map((seed) => makeExercise('topic', forests, written, seed));
  const told = all.flatMap((one) => ('refused' in one ? [] : one.explanation)).join('\n');
  expect(told).toContain(
    'protecting: 본문의 “… protects the children who play under it.”에 쓰인 protects를 찾아, 전치사 in 뒤이므로 동명사로 쓴다.',
  );
});

test('a line that shares no word with the passage is refused', () => {
  const made = makeExercise('topic', { ...forests, topic: 'the history of music' }, written, 1);
  expect('refused' in made && made.reason).toMatch(/핵심어를 찾지 못했어요\.$/u);
});

test('the direction says which words stay as they are, and never that of one that changes', () => {
  for (const kind of kinds)
    for (const exercise of makeAll(kind)) {
      const [asked = '', note = ''] = instructionOf(exercise).split('(단, ');
      expect(asked.includes('그대로')).toBe(note === '');
      if (note === '') continue;
      for (const { label = '' } of blanksOf(exercise)) expect(note).toContain(label);
    }
});
