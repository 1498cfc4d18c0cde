import { findAntonyms, findConfusables } from '@jadoo/lexicon';
import { describe, expect, test } from 'vitest';

import type { Exercise, KindId, KindOptions, PassageSource } from '#exercise/exercise.ts';
import { makeExercise } from '#exercise/registry.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { sampleBook } from '#sample-book.ts';
import { takesAn } from '#wording/swap-form.ts';
import { findWordSpots } from '#wording/word-spots.ts';

const passages = sampleBook.units.flatMap((unit) => unit.passages.map(({ source }) => source));
const seeds = [1, 2, 3, 4, 5, 6];

function makeAll(kind: KindId, options: KindOptions = {}): Exercise[] {
  return passages.flatMap((source) =>
    seeds.flatMap((seed) => {
      const made = makeExercise(kind, source, options, seed);
      return 'refused' in made ? [] : [made];
    }),
  );
}

const sourceOf = (id: string): PassageSource =>
  passages.find((source) => source.id === id) ?? { id, text: '' };
const tokensOf = (id: string) => analysePassageOnce(sourceOf(id)).tokens;

function inlinesOf({ body }: Exercise) {
  const [block] = body;
  if (block?.type !== 'paragraph') throw new Error('no paragraph');
  return block.inlines;
}

const shownText = (exercise: Exercise) =>
  inlinesOf(exercise)
    .map((inline) => ('text' in inline ? inline.text : ''))
    .join('');

describe('word-error', () => {
  const made = makeAll('word-error');

  test('a seventh of the sample passages carry one', () => {
    expect(made.length).toBeGreaterThanOrEqual(passages.length * seeds.length * 0.15);
  });

  test('exactly one span differs, and putting it back gives the source', () => {
    for (const exercise of made) {
      expect(exercise.changes).toHaveLength(1);
      const { start, end, original, shown } = exercise.changes[0] ?? {
        start: 0,
        end: 0,
        original: '',
        shown: '',
      };
      const { text } = sourceOf(exercise.passageId);
      expect(text.slice(start, end)).toBe(original);
      expect(shown).not.toBe(original);
      expect(shownText(exercise)).toBe(text.slice(0, start) + shown + text.slice(end));
    }
  });

  test('the replaced word stands under the mark that is the answer, the other four as in the source', () => {
    for (const exercise of made) {
      const underlines = inlinesOf(exercise).filter((inline) => inline.type === 'underline');
      expect(underlines.map(({ mark }) => mark)).toEqual(['①', '②', '③', '④', '⑤']);
      const used = exercise.candidates.filter(({ isUsed }) => isUsed);
      const number = exercise.answer.type === 'option' ? exercise.answer.number : 0;
      for (const [index, { text }] of underlines.entries()) {
        const { start, end } = used[index] ?? { start: 0, end: 0 };
        const original = sourceOf(exercise.passageId).text.slice(start, end);
        if (index === number - 1) expect(text).toBe(exercise.changes[0]?.shown);
        else expect(text).toBe(original);
      }
    }
  });

  test('marks stand at least four words apart, over four sentences, on at least two parts of speech', () => {
    for (const exercise of made) {
      const tokens = tokensOf(exercise.passageId);
      const used = exercise.candidates.filter(({ isUsed }) => isUsed);
      const places = used.map(({ start }) => tokens.findIndex((token) => token.start === start));
      for (let index = 1; index < places.length; index += 1)
        expect((places[index] ?? 0) - (places[index - 1] ?? 0)).toBeGreaterThan(4);
      expect(new Set(places.map((place) => tokens[place]?.sentence)).size).toBeGreaterThanOrEqual(4);
      expect(new Set(used.map(({ category }) => category)).size).toBeGreaterThanOrEqual(2);
    }
  });

  test('the word shown is an authored opposite in the form of the right one, with the right article', () => {
    for (const exercise of made) {
      const tokens = tokensOf(exercise.passageId);
      const change = exercise.changes[0];
      const index = tokens.findIndex(({ start }) => start === change?.start);
      const spot = findWordSpots(analysePassageOnce(sourceOf(exercise.passageId))).find(
        ({ token }) => token.index === index,
      );
      const rival = spot?.rivals.find(({ swap }) => swap.form === change?.shown);
      const opposites = findAntonyms(spot?.token.lemma ?? '', spot?.pos ?? 'n').map(({ word }) => word);
      expect(opposites).toContain(rival?.swap.lemma);
      const { gist = '' } = sourceOf(exercise.passageId);
      expect((rival?.evidence.clues.length ?? 0) > 0 || gist !== '').toBe(true);
      const article = tokens[index - 1]?.lower;
      if (article === 'a' || article === 'an') expect(takesAn(change?.shown ?? '')).toBe(article === 'an');
    }
  });

  test("the explanation gives the teacher's own meaning of the right word", () => {
    const tokenOf = ({ passageId, changes }: Exercise) =>
      tokensOf(passageId).find(({ start }) => start === changes[0]?.start);
    // A comparative would be 더 나만의 뜻.
    const first = made.find((exercise) => !/^(?:JJ|RB)[RS]$/u.test(tokenOf(exercise)?.tag ?? 'JJR'));
    const token = first && tokenOf(first);
    if (!first || !token) throw new Error('no exercise');
    const source = { ...sourceOf(first.passageId), ownMeanings: { [token.lemma]: '나만의 뜻' } };
    const again = makeExercise('word-error', source, {}, first.seed);
    expect('explanation' in again && again.explanation[0]).toContain(`${token.text}(나만의 뜻)`);
  });

  test('no marked word is the evidence against the wrong one', () => {
    for (const exercise of made) {
      const spots = findWordSpots(analysePassageOnce(sourceOf(exercise.passageId)));
      const spot = spots.find(({ token }) => token.start === exercise.changes[0]?.start);
      const rival = spot?.rivals.find(({ swap }) => swap.form === exercise.changes[0]?.shown);
      const clues = new Set(rival?.evidence.clues.map(({ token }) => token.start));
      for (const { start, isUsed } of exercise.candidates) if (isUsed) expect(clues.has(start)).toBe(false);
    }
  });

  test('the explanation names the wrong and the right word with their meanings and quotes the passage, or its 요지', () => {
    for (const exercise of made) {
      const [first = '', second = ''] = exercise.explanation;
      expect(first).toMatch(/^정답 [①-⑤] \[(?:명사|동사|형용사|부사)\] ‘[a-z]+\([^()]*[가-힣][^‘]*\)’/u);
      expect(first).toContain(`‘${exercise.changes[0]?.original ?? ''}(`);
      const quoted = [...second.matchAll(/(?:문장의|부분의|,) ‘(?![가-힣(])(.+?)’(?=[가-힣,])/gu)].map(
        ([, words = '']) => words,
      );
      const { text, gist = '' } = sourceOf(exercise.passageId);
      expect(quoted.length > 0 || second.includes(`‘${gist.replace(/\.$/u, '')}’`)).toBe(true);
      for (const words of quoted) expect(text.replace(/\s+/gu, ' ')).toContain(words);
    }
  });

  test('nothing that a student sees tells the answer', () => {
    for (const exercise of made) {
      expect(exercise.instruction.map((inline) => ('text' in inline ? inline.text : '')).join('')).toBe(
        '다음 글의 밑줄 친 부분 중, 문맥상 낱말의 쓰임이 적절하지 않은 것은?',
      );
      expect(JSON.stringify([exercise.body, exercise.options])).not.toMatch(/정답|[가-힣]/u);
      expect(exercise.points).toBe(3);
    }
  });

  test('every answer number comes up, ① not more than the others', () => {
    const counts = [0, 0, 0, 0, 0];
    // Few passages of the book carry one: it takes more draws to see each number.
    for (let seed = 1; seed <= 12; seed += 1)
      for (const source of passages) {
        const result = makeExercise('word-error', source, {}, seed);
        if ('refused' in result || result.answer.type !== 'option') continue;
        const { number } = result.answer;
        counts[number - 1] = (counts[number - 1] ?? 0) + 1;
      }
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(counts[0]).toBeLessThanOrEqual(Math.max(...counts.slice(1)));
  });

  test('the same seed makes the same exercise, and a re-roll never repeats one', () => {
    for (const source of passages.slice(0, 6)) {
      expect(makeExercise('word-error', source, {}, 7)).toEqual(makeExercise('word-error', source, {}, 7));
      const excludedSignatures: string[] = [];
      for (let round = 0; round < 3; round += 1) {
        const again = makeExercise('word-error', source, { excludedSignatures }, 7);
        if ('refused' in again) break;
        expect(excludedSignatures).not.toContain(again.signature);
        excludedSignatures.push(again.signature);
      }
    }
  });

  test('a locked word stays marked and a focus decides the part of speech where it can', () => {
    let locked = 0;
    const first = made.filter(({ seed }) => seed === 1);
    for (const exercise of first) {
      const spot = exercise.candidates.find(({ isUsed }) => isUsed);
      const again = makeExercise(
        'word-error',
        sourceOf(exercise.passageId),
        { lockedSpots: [spot?.id ?? ''] },
        3,
      );
      if ('refused' in again) continue;
      if (again.candidates.find(({ id }) => id === spot?.id)?.isUsed === true) locked += 1;
    }
    expect(locked).toBeGreaterThanOrEqual(first.length * 0.8);
    const count = (category: string, of: readonly Exercise[]) =>
      of.flatMap(({ candidates }) => candidates.filter((one) => one.isUsed && one.category === category))
        .length;
    for (const category of ['동사', '명사', '형용사'])
      expect(count(category, makeAll('word-error', { focus: [category] }))).toBeGreaterThan(
        count(category, made),
      );
  });

  test('a passage without contradiction to build on is refused in Korean', () => {
    const refused = makeExercise(
      'word-error',
      { id: 'x', text: 'I saw a cat. It sat on a mat. We went home. They had tea. It rained. He slept.' },
      {},
      1,
    );
    expect(refused).toMatchObject({ refused: true, kind: 'word-error' });
    if ('refused' in refused) expect(refused.reason).toMatch(/[가-힣].*요\.$/u);
  });
});

describe('word-choice', () => {
  const made = makeAll('word-choice');

  test('a few of the sample passages carry three to eight sure places', () => {
    expect(made.length).toBeGreaterThan(passages.length * seeds.length * 0.04);
    for (const { answer, points } of made) {
      if (answer.type !== 'list') throw new Error('no list');
      expect(answer.items.length).toBeGreaterThanOrEqual(3);
      expect(answer.items.length).toBeLessThanOrEqual(8);
      expect(points).toBe(answer.items.length);
    }
  });

  test('the right words in their places give the source', () => {
    for (const exercise of made) {
      const answers = exercise.answer.type === 'list' ? [...exercise.answer.items] : [];
      const text = inlinesOf(exercise)
        .map((inline) => {
          if (inline.type === 'choice') {
            const right = answers.shift() ?? '';
            expect([inline.left, inline.right]).toContain(right);
            return right;
          }
          return 'text' in inline ? inline.text : '';
        })
        .join('');
      expect(text).toBe(sourceOf(exercise.passageId).text);
    }
  });

  test('every pair is authored, labels count up, and either side may be right', () => {
    const sides = { left: 0, right: 0 };
    for (const exercise of made) {
      const answers = exercise.answer.type === 'list' ? exercise.answer.items : [];
      const spots = findWordSpots(analysePassageOnce(sourceOf(exercise.passageId)));
      const choices = inlinesOf(exercise).filter((inline) => inline.type === 'choice');
      for (const [index, { left, right, label }] of choices.entries()) {
        expect(label).toBe(`(${index + 1})`);
        const isLeft = answers[index] === left;
        sides[isLeft ? 'left' : 'right'] += 1;
        const spot = spots.find(({ token }) => token.start === exercise.changes[index]?.start);
        const other = spot?.rivals.find(({ swap }) => swap.form === (isLeft ? right : left))?.swap.lemma;
        const lemma = spot?.token.lemma ?? '';
        const authored = [
          ...findAntonyms(lemma, spot?.pos ?? 'n'),
          ...findConfusables(lemma, spot?.pos ?? 'n'),
        ];
        expect(authored.map(({ word }) => word)).toContain(other);
      }
    }
    expect(Math.min(sides.left, sides.right)).toBeGreaterThan(Math.max(sides.left, sides.right) * 0.6);
  });

  test('no word stands in two pairs', () => {
    for (const exercise of made) {
      const words = inlinesOf(exercise).flatMap((inline) =>
        inline.type === 'choice' ? [inline.left, inline.right] : [],
      );
      expect(new Set(words).size).toBe(words.length);
    }
  });

  test('each line of the explanation gives both words with their meanings', () => {
    for (const { explanation, answer } of made) {
      const items = answer.type === 'list' ? answer.items : [];
      expect(explanation).toHaveLength(items.length);
      for (const [index, line] of explanation.entries()) {
        expect(line).toContain(`(${index + 1}) [`);
        expect(line).toContain(`‘${items[index] ?? ''}(`);
        expect(line).toMatch(/\([^()]*[가-힣].*\) *’ \/ ‘.*[가-힣]/u);
      }
    }
  });

  test('the wished count is not exceeded, the same seed gives the same, a re-roll another', () => {
    for (const source of passages.slice(0, 8)) {
      const first = makeExercise('word-choice', source, { count: 5 }, 5);
      expect(makeExercise('word-choice', source, { count: 5 }, 5)).toEqual(first);
      if ('refused' in first) continue;
      expect(first.points).toBeLessThanOrEqual(5);
      const again = makeExercise(
        'word-choice',
        source,
        { count: 5, excludedSignatures: [first.signature] },
        5,
      );
      if (!('refused' in again)) expect(again.signature).not.toBe(first.signature);
    }
  });
});
