import { describe, expect, test } from 'vitest';
import sampleData from '../../../data/sample-book.json' with { type: 'json' };
import type { Exercise, PassageSource } from '#exercise/exercise.ts';
import { makeExercise } from '#exercise/registry.ts';

const sources: PassageSource[] = sampleData.units
  .flatMap((unit) => unit.passages)
  .map((passage) => ({ id: passage.id, text: passage.sentences.map((sentence) => sentence.en).join(' ') }));

function makeAll(seed: number): Exercise[] {
  return sources.flatMap((source) => {
    const result = makeExercise('insertion', source, {}, seed);
    return 'refused' in result ? [] : [result];
  });
}

const answerOf = ({ answer }: Exercise): number => (answer.type === 'option' ? answer.number : 0);

function readBody(exercise: Exercise): { given: string; parts: string[]; marks: string[] } {
  const [box, paragraph] = exercise.body;
  if (box?.type !== 'box' || paragraph?.type !== 'paragraph') throw new Error('no body');
  const [inline] = box.paragraphs[0] ?? [];
  const marks = paragraph.inlines.flatMap((part) => (part.type === 'insertion-point' ? [part.mark] : []));
  const text = paragraph.inlines.map((part) => (part.type === 'text' ? part.text : '\u0000')).join('');
  return { given: inline?.type === 'text' ? inline.text : '', parts: text.split('\u0000'), marks };
}

describe('문장 삽입', () => {
  test.each([1, 2, 3])('putting the sentence back where the key says gives the passage (seed %i)', (seed) => {
    const exercises = makeAll(seed);
    expect(exercises.length).toBeGreaterThanOrEqual(10);
    for (const exercise of exercises) {
      if (exercise.answer.type !== 'option') throw new Error('no option');
      const { given, parts } = readBody(exercise);
      const key = exercise.answer.number;
      const joined = parts
        .map((part, index) => (index === key ? `${given} ${part.trim()}` : part.trim()))
        .join(' ');
      expect(joined).toBe(sources.find(({ id }) => id === exercise.passageId)?.text);
    }
  });

  test('five gaps in order, none before the first or after the last of seven sentences', () => {
    for (const exercise of makeAll(4)) {
      const { parts, marks } = readBody(exercise);
      expect(marks).toEqual(['①', '②', '③', '④', '⑤']);
      expect(parts.every((part) => part.trim() !== '')).toBe(true);
    }
  });

  test('re-rolling never gives the same sentence again', () => {
    for (const exercise of makeAll(5)) {
      const source = sources.find(({ id }) => id === exercise.passageId);
      if (!source) throw new Error('no source');
      const again = makeExercise('insertion', source, { excludedSignatures: [exercise.signature] }, 5);
      if (!('refused' in again)) expect(again.signature).not.toBe(exercise.signature);
    }
  });

  test('a sentence inside a quotation that began earlier is never taken out', () => {
    const text =
      'The news came late. “We have lost a friend,” said the captain. “This friend taught us to sail. ' +
      'Such lessons stay with a crew.” The captain stopped. The crew looked at the captain. Nobody spoke. The night went on.';
    const result = makeExercise('insertion', { id: 'quote', text }, {}, 1);
    expect('refused' in result ? '' : readBody(result).given).not.toContain('friend taught');
  });

  const mast =
    'A young sailor bought an old boat. He found no mast in it. However, a tall tree stood on a hill. ' +
    'The tree was heavy. Many friends helped to cut it. The boat sailed in May. It never came back.';

  test('of seven sentences each but the first follows a gap, the last of them included', () => {
    const result = makeExercise('insertion', { id: 'seven', text: mast }, {}, 1);
    if ('refused' in result) throw new Error(result.reason);
    const { given, parts } = readBody(result);
    expect(given).toBe('However, a tall tree stood on a hill.');
    expect(parts.at(-1)?.trim()).toBe('It never came back.');
    expect(result.answer).toEqual({ type: 'option', number: 2 });
  });

  test('each of the other gaps has its reason', () => {
    const result = makeExercise('insertion', { id: 'seven', text: mast }, {}, 1);
    if ('refused' in result) throw new Error(result.reason);
    expect(result.explanation).toEqual([
      '주어진 문장의 연결어 ‘However’는 앞 문장의 내용을 뒤집는 말을 이끈다.',
      '주어진 문장에서 ‘a tall tree’로 처음 나온 것이 뒤 문장에서 ‘The tree’로 다시 언급된다.',
      '①에 넣으면 그 뒤 문장의 ‘He’가 받는 말과 떨어진다.',
      '③, ④, ⑤에 넣으면 ② 뒤 문장의 ‘The tree’가 받는 말보다 앞에 놓인다.',
      '따라서 주어진 문장은 ②에 들어가는 것이 가장 적절하다.',
    ]);
  });

  test.each(['This origin', 'The word natural'])(
    'a sentence that "however" alone would place is not taken out, whatever closes the other gaps: %s',
    (subject) => {
      const text =
        'Most buyers want natural flavors. The distinction, however, means little. A chemist makes both from wood. ' +
        `The artificial kind is cheap. What buyers value is the origin. ${subject} suggests purity. Firms charge high prices. These prices rise every year.`;
      const result = makeExercise('insertion', { id: 'flavors', text }, {}, 1);
      expect('refused' in result ? '' : readBody(result).given).not.toContain('however');
    },
  );

  test('a sentence with "by contrast" leaves unnumbered a gap that nothing but its contrast closes', () => {
    const text =
      'People who are sad do not reach for a cheerful march. They choose a slow song and play it again. ' +
      'One reason is that songs come without real trouble. Nobody has died, and it will be over in minutes. ' +
      'Another is that a sad song keeps us company. A happy tune, by contrast, sounds like a rude guest. ' +
      'We turn to such music, then, in order to feel less alone. It has always been so.';
    const result = makeExercise('insertion', { id: 'song', text }, {}, 1);
    expect('refused' in result ? '' : readBody(result).given).not.toContain('by contrast');
  });

  test('every numbered gap but one is told to be wrong', () => {
    for (const exercise of makeAll(6)) {
      const told = exercise.explanation
        .filter((line) => line.includes('에 넣으면'))
        .flatMap((line) => (line.split('에 넣으면')[0] ?? '').split(', '));
      const others = ['①', '②', '③', '④', '⑤'].filter((_, at) => at !== answerOf(exercise) - 1);
      expect(told.sort()).toEqual(others);
    }
  });

  test('a sentence that may sum up more than the one before has no place of its own', () => {
    const text =
      'Oaks bear few acorns in most years. In some years they bear thousands. This strange habit is a defense. Mice eat acorns all winter. Deer eat them, too. In lean years many mice die. Few remain when the great crop falls. Some seeds survive to sprout.';
    const given = [1, 2, 3, 4].map((seed) => {
      const result = makeExercise('insertion', { id: 'oaks', text }, {}, seed);
      return 'refused' in result ? '' : readBody(result).given;
    });
    for (const sentence of given) expect(sentence).not.toContain('This strange habit');
  });

  test('that a mere connective further on loses its neighbour closes no gap', () => {
    for (const { explanation } of makeAll(8))
      for (const line of explanation)
        expect(line).not.toMatch(/본문의 ‘(?:however|but|yet|therefore|also)’/iu);
  });

  test('six sentences are refused with their number: nothing would follow the last gap', () => {
    const text = mast.replace(' It never came back.', '');
    expect(makeExercise('insertion', { id: 'six', text }, {}, 1)).toMatchObject({
      refused: true,
      reason: expect.stringContaining('6개') as string,
    });
  });

  test('no gap is numbered inside a quotation', () => {
    const text =
      'A new bridge opened in May. Its builder, Mary Stone, gave a speech. “We worked for years. ' +
      'We lost many nights. We thank the town.” However, a boy laughed at her. The boy had seen a crack. The bridge was closed in June. ' +
      'It shook in the wind. Stone left the country. Nobody saw her again.';
    const result = makeExercise('insertion', { id: 'speech', text }, {}, 1);
    if ('refused' in result) throw new Error(result.reason);
    const { parts } = readBody(result);
    for (const part of parts) expect(part.split('“').length).toBe(part.split('”').length);
  });

  test('a sentence that only brings in a name is not asked where earlier gaps would do', () => {
    const text =
      'Two teams built a boat. Nobody helped them. The weather was bad. The boat sank in May. ' +
      'An engineer called Mary Stone wrote a report. It had ninety pages. Stone left the country. Nobody read it.';
    const result = makeExercise('insertion', { id: 'name', text }, {}, 1);
    expect('refused' in result ? '' : readBody(result).given).not.toContain('Mary Stone');
  });

  test('the explanation names the words of the given sentence and what they take up', () => {
    for (const exercise of makeAll(7)) {
      const { given, parts } = readBody(exercise);
      const shown = [given, ...parts].join(' ');
      const [first = ''] = exercise.explanation;
      const cited = [...first.matchAll(/‘([^’]+(?:’s [^’]+)?)’|(\d{4})년/gu)].map(
        ([, words = '', year = '']) => words || year,
      );
      expect(cited.length).toBeGreaterThan(0);
      for (const words of cited) expect(shown).toContain(words);
    }
  });
});

test('no gap opens before words that only add to a sentence', () => {
  const text =
    'Dora Lind sells coats. Her shop is small. However, many people visit it. They want something new. A bit more color. A bit more warmth. So she sews new linings. Therefore the coats look different. Customers wait for weeks.';
  const seen = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
    const result = makeExercise('insertion', { id: 'coats', text }, {}, seed);
    return 'refused' in result
      ? []
      : [
          readBody(result)
            .parts.slice(1)
            .map((part) => part.trim()),
        ];
  });
  expect(seen.length).toBeGreaterThan(0);
  for (const part of seen.flat()) expect(part).not.toMatch(/^A bit more/u);
});

test('a sentence that brings in a person is asked where only it explains the "he" after it', () => {
  const text =
    'Striped flies are left alone. Nobody could say why. Ivo Brandt, who spent years in Peru, gave the first answer. In his view, flies look like wasps. Birds have learned what hurts. Stripes warn at once. Wasps are common in June. Frost ends the play.';
  const result = makeExercise('insertion', { id: 'flies', text }, { lockedSpots: ['s2'] }, 1);
  expect('refused' in result ? '' : readBody(result).given).toMatch(/^Ivo Brandt/u);
});

test('that "This" would follow another statement closes no gap', () => {
  const text =
    'Boredom has a poor name. We carry a device that kills it. Still, it pushes us to look around. The mind turns inward at night. Ideas come while dishes are washed. Someone who reaches for a screen never gets that far. This is true of children above all. Parents who fill every hour may deprive them of quiet.';
  for (const seed of [1, 2, 3, 4]) {
    const result = makeExercise('insertion', { id: 'quiet', text }, {}, seed);
    expect('refused' in result ? '' : readBody(result).given).not.toMatch(/^This is true/u);
  }
});

test.each([
  ['therefore', 'Workers therefore stayed at home for the whole of the season.'],
  ['Such a custom', 'Such a custom makes sense for a people who live far from any road.'],
])('"%s" alone closes no gap, for it may take up more than one sentence', (_, text) => {
  const others = [
    'The valley freezes early in the year.',
    'Snow closes both passes in October.',
    'Wolves come down at night.',
    'Neighbors share wood and bread.',
    'Children learn at the kitchen table.',
    'Songs fill the evenings until spring.',
  ];
  const whole = [...others.slice(0, 4), text, ...others.slice(4)].join(' ');
  const result = makeExercise('insertion', { id: 'valley', text: whole }, {}, 1);
  expect('refused' in result ? '' : readBody(result).given).not.toBe(text);
});

test.each(['However, the lamps went out.', 'But the lamps went out.', 'The lamps, by contrast, went out.'])(
  '"%s" is not asked where nothing else tells its place',
  (turn) => {
    const text = `Old maps hung in the hall. Rain fell on the roof. Nobody spoke. Songs were sung by the fire. ${turn} Everybody laughed. Dawn came late. Bread was baked at noon.`;
    for (const seed of [1, 2, 3]) {
      const result = makeExercise('insertion', { id: 'hall', text }, {}, seed);
      expect('refused' in result ? '' : readBody(result).given).not.toBe(turn);
    }
  },
);
