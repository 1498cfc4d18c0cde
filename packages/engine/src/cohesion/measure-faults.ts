import type { Cue } from '#cohesion/cue.ts';
import { readOnce } from '#read-once.ts';

/** A cue that does not find its words where the sentences stand in another order. */
export interface Fault {
  /** Sentence index in the passage. */
  sentence: number;
  cue: Cue;
  cost: number;
  /** Nothing at all before explains the words. */
  isLost: boolean;
}

/** What another arrangement of the sentences does to the reader. */
export interface Rival {
  /** How much more a reader stumbles than over the passage itself. */
  lead: number;
  /** What alone would tell a reader that this is not the order, worst first. */
  decisive: readonly Fault[];
  /** Whatever a reader stumbles over more than in the passage itself, worst first. */
  strained: readonly Fault[];
}

const mostOfSentence = 4;
/** A lost connective, pointer, pronoun or name; a topic word or an addition is less. */
const minDecisive = 1;
/** What its mention must be worth. */
const minTold = 2;
/** Below this lead a reader could put up with the other order. */
const minLead = 1;
const minUnnamedLead = 1.5;

const sumOf = (faults: readonly Fault[]): number => faults.reduce((sum, { cost }) => sum + cost, 0);

/** Where a reader stumbles over the sentences in this order: what points back to nothing, or past the sentence just before. */
export const listFaults = (cues: readonly (readonly Cue[])[], order: readonly number[]): Fault[] =>
  order.flatMap((sentence, place) => {
    const own = cues[sentence] ?? [];
    const faults = place === 0 ? [] : own.map((cue) => ({ sentence, cue, ...measureCue(cue, order, place) }));
    const found = faults.filter(({ cost }) => cost > 0);
    const share = Math.min(1, mostOfSentence / sumOf(found));
    return share < 1 ? found.map((fault) => ({ ...fault, cost: fault.cost * share })) : found;
  });

/** The faults of the passage as it stands, against which many orders are set. */
const readOwnFaults = readOnce((cues: readonly (readonly Cue[])[]) => {
  const faults = listFaults(cues, [...cues.keys()]);
  return { sum: sumOf(faults), costs: new Map(faults.map(({ cue, cost }) => [cue, cost])) };
});

/** Sets another order of sentences against that of the passage, which need not be without faults itself. */
export function compareOrders(cues: readonly (readonly Cue[])[], order: readonly number[]): Rival {
  const own = readOwnFaults(cues);
  const faults = listFaults(cues, order);
  const addedCost = ({ cue, cost }: Fault): number => cost - (own.costs.get(cue) ?? 0);
  const strained = faults.filter((fault) => addedCost(fault) > 0).sort((a, b) => b.cost - a.cost);
  const decisive = strained.filter((fault) => addedCost(fault) >= minDecisive && isTold(fault.cue));
  // Sums of tenths must reach the limits that they are meant to reach.
  return { lead: Math.round((sumOf(faults) - own.sum) * 100) / 100, decisive, strained };
}

/** "One part" need not come before "the parts": a noun met again is a reason only where it surely takes up its mention. */
const isTold = ({ type, words, antecedents }: Cue): boolean =>
  type === 'repetition'
    ? [...antecedents.values()].some(({ strength }) => strength >= minTold)
    : !counting.test(words);

/** "Second" looks back to "First" past whatever stands between. */
const counting = /^(?:second|third|secondly|thirdly)$/iu;

/** Nobody who reads with care would take this order. A pointer to a whole statement may find another, and "the roots" may be any, so these need help; a lone "But" may turn against what was said a little earlier. */
export function fails({ lead, decisive }: Rival): boolean {
  const isSure = decisive.some((fault) =>
    fault.cue.type === 'repetition' ? fault.cost > minDecisive : !isLoose(fault),
  );
  return decisive.length > 0 && lead >= (isSure || decisive.length > 1 ? minLead : minUnnamedLead);
}

/** "Yet" may turn against what stood anywhere, "he" be met again later, "in other words" conclude from what stood earlier, and "this" take up more than one statement. */
export const isLoose = ({ cue, isLost }: Fault): boolean =>
  turns(cue) ||
  (cue.type === 'pronoun' && !isLost) ||
  (cue.type === 'demonstrative' && !isNamed(cue)) ||
  (cue.type === 'connective' && cue.far < cue.lost);

/** "But", "however", "by contrast": the words do not say against what. */
export const turns = ({ type, relation }: Pick<Cue, 'type' | 'relation'>): boolean =>
  type === 'connective' && /^(?:역접|양보|대체|대조)$/u.test(relation);

/** The words that it takes up can be named. */
export const isNamed = ({ antecedents }: Pick<Cue, 'antecedents'>): boolean =>
  [...antecedents.values()].some(({ words }) => words !== '');

function measureCue(
  { antecedents, lost, far }: Cue,
  order: readonly number[],
  place: number,
): Pick<Fault, 'cost' | 'isLost'> {
  const near = antecedents.get(order[place - 1] ?? -1)?.fit ?? 0;
  let any = near;
  for (let at = place - 2; at >= 0 && any < 1; at -= 1)
    any = Math.max(any, antecedents.get(order[at] ?? -1)?.fit ?? 0);
  return { cost: lost * (1 - any) + far * (any - near), isLost: any === 0 };
}
