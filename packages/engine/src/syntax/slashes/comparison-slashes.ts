import { isAdjective, isAdverb, isNoun, isVerb, type SentenceView } from '#grammar/sentence-view.ts';

const longestReach = 12;

/** A second half of a comparison that its neighbours alone do not show. */
export const opensComparison = (view: SentenceView, index: number): boolean =>
  isDegree(view, index) || isThanThose(view, index) || isLateAs(view, index);

/** "helps one child no less than the other", "does not make a poet any more than a lamp makes a reader" */
const isDegree = (view: SentenceView, index: number): boolean =>
  /^(?:no|any)$/u.test(view.at(index).lower) &&
  /^(?:less|more)$/u.test(view.at(index + 1).lower) &&
  view.at(index + 2).lower === 'than' &&
  isNoun(view.at(index - 1)) &&
  (/^(?:DT|PRP\$?)$/u.test(view.at(index + 3).tag) ||
    (view.at(index).lower === 'any' && isNoun(view.at(index + 3))));

/** "as much to what we know as to what we are told": the second half of the comparison. */
const isLateAs = (view: SentenceView, index: number): boolean =>
  view.at(index).lower === 'as' &&
  /^(?:IN|TO)$/u.test(view.at(index + 1).tag) &&
  !/^(?:if|though)$/u.test(view.at(index + 1).lower) &&
  view.tokens.some(
    ({ lower }, at) =>
      at < index - 4 &&
      at > index - longestReach &&
      lower === 'as' &&
      /^(?:much|often|well|little)$/u.test(view.at(at + 1).lower),
  );

/** "read the past / as though turning pages", but "act as if to help" */
export const opensSeeming = (view: SentenceView, first: number): boolean =>
  /^(?:if|though)$/u.test(view.at(first + 1).lower) &&
  /^(?:VBG|TO)$/u.test(view.at(first + 2).tag) &&
  !isVerb(view.at(first - 1));

/** "lower prices than those paid before" */
const isThanThose = (view: SentenceView, index: number): boolean =>
  view.at(index).lower === 'than' &&
  /^(?:those|that)$/u.test(view.at(index + 1).lower) &&
  /^(?:VB[NG]|IN|WP|WDT)$/u.test(view.at(index + 2).tag) &&
  (isNoun(view.at(index - 1)) ||
    isAdjective(view.at(index - 1)) ||
    isAdverb(view.at(index - 1)) ||
    // "remembered more of what they had learned than those who …"
    (isVerb(view.at(index - 1)) && /^W/u.test(view.at(index + 2).tag)));
