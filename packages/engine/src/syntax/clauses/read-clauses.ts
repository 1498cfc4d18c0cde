import type { SentenceView } from '#grammar/sentence-view.ts';
import { readOnce } from '#read-once.ts';
import { countOpen, firstState, type Finding, type Frame, type State } from '#syntax/clauses/clause-state.ts';
import { takeNext, unpaid } from '#syntax/clauses/take-word.ts';

/** A reading that bends more tags and rules than this is no evidence. */
export const surestCost = 8;
/** States kept at each word, and more of them where the first searches find only doubtful readings. */
const narrow = 10;
const wide = 48;
/** Most sentences have a reading that costs little: below a low ceiling there are few ways to follow. */
const ceilings = [0.8, 2.5];

/** The clauses of a sentence: how each opens, and which verb belongs to which subject. */
export interface ClauseReading {
  findings: readonly Finding[];
  /** 0 where all is as the tags say; the higher, the less sure. */
  cost: number;
}

/**
 * Reads the clauses of a whole sentence at once: of all ways to give each clause its one finite verb, the one
 * that bends the fewest tags and rules. A word is read as verb, participle or noun as the whole asks for it.
 */
export const readClauses = readOnce((view: SentenceView): ClauseReading => {
  for (const highest of ceilings) {
    const reading = search(view, narrow, highest);
    if (reading.cost <= highest) return reading;
  }
  const quick = search(view, narrow, surestCost);
  const thorough = search(view, wide, Math.min(quick.cost, surestCost));
  return thorough.cost <= quick.cost ? thorough : quick;
});

/** The best reading that costs no more than `highest`: what has cost more on the way is not followed. */
function search(view: SentenceView, width: number, highest: number): ClauseReading {
  let states: State[] = [firstState];
  for (let index = 0; index < view.length; index += 1) {
    if (view.at(index).text === '(') {
      const close = view.tokens.findIndex(({ text }, at) => at > index && text === ')');
      if (close > 0) index = close;
      continue;
    }
    states = keepBest(
      takeNext(view, states, index, highest).filter(({ cost }) => cost <= highest),
      width,
    );
  }
  const [best] = states
    .map((state) => ({ ...state, cost: state.cost + unpaid * countOpen(state.top) }))
    .sort((left, right) => left.cost - right.cost);
  return { findings: best ? listFindings(best) : [], cost: best?.cost ?? unpaid };
}

/** The best states, one of each kind: two that differ only in how they came here go on in the same way. */
function keepBest(states: readonly State[], width: number): State[] {
  const kept = new Map<string, State>();
  for (const state of states.toSorted((left, right) => left.cost - right.cost)) {
    if (kept.size === width) break;
    const key = describe(state);
    if (!kept.has(key)) kept.set(key, state);
  }
  return [...kept.values()];
}

const describe = ({ top, last, link, owed }: State): string => `${last} ${link} ${owed}${describeFrame(top)}`;

const describeFrame = readOnce((frame: Frame): string => {
  const { kind, start, phase, subject, isLoose, below } = frame;
  return `${below ? describeFrame(below) : ''}|${kind}${start}${phase}${subject}${isLoose}`;
});

function listFindings(state: State): Finding[] {
  const findings: Finding[] = [];
  for (let trail = state.trail; trail; trail = trail.before) findings.unshift(trail.found);
  return findings;
}
