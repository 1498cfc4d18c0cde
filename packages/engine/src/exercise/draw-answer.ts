import { pickWeighted, type Random } from '#random.ts';

/** ② to ⑤ come a little more often than ①. */
const optionWeights: readonly number[] = [3, 4, 4, 4, 4];
const markWeights: readonly number[] = [3, 5, 5, 5, 5];

/** Draws where the right option stands, 1–5. */
export function drawAnswerNumber(random: Random): number {
  return pickWeighted(random, [1, 2, 3, 4, 5], (number) => optionWeights[number - 1] ?? 1);
}

/** Draws one of the sets of five marks, given by the place of the answer, 0–4; undefined when there is none. */
export function drawByAnswer<MarkSet>(
  byAnswer: ReadonlyMap<number, { set: MarkSet }>,
  random: Random,
): MarkSet | undefined {
  const answers = [...byAnswer.keys()].sort((a, b) => a - b);
  if (answers.length === 0) return undefined;
  return byAnswer.get(pickWeighted(random, answers, (answer) => markWeights[answer] ?? 1))?.set;
}
