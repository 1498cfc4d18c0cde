import type { Cue } from '#cohesion/cue.ts';

const mostOfSentence = 4;

/**
 * How much a reader stumbles over the sentences in this order: what points back to nothing, or past
 * the sentence just before. The order of the passage itself need not give zero.
 */
export function measureFaults(cues: readonly (readonly Cue[])[], order: readonly number[]): number {
  let total = 0;
  for (let place = 1; place < order.length; place += 1) {
    const own = cues[order[place] ?? -1] ?? [];
    const sum = own.reduce((faults, cue) => faults + measureCue(cue, order, place), 0);
    total += Math.min(sum, mostOfSentence);
  }
  return total;
}

function measureCue({ antecedents, lost, far }: Cue, order: readonly number[], place: number): number {
  const fitOf = (at: number): number => antecedents.get(order[at] ?? -1)?.fit ?? 0;
  const near = fitOf(place - 1);
  let any = near;
  for (let at = place - 2; at >= 0 && any < 1; at -= 1) any = Math.max(any, fitOf(at));
  return lost * (1 - any) + far * (any - near);
}
