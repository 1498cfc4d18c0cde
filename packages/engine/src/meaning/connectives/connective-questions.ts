import type { AskedRelation } from '#meaning/connectives/asked-connectives.ts';
import { listConnectivePlaces, type ConnectivePlace } from '#meaning/connectives/connective-places.ts';
import {
  listConnectiveRivals,
  showsRelation,
  type ConnectiveRival,
} from '#meaning/connectives/connective-rivals.ts';
import { readSigns } from '#meaning/connectives/relation-signs.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { mixSeed } from '#random.ts';

/** A place that is asked for, with what surely cannot stand there, surest first. */
export interface AskedPlace {
  place: ConnectivePlace;
  rivals: readonly ConnectiveRival[];
}

/** One blank or two. */
export interface ConnectiveQuestion {
  signature: string;
  places: readonly AskedPlace[];
}

const wrongCount = 4;
/** So many wrong ones of each blank stand in pairs. */
const shownOfPair = 2;
/** Two blanks side by side leave too little to go by. */
const leastGap = 30;

/** What can be asked of a passage: two blanks where they can be had, and one. */
export function listConnectiveQuestions(analysis: PassageAnalysis, seed: number): ConnectiveQuestion[] {
  const shown = listConnectivePlaces(analysis)
    .map((place) => ({ place, signs: readSigns(analysis, place) }))
    .filter(({ place, signs }) => showsRelation(place, signs));
  const ask = (asked: typeof shown): AskedPlace[] => {
    const text = cutOut(
      analysis.text,
      asked.map(({ place }) => place),
    );
    const printed = new Set<string>();
    return asked.map(({ place, signs }) => {
      const choose = (words: readonly string[]) => words[mixSeed(seed, place.id) % words.length] ?? '';
      const taken = asked.filter((one) => one.place !== place).map((one) => groupOf(one.place));
      const apart = listConnectiveRivals(place, signs, text, choose).filter((rival) => isApart(rival, taken));
      // "Otherwise …… Otherwise" would be no pair.
      const rivals = apart.filter((rival) => !printed.has(rival.text.toLowerCase()));
      for (const rival of rivals.slice(0, shownOfPair)) printed.add(rival.text.toLowerCase());
      return { place, rivals };
    });
  };
  const pairs = shown
    .flatMap((first, at) => shown.slice(at + 1).map((second) => [first, second]))
    .filter(
      ([first, second]) =>
        first !== undefined &&
        second !== undefined &&
        Math.abs(second.place.start - first.place.end) > leastGap &&
        groupOf(first.place) !== groupOf(second.place),
    )
    .map(ask)
    .filter(
      (pair) => pair.every(({ rivals }) => rivals.length > 0) && pair.some(({ rivals }) => rivals.length > 1),
    );
  const singles = shown.map((one) => ask([one])).filter(([one]) => (one?.rivals.length ?? 0) >= wrongCount);
  return [...pairs, ...singles].map((places) => ({
    signature: `blank:c${places.map(({ place }) => place.start).join('-')}`,
    places,
  }));
}

/** The text without the connectives that are asked. */
const cutOut = (text: string, places: readonly ConnectivePlace[]): string =>
  places.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );

const groupOf = ({ relation }: Pick<ConnectiveRival, 'relation'>): AskedRelation =>
  /^(?:대조|양보)$/u.test(relation) ? '역접' : relation;

/** "In contrast" in the one blank beside "by contrast" in the other would only confuse. */
const isApart = (rival: ConnectiveRival, taken: readonly AskedRelation[]): boolean =>
  !taken.includes(groupOf(rival));
