import type { Random } from '#random.ts';

/** The marks of five options, and of what five options stand for in the text. */
export const optionMarks: readonly string[] = ['①', '②', '③', '④', '⑤'];

/** ② to ⑤ come a little more often than ①. */
const answerWeights: readonly number[] = [3, 4, 4, 4, 4];

/** Draws where the right option stands, 1–5. */
export function drawAnswerNumber(random: Random): number {
  return random.pick(
    answerWeights.flatMap((weight, index) => Array.from({ length: weight }, () => index + 1)),
  );
}
