import { findCompanions } from '@jadoo/lexicon';

import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import type { Clue } from '#wording/evidence.ts';
import { findLink, findNegator } from '#wording/links.ts';
import type { Swap } from '#wording/swap.ts';

const closeTokens = 5;
const closeWeight = 1;
const sentenceWeight = 0.8;
const neighbourWeight = 0.5;

/** The company that the word of the passage keeps, and that of its would-be substitute. */
export interface Companions {
  own: ReadonlySet<string>;
  other: ReadonlySet<string>;
}

export function readCompanions({ token, lemma, pos }: Swap): Companions {
  return { own: findCompanions(token.lemma, pos), other: findCompanions(lemma, pos) };
}

/** A word that goes with one of the two rivals alone; nothing where a negation or a turn leaves it open. */
export function weighCompany(
  analysis: PassageAnalysis,
  swap: Swap,
  { own, other }: Companions,
  token: Token,
): Clue | undefined {
  if (own.size === 0 && other.size === 0) return undefined;
  const isOwn = isAmong(own, token);
  if (isOwn === isAmong(other, token) || token.lemma === swap.lemma) return undefined;
  const link = findLink(analysis, swap.token, token);
  if (link.direction === 'contrast' || findNegator(analysis, token) !== undefined) return undefined;
  const isClose = Math.abs(token.index - swap.token.index) <= closeTokens;
  const weight = link.sentences === 1 ? neighbourWeight : isClose ? closeWeight : sentenceWeight;
  return { token, link, sense: 'company', weight: isOwn ? weight : -weight };
}

function isAmong(companions: ReadonlySet<string>, { lemma, lower }: Token): boolean {
  return companions.has(lemma) || companions.has(lower);
}
