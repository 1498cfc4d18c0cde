import { readNounPhrase } from '#grammar/noun-phrase.ts';
import {
  countWords,
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isNoun,
  isSureFinite,
  isVerb,
  skipAdverbs,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { findMark, findStretch } from '#syntax/slashes/sentence-parts.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

const relative = /^(?:that|who|which|whose|whom)$/u;
/** They stand for people and things named before, so that with a verb behind them they open a clause. */
const wordSubject = /^(?:both|neither|others|some|many|few|none|nobody|everybody|everyone)$/u;
const leastBefore = 3;

/** Pauses before a conjunction whose second part is more than its first word: a noun with its clause, a clause. */
export const findPairedParts = (view: SentenceView): Slash[] =>
  view.tokens.flatMap((token, index): Slash[] => {
    if (token.tag !== 'CC' || !/^(?:and|but|or)$/u.test(token.lower)) return [];
    if (countWords(view, findStretch(view, index), index) < leastBefore) return [];
    return isNounWithClause(view, index) ||
      isSecondExample(view, index) ||
      isSecondParticiple(view, index) ||
      isSecondClause(view, index)
      ? [{ before: index, strength: 2.6, reason: '등위접속사 앞' }]
      : [];
  });

/** "boxes that beep / and bottles that glow", "things to eat / and nothing that bites" */
function isNounWithClause(view: SentenceView, conjunction: number): boolean {
  const first = view.at(conjunction + 1);
  const phrase = readNounPhrase(view, /^(?:IN|TO)$/u.test(first.tag) ? conjunction + 2 : conjunction + 1);
  if (!phrase || !opensRelative(view, phrase.end)) return false;
  const before = view.at(conjunction - 1);
  const opener = findRelative(view, conjunction);
  if (opener < 0) return /^VB$/u.test(before.tag) && view.at(conjunction - 2).tag === 'TO';
  const inside = view.tokens.slice(opener, conjunction);
  if (inside.filter(isFinite).length !== 1) return false;
  return !isNoun(before) || view.at(opener - 1).lower === view.at(phrase.head).lower;
}

const opensRelative = (view: SentenceView, index: number): boolean =>
  relative.test(view.at(index).lower) && /^W/u.test(view.at(index).tag);

/** The last relative of the stretch, behind its noun; -1 where there is none. */
function findRelative(view: SentenceView, index: number): number {
  const first = findStretch(view, index);
  return view.tokens.findLastIndex(
    (_, at) =>
      at > first &&
      at < index - 1 &&
      opensRelative(view, at) &&
      (isNoun(view.at(at - 1)) || /^(?:those|one|people)$/u.test(view.at(at - 1).lower)),
  );
}

/** "praising those who win / and ignoring those who lose" */
function isSecondParticiple(view: SentenceView, conjunction: number): boolean {
  const opener = findRelative(view, conjunction);
  if (opener < 0 || view.at(conjunction + 1).tag !== 'VBG') return false;
  const start = findStretch(view, conjunction);
  return (
    view.tokens.slice(opener, conjunction).filter(isFinite).length === 1 &&
    view.at(start).tag === 'VBG' &&
    !view.tokens.slice(start, opener).some(isFinite)
  );
}

/** "prey such as wild deer / and support for towns such as ours" */
function isSecondExample(view: SentenceView, conjunction: number): boolean {
  const end = findMark(view, conjunction);
  const isExample = (from: number, to: number): boolean =>
    view.tokens
      .slice(from, to)
      .some((token, at, all) => token.lower === 'such' && all[at + 1]?.lower === 'as');
  return (
    isNoun(view.at(conjunction - 1)) &&
    isExample(findStretch(view, conjunction), conjunction) &&
    isExample(conjunction, end) &&
    !view.tokens.slice(conjunction + 1, end).some(({ tag }) => tag === 'CC')
  );
}

/** "died early / and his mother was ill", "no harm was meant / and both were careful" */
function isSecondClause(view: SentenceView, conjunction: number): boolean {
  if (view.at(conjunction).lower === 'or') return false;
  const first = conjunction + 1;
  const isWord = wordSubject.test(view.at(first).lower);
  if (!isWord && !/^(?:DT|PRP\$)$/u.test(view.at(first).tag)) return false;
  const verb = skipAdverbs(view, isWord ? first + 1 : (readNounPhrase(view, first)?.end ?? first));
  if (verb === first || !isOwnVerb(view, verb)) return false;
  const stretch = view.tokens.slice(findStretch(view, conjunction), conjunction);
  if (!stretch.some((token) => isVerb(token) && (isFinite(token) || getVerbForms(token.lower).isPast)))
    return false;
  const before = view.at(conjunction - 1);
  return isWord || isAdverb(before) || isAdjective(before);
}

const isOwnVerb = (view: SentenceView, verb: number): boolean => {
  const token = view.at(verb);
  return (
    isFinite(token) &&
    (isBe(token) || isHave(token) || token.tag === 'MD' || (isSureFinite(token) && token.isSure))
  );
};
