import type { Exercise } from '#exercise/exercise.ts';
import { optionMarks } from '#exercise/option-marks.ts';

/**
 * The exercise with its options in another order; answer and explanation follow. `order` names for each new
 * place the old one, from 0.
 */
export function permuteOptions(exercise: Exercise, order: readonly number[]): Exercise {
  if (exercise.answer.type !== 'option') return exercise;
  const renumber = (text: string): string =>
    text.replace(/[①-⑤]/gu, (mark) => optionMarks[order.indexOf(optionMarks.indexOf(mark))] ?? mark);
  return {
    ...exercise,
    options: order.map((from) => exercise.options[from] ?? []),
    answer: { type: 'option', number: order.indexOf(exercise.answer.number - 1) + 1 },
    explanation: exercise.explanation.map((line) => sortNamed(renumber(line))),
  };
}

/** A line that tells of several options names them in their order. */
function sortNamed(line: string): string {
  const end = line.indexOf(': ');
  const named = line.slice(0, end).split(/, (?=[①-⑤] )/u);
  return named.length > 1 ? named.sort().join(', ') + line.slice(end) : line;
}
