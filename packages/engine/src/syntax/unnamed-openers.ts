import { isAdjective, isFinite, type SentenceView } from '#grammar/sentence-view.ts';
import type { Pattern } from '#syntax/patterns/pattern.ts';

const opener =
  /^(?:what|which|who|whom|whose|whether|how|why|where|when|because|although|though|unless|if|since|while|until|before|after|that)$/u;
const inverted = /^(?:only|nor|never|not|seldom|rarely|hardly|little|scarcely)$/u;
const reach = 2;

/** How many clauses and inversions of a sentence an explanation by these patterns would pass over in silence. */
export function countUnnamedOpeners(view: SentenceView, patterns: readonly Pattern[]): number {
  const isNamed = (index: number): boolean =>
    patterns.some(({ first }) => first <= index && first >= index - reach);
  const openers = view.tokens.filter(
    ({ lower, tag }, index) =>
      opener.test(lower) && /^(?:W|IN)/u.test(tag) && opensClause(view, index) && !isNamed(index),
  );
  const isInverted =
    inverted.test(view.at(0).lower) && !patterns.some(({ category }) => category === '강조와 도치');
  // "Pressed to explain it, they fall silent"
  const opensFree = /^VB[GN]$/u.test(view.at(0).tag) && !isNamed(0);
  // "Sad as these examples are, …"
  const isConcession = isAdjective(view.at(0)) && /^(?:as|though)$/u.test(view.at(1).lower);
  return openers.length + [isInverted, opensFree, isConcession].filter(Boolean).length;
}

/** A finite verb before the next comma, "which line to take", or "When shown a picture, …". */
function opensClause(view: SentenceView, index: number): boolean {
  if (/^VB[GN]$/u.test(view.at(index + 1).tag)) return true;
  for (let next = index + 1; next < view.length && view.at(next).text !== ','; next += 1)
    if (isFinite(view.at(next)) || (view.at(next).tag === 'TO' && view.at(index).tag.startsWith('W')))
      return true;
  return false;
}
