import { countWords, isAdverb, isFinite, isNoun, type SentenceView } from '#grammar/sentence-view.ts';
import { findMark, findStretch } from '#syntax/slashes/sentence-parts.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

const leastBefore = 4;
const leastAfter = 3;

/** "can hold its place / even on windy nights": what is stressed is added to a clause that is whole. */
export const findFocusedPhrases = (view: SentenceView): Slash[] =>
  view.tokens.flatMap(({ lower }, index): Slash[] =>
    /^(?:even|especially|particularly)$/u.test(lower) &&
    opensPhrase(view, index) &&
    isBehindClause(view, index)
      ? [{ before: index, strength: 2.2, reason: '강조 부사구 앞' }]
      : [],
  );

const opensPhrase = (view: SentenceView, index: number): boolean =>
  view.at(index + 1).tag === 'IN' &&
  !/^(?:of|than|as|that)$/u.test(view.at(index + 1).lower) &&
  countWords(view, index, findMark(view, index)) >= leastAfter;

function isBehindClause(view: SentenceView, index: number): boolean {
  const before = view.at(index - 1);
  if (!isNoun(before) && !/^(?:PRP|CD|RP)$/u.test(before.tag) && !isAdverb(before)) return false;
  const first = findStretch(view, index);
  const verb = view.tokens.findIndex((token, at) => at >= first && at < index && isFinite(token));
  // "the gardens even in winter look green": the verb comes behind.
  return (
    verb >= 0 &&
    countWords(view, first, index) >= leastBefore &&
    !view.tokens.slice(index, findMark(view, index)).some(isFinite)
  );
}
