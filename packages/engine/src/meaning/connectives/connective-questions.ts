import type { AskedRelation } from '#meaning/connectives/asked-connectives.ts';
import type { ConnectivePlace } from '#meaning/connectives/connective-places.ts';
import { listConnectivePlaces } from '#meaning/connectives/connective-places.ts';
import {
  listConnectiveRivals,
  showsRelation,
  type ConnectiveRival,
} from '#meaning/connectives/connective-rivals.ts';
import { readSigns, type RelationSigns } from '#meaning/connectives/relation-signs.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { mixSeed } from '#random.ts';

/** A place that can be asked for, with what surely cannot stand there. */
export interface AskedPlace {
  place: ConnectivePlace;
  signs: RelationSigns;
  rivals: readonly ConnectiveRival[];
}

/** One blank or two. */
export interface ConnectiveQuestion {
  signature: string;
  places: readonly AskedPlace[];
}

const optionCount = 5;

/** What can be asked of a passage: two blanks where they can be had, then one. */
export function listConnectiveQuestions(analysis: PassageAnalysis, seed: number): ConnectiveQuestion[] {
  const asked = listConnectivePlaces(analysis).flatMap((place): AskedPlace[] => {
    const signs = readSigns(analysis, place);
    if (!showsRelation(place, signs)) return [];
    const choose = (words: readonly string[]) => words[mixSeed(seed, place.id) % words.length] ?? '';
    const rivals = listConnectiveRivals(place, signs, analysis.text, choose);
    return rivals.length === 0 ? [] : [{ place, signs, rivals }];
  });
  const pairs = asked.flatMap((first, at) =>
    asked.slice(at + 1).flatMap((second) => {
      const pair = [keepApart(first, second), keepApart(second, first)];
      return canPair(first, second, pair) ? [pair] : [];
    }),
  );
  const singles = asked.filter(({ rivals }) => rivals.length >= optionCount - 1).map((one) => [one]);
  return [...pairs, ...singles].map((places) => ({
    signature: `blank:c${places.map(({ place }) => place.start).join('-')}`,
    places,
  }));
}

const groupOf = ({ relation }: Pick<ConnectiveRival, 'relation'>): AskedRelation =>
  /^(?:대조|양보)$/u.test(relation) ? '역접' : relation;

/** "In contrast" in the one blank beside "by contrast" in the other would only confuse. */
const keepApart = (own: AskedPlace, other: AskedPlace): AskedPlace => ({
  ...own,
  rivals: own.rivals.filter((rival) => groupOf(rival) !== groupOf(other.place)),
});

/** Two connectives of one relation would answer each other. */
const canPair = (first: AskedPlace, second: AskedPlace, pair: readonly AskedPlace[]): boolean =>
  groupOf(first.place) !== groupOf(second.place) &&
  pair.every(({ rivals }) => rivals.length > 0) &&
  pair.some(({ rivals }) => rivals.length > 1);
