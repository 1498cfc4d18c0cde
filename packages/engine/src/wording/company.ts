import { findCompanions } from '@jadoo/lexicon';

import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import type { Clue } from '#wording/evidence.ts';
import { findLink, findNegator } from '#wording/links.ts';
import type { Swap } from '#wording/swap.ts';

const closeTokens = 5;
const closeWeight = 1;
const sentenceWeight = 0.8;
const neighbourWeight = 0.5;

/** A word that goes with one of the two rivals alone; nothing where a negation or a turn leaves it open. */
export function weighCompany(analysis: PassageAnalysis, swap: Swap, token: Token): Clue | undefined {
  const isOwn = isCompanion(swap.token.lemma, swap, token);
  const isOther = isCompanion(swap.lemma, swap, token);
  if (isOwn === isOther || token.lemma === swap.lemma) return undefined;
  const link = findLink(analysis, swap.token, token);
  if (link.direction === 'contrast' || findNegator(analysis, token) !== undefined) return undefined;
  const isClose = Math.abs(token.index - swap.token.index) <= closeTokens;
  const weight = link.sentences === 1 ? neighbourWeight : isClose ? closeWeight : sentenceWeight;
  return { token, link, sense: 'company', weight: isOwn ? weight : -weight };
}

function isCompanion(lemma: string, { pos }: Swap, token: Token): boolean {
  const companions = findCompanions(lemma, pos);
  return companions.has(token.lemma.toLowerCase()) || companions.has(token.lower);
}
