import { type Exercise, makeExercise, sampleBook } from '@jadoo/engine';
import { describe, expect, test } from 'vitest';
import { addShown, findEditProblems, getShownKey } from './exam-data.rules.ts';

const source = sampleBook.units[0]?.passages[0]?.source;
if (!source) throw new Error('no sample');
const made = makeExercise('grammar-error', source, {}, 7);
if ('refused' in made) throw new Error('the first sample carries a 어법 exercise');
const exercise: Exercise = { ...made, id: `${getShownKey(made)}:1` };

describe('undo', () => {
  test('brings back an exercise that was left out before', () => {
    const shown = addShown({}, [exercise]);
    expect(findEditProblems([exercise], [], shown)).toEqual([]);
  });

  test('brings back the exercise that a re-roll replaced', () => {
    const rerolled = { ...exercise, seed: exercise.seed + 1, signature: 'another' };
    const shown = addShown({}, [exercise, rerolled]);
    expect(findEditProblems([exercise], [rerolled], shown)).toEqual([]);
  });

  test('never adds what this paper has not shown, nor the same exercise twice', () => {
    const foreign = { ...exercise, id: `${getShownKey(exercise)}:2`, signature: 'never shown' };
    const shown = addShown({}, [exercise]);
    expect(findEditProblems([exercise, foreign], [exercise], shown)).toEqual([
      { path: 'EXERCISES.1', message: '이 자료에 없는 문항이에요.' },
    ]);
    expect(findEditProblems([exercise, exercise], [], shown).map(({ message }) => message)).toEqual([
      '같은 문항이 두 번 있어요.',
    ]);
  });

  test('checks the words of what comes back', () => {
    const [first, ...rest] = exercise.options;
    if (!first) throw new Error('five options were expected');
    const twin = { ...exercise, options: [first, first, ...rest.slice(1)] };
    expect(findEditProblems([twin], [], addShown({}, [exercise]))).toEqual([
      { path: 'EXERCISES.0', message: '같은 선택지가 두 번 있어요.' },
    ]);
  });
});
