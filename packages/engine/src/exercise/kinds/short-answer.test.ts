import { describe, expect, test } from 'vitest';

import type { Block, Exercise, Inline, KindOptions, MakeResult, PassageSource } from '#exercise/exercise.ts';
import { makeShortAnswer } from '#exercise/kinds/short-answer.ts';
import { planBlankTask } from '#meaning/written-tasks.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { createRandom } from '#random.ts';
import { sampleBook } from '#sample-book.ts';
import { makeFormB } from '#selection/form-b.ts';

const sources: PassageSource[] = sampleBook.units.flatMap((unit) =>
  unit.passages.map(({ source }) => source),
);

function make(source: PassageSource, seed: number, options: KindOptions = {}): MakeResult {
  const analysis = analysePassageOnce(source);
  return makeShortAnswer({ source, analysis, options, seed, random: createRandom(seed) });
}

function makeAfresh(seed: number): Exercise[] {
  return sources.flatMap((source) => {
    const result = make(source, seed);
    return 'refused' in result ? [] : [result];
  });
}

const madeBySeed = new Map<number, Exercise[]>();
/** Several tests look at the exercises of one seed. */
function makeAll(seed: number): Exercise[] {
  const known = madeBySeed.get(seed) ?? makeAfresh(seed);
  madeBySeed.set(seed, known);
  return known;
}

const textOf = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (inline.type === 'blank') return `[${inline.label ?? ''}${inline.hint ?? ''}]`;
      return 'text' in inline ? inline.text : '';
    })
    .join('');
const shownOf = ({ body }: Exercise): string =>
  body.map((block: Block) => (block.type === 'paragraph' ? textOf(block.inlines) : '')).join('');
const promptsOf = ({ body }: Exercise): string[] =>
  body.flatMap((block) => (block.type === 'items' ? block.items.map(({ prompt }) => textOf(prompt)) : []));
const answersOf = ({ answer }: Exercise): string[] => (answer.type === 'list' ? answer.items : []);
const sourceOf = ({ passageId }: Exercise): PassageSource => {
  const found = sources.find(({ id }) => id === passageId);
  if (!found) throw new Error('no source');
  return found;
};

describe('서술형', () => {
  test.each([1, 2, 3])('two or three questions, each with an answer and its points (seed %i)', (seed) => {
    const made = makeAll(seed);
    expect(made.length).toBeGreaterThanOrEqual(22);
    for (const exercise of made) {
      const prompts = promptsOf(exercise);
      expect(prompts.length).toBeGreaterThanOrEqual(2);
      expect(answersOf(exercise)).toHaveLength(prompts.length);
      const points = prompts.map((prompt) => Number(/\[(\d)점\]/u.exec(prompt)?.[1]));
      expect(points.reduce((sum, one) => sum + one, 0)).toBe(exercise.points);
      for (const line of exercise.explanation) expect(line).toContain('부분 점수');
    }
  });

  test('a locked place is asked, and every place that is asked is a candidate', () => {
    const first = makeAll(1)[0];
    if (!first) throw new Error('no exercise');
    const other = first.candidates.find(({ isUsed, category }) => !isUsed && category === '빈칸');
    if (!other) throw new Error('no other word');
    const locked = make(sourceOf(first), 1, { lockedSpots: [other.id] });
    if ('refused' in locked) throw new Error(locked.reason);
    expect(locked.candidates.find(({ id }) => id === other.id)?.isUsed).toBe(true);
    expect(locked.candidates.filter(({ isUsed }) => isUsed)).toHaveLength(promptsOf(locked).length);
  });

  test('of two blanks (A) stands first', () => {
    const made = makeAll(1).filter((exercise) => shownOf(exercise).includes('[(B)'));
    expect(made.length).toBeGreaterThan(0);
    for (const exercise of made)
      expect(shownOf(exercise).indexOf('[(A)')).toBeLessThan(shownOf(exercise).indexOf('[(B)'));
  });

  test('the changes undone give the passage', () => {
    for (const exercise of [1, 2].flatMap(makeAll)) {
      const { text } = sourceOf(exercise);
      let position = 0;
      for (const { start, end, original } of exercise.changes) {
        expect(start).toBeGreaterThanOrEqual(position);
        expect(text.slice(start, end)).toBe(original);
        position = end;
      }
    }
  });

  test('no answer stands on the paper: blank word, ordered sentence, corrected form', () => {
    for (const exercise of [1, 2, 3].flatMap(makeAll)) {
      const shown = shownOf(exercise);
      promptsOf(exercise).forEach((prompt, index) => {
        const answer = answersOf(exercise)[index] ?? '';
        if (prompt.includes('<보기>')) {
          expect(shown).not.toContain(answer);
          const units = (prompt.split('<보기> ').at(-1) ?? '').split('/').join(' ');
          const lettersOf = (value: string) =>
            value
              .toLowerCase()
              .replace(/[^a-z]/gu, '')
              .split('')
              .sort()
              .join('');
          expect(lettersOf(units)).toBe(lettersOf(answer));
        } else if (prompt.includes('<조건>')) {
          expect(shown.toLowerCase()).not.toMatch(new RegExp(String.raw`\b${answer.toLowerCase()}\b`, 'u'));
          expect(prompt).toContain(`첫 글자가 ${answer.charAt(0)}인`);
        } else expect(answer).toMatch(/^\([abc]\) .+ → .+$/u);
      });
    }
  });

  test('one of the three underlines is wrong and stands under its letter', () => {
    for (const exercise of makeAll(4)) {
      const underlines = exercise.body.flatMap((block) =>
        block.type === 'paragraph' ? block.inlines.filter((inline) => inline.type === 'underline') : [],
      );
      expect(underlines.map(({ mark }) => mark)).toEqual(
        underlines.length === 0 ? [] : ['(a)', '(b)', '(c)'],
      );
      const answer = answersOf(exercise).find((one) => one.includes('→'));
      if (answer === undefined) continue;
      const [, mark, wrong, right] = /^(\([abc]\)) (.+) → (.+)$/u.exec(answer) ?? [];
      expect(underlines.find((one) => one.mark === mark)?.text).toBe(wrong);
      expect(exercise.changes.some(({ original, shown }) => original === right && shown === wrong)).toBe(
        true,
      );
    }
  });

  test.each([
    ['The guests had waited in the cold colonnade until the rain stopped.', 'colonnade'],
    ['The old ships carried stones as ballast when they left the harbor.', 'ballast'],
    ['The young clerk leaned on the balustrade and watched the dancers.', 'balustrade'],
    ['The tired guests made their excuses and left the noisy hall.', 'excuses'],
    ['The old ministers paid their respects to the widow of the king.', 'respects'],
    ['The young doctor took her leave after the long speech.', 'leave'],
    ['The young doctor opened the window again.', 'again'],
    ['The prices of bread deteriorated further in the spring.', 'further'],
    ['The old clerk avoided confusing the guests in the hall.', 'confusing'],
    ['The young riders wore helmets when they crossed the valley.', 'helmets'],
  ])('a word is not asked that no student needs or that means something else here: %s', (last, word) => {
    const text = `The evening was long and quiet. ${last}`;
    const analysis = analysePassageOnce({ id: 'p', text });
    const random = createRandom(1);
    const context = { source: { id: 'p', text }, analysis, options: {}, seed: 1, random };
    const asked = planBlankTask(context, new Set(), random)?.candidates ?? [];
    expect(asked.map(({ start, end }) => text.slice(start, end))).not.toContain(word);
    expect(text.indexOf(word)).toBeGreaterThan(0);
  });

  test('the meaning that is given is one that the translation has, or the only one', () => {
    const instrument = sources.find(({ id }) => id === 'sample-10');
    if (!instrument) throw new Error('no sample-10');
    for (let seed = 1; seed <= 30; seed += 1) {
      const result = make(instrument, seed);
      if ('refused' in result) throw new Error(result.reason);
      expect(promptsOf(result).join(' ')).not.toContain('악기');
    }
  });

  test('nothing is to be corrected that several conjunctions would mend', () => {
    for (const seed of [1, 2, 3])
      for (const { answer } of makeAll(seed)) {
        const items = answer.type === 'list' ? answer.items.join(' ') : '';
        expect(items).not.toMatch(/→ (?:when|while|because|although|since|once)\b/iu);
      }
  });

  test('no question is asked of a sentence that the passage has twice', () => {
    for (const source of sources) {
      const again = source.text.split(/(?<=[.!?]) /u).at(-1) ?? '';
      const text = `${again} ${source.text}`;
      const twice = { id: source.id, text };
      for (const seed of [1, 2, 3]) {
        const result = make(twice, seed);
        if ('refused' in result) continue;
        const shown = shownOf(result);
        expect(shown.split(again)).toHaveLength(3);
      }
    }
  });

  test('without a translation nothing is to be put in order', () => {
    for (const { id, text } of sources.slice(0, 8)) {
      const result = make({ id, text }, 1);
      if ('refused' in result) continue;
      expect(promptsOf(result).join(' ')).not.toContain('<보기>');
    }
  });

  test('same seed, same exercise; re-rolling gives another', () => {
    expect(makeAfresh(5)).toEqual(makeAll(5));
    const [source] = sources;
    if (!source) throw new Error('no source');
    const shown: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const result = make(source, 1, { excludedSignatures: shown });
      if ('refused' in result) throw new Error(result.reason);
      expect(shown).not.toContain(result.signature);
      shown.push(result.signature);
    }
  });

  test('in the B form every answer stays with its question', () => {
    const made = makeAll(6);
    const pairs = (exercise: Exercise) =>
      new Map(promptsOf(exercise).map((prompt, index) => [prompt, answersOf(exercise)[index]]));
    const formB = makeFormB(made, 2);
    for (const exercise of made) {
      const other = formB.find(({ id }) => id === exercise.id);
      expect(other && pairs(other)).toEqual(pairs(exercise));
    }
  });

  test('a text without grammar points and known words is refused', () => {
    const result = make({ id: 'x', text: 'Go. Go on. Stop it. Do so.' }, 1);
    expect('refused' in result && result.reason).toMatch(/두 개 이상/u);
  });
});
