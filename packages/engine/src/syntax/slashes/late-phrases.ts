import { countWords, isBe, isFinite, isNoun, type SentenceView } from '#grammar/sentence-view.ts';
import type { Finding } from '#syntax/clauses/clause-state.ts';
import { readSureClauses } from '#syntax/slashes/clause-tags.ts';
import { findMark, findStretch } from '#syntax/slashes/sentence-parts.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

type Opening = Extract<Finding, { type: 'open' }>;

const noun = /^(?:DT|PRP\$|JJ|CD|NNP?S?)$/u;
/** What stretches from one thing to another. */
const stretching = /^(?:range|vary|stretch|extend|run|flow|move|shift|pass|spread|reach|go|travel)$/u;
const shortestClause = 4;
const shortestPhrase = 3;

/** Pauses before the second end of a pair, or before a means, that stands behind a clause or a phrase. */
export const findLatePhrases = (view: SentenceView): Slash[] =>
  view.tokens.flatMap((_, index): Slash[] => {
    if (isMeans(view, index)) return [{ before: index, strength: 2.6, reason: '동명사구 앞' }];
    if (isSecondEnd(view, index)) return [{ before: index, strength: 2.6, reason: '짝을 이루는 구 앞' }];
    return isLateNor(view, index) ? [{ before: index, strength: 2.6, reason: '등위접속사 앞' }] : [];
  });

const listOpenings = (view: SentenceView): Opening[] =>
  (readSureClauses(view) ?? []).filter((each): each is Opening => each.type === 'open');

/** "shows that a method works / without telling us why", "learn which fruits are safe / by watching others" */
function isMeans(view: SentenceView, index: number): boolean {
  if (!/^(?:by|without)$/u.test(view.at(index).lower) || !isGerund(view, index + 1)) return false;
  if (isBe(view.at(index - 1)) || countWords(view, index, findMark(view, index)) < shortestPhrase)
    return false;
  const start = findStretch(view, index);
  const opened = listOpenings(view).findLast(({ frame }) => frame.start < index);
  if (opened?.frame.kind !== 'nominal' || opened.frame.start < start) return false;
  const inner = view.tokens.slice(opened.frame.start, index);
  return (
    inner.length >= shortestClause &&
    inner.some(isFinite) &&
    view.tokens.slice(start, opened.frame.start).some(isFinite) &&
    !closesSubject(view, index)
  );
}

/** "by testing it": before an object it is no noun. */
const isGerund = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'VBG' ||
  (/\p{L}{2}ing$/u.test(view.at(index).lower) && /^(?:DT|PRP\$?)$/u.test(view.at(index + 1).tag));

/** A clause ends behind `index`, and with it the subject of the verb. */
const closesSubject = (view: SentenceView, index: number): boolean =>
  (readSureClauses(view) ?? []).some(
    (each) => each.type === 'verb' && each.index > index && each.closed > 0 && each.subject < index,
  );

/** "from a lamp that led to a fire / to a lock that saved a town", "runs from the hills where it rises / to the sea" */
function isSecondEnd(view: SentenceView, index: number): boolean {
  if (view.at(index).lower !== 'to' || !noun.test(view.at(index + 1).tag)) return false;
  const start = findStretch(view, index);
  const from = view.tokens.findLastIndex(({ lower }, at) => at >= start && at < index && lower === 'from');
  if (from < 0 || !(from === start || stretching.test(view.at(from - 1).lemma))) return false;
  const opened = listOpenings(view).findLast(({ frame }) => frame.start < index && frame.start > from + 1);
  if (!opened || !/^(?:relative|contact|adverbial)$/u.test(opened.frame.kind)) return false;
  const inner = view.tokens.slice(opened.frame.start, index);
  const isOwn = inner.some(({ lower }, at) => lower === 'to' && noun.test(inner[at + 1]?.tag ?? ''));
  const isFree = isNoun(view.at(index - 1)) || stretching.test(view.at(from - 1).lemma);
  return inner.some(isFinite) && isFree && (isOwn || stretching.test(view.at(from - 1).lemma));
}

/** "neither a word to its readers / nor a cent of the money" */
function isLateNor(view: SentenceView, index: number): boolean {
  if (view.at(index).lower !== 'nor') return false;
  const neither = view.tokens.findLastIndex(({ lower }, at) => at < index && lower === 'neither');
  if (neither < findStretch(view, index) || countWords(view, neither, index) <= shortestClause) return false;
  return view.tokens.slice(neither, index).some(({ tag }) => /^(?:IN|TO|W\w+)$/u.test(tag));
}
