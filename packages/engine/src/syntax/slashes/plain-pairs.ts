import { isAdjective, isNoun, isVerb, type SentenceView } from '#grammar/sentence-view.ts';
import { findMark } from '#syntax/slashes/sentence-parts.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

const insidePhrase = /^(?:DT|PRP\$|CD|JJ[RS]?|NN|NNS)$/u;
const longestHeld = 4;

/** Two words of one sort, or a word and what it opens, that stand side by side. */
export const partsPlainPair = (view: SentenceView, { before, reason }: Slash): boolean =>
  (reason === '등위접속사 앞' && (isLastTwin(view, before) || isTwinOfMoved(view, before))) ||
  isAfterUntil(view, before) ||
  isComparedOne(view, before) ||
  (reason === '분사구 앞' && isHeldByWith(view, before)) ||
  (/생략된 절 앞$/u.test(reason) && isCompound(view, before)) ||
  isAskedInRow(view, before) ||
  isQuotedWord(view, before);

const sortOf = (view: SentenceView, index: number): string =>
  /^(?:NN|VB|JJ|RB)/u.exec(view.at(index).tag)?.[0] ?? view.at(index).tag;

/** "in their leaves / or stems.", "a ship / and a train without": a second as short as the first, and the phrase is over. */
function isLastTwin(view: SentenceView, conjunction: number): boolean {
  if (view.at(conjunction).lower === 'but') return false;
  const article = /^(?:DT|PRP\$)$/u;
  const second = article.test(view.at(conjunction + 1).tag) ? conjunction + 2 : conjunction + 1;
  const hasArticle = second > conjunction + 1;
  const next = view.at(second + 1);
  // What is tagged a verb at the end is a plural: "stems".
  const isPlural = view.at(conjunction - 1).tag === 'NNS' && view.at(second).tag === 'VBZ';
  if (sortOf(view, conjunction - 1) !== sortOf(view, second) && !isPlural) return false;
  if (hasArticle) return article.test(view.at(conjunction - 2).tag) && isOver(view, second + 1);
  return /^[,;:.?!]$/u.test(next.text) && !/^[,;:]$/u.test(view.at(conjunction - 1).text);
}

/** Behind "to a ship and a train" comes a mark or another phrase. */
const isOver = (view: SentenceView, index: number): boolean =>
  isNoun(view.at(index - 1)) &&
  (/^[,;:.?!]$/u.test(view.at(index).text) ||
    /^(?:without|within|during|by|after|before)$/u.test(view.at(index).lower));

/** "So closely are prediction / and influence bound": both are the subject of a verb that stands before them. */
const isTwinOfMoved = (view: SentenceView, conjunction: number): boolean =>
  isNoun(view.at(conjunction - 1)) &&
  isNoun(view.at(conjunction + 1)) &&
  /^(?:is|are|was|were|can|do|does|did)$/u.test(view.at(conjunction - 2).lower) &&
  view.at(0).lower === 'so';

/** "until / after learning is complete" */
const isAfterUntil = (view: SentenceView, index: number): boolean =>
  /^(?:until|till|since)$/u.test(view.at(index - 1).lower) &&
  /^(?:after|before|when|shortly|well|long)$/u.test(view.at(index).lower);

/** "worse than one / who stays": what is compared is known only with its clause. */
const isComparedOne = (view: SentenceView, index: number): boolean =>
  /^(?:who|that|which)$/u.test(view.at(index).lower) &&
  view.at(index - 1).lower === 'one' &&
  (view.at(index - 2).lower === 'than' ||
    (view.at(index - 2).lower === 'as' &&
      view.at(index - 4).lower === 'as' &&
      view.at(index - 3).lower !== 'well'));

/** "with two arms / stretched out in front" */
function isHeldByWith(view: SentenceView, index: number): boolean {
  let first = index - 1;
  while (first > index - longestHeld && insidePhrase.test(view.at(first).tag)) first -= 1;
  return (
    view.at(first).lower === 'with' &&
    /^(?:CD|PRP\$)$|^both$/u.test(view.at(first + 1).lower === 'both' ? 'both' : view.at(first + 1).tag) &&
    /^VB[GN]$/u.test(view.at(index).tag)
  );
}

/** "play wine / glasses filled with water": a bare noun behind a verb or a noun goes with the next one. */
const isCompound = (view: SentenceView, index: number): boolean =>
  view.at(index - 1).tag === 'NN' &&
  view.at(index).tag === 'NNS' &&
  (isVerb(view.at(index - 2)) || view.at(index - 2).tag === 'NN');

/** "who did what, / when, and where": a row of questions. */
const isAskedInRow = (view: SentenceView, index: number): boolean =>
  view.at(index - 1).text === ',' &&
  /^W/u.test(view.at(index).tag) &&
  view.at(index + 1).text === ',' &&
  view.tokens.slice(index + 1, findMark(view, index + 2)).some(({ tag }) => tag === 'CC' || tag === 'WRB');

/** 'or say / "who" to check': one word in quotation marks is the object. */
const isQuotedWord = (view: SentenceView, index: number): boolean =>
  /^["“]$/u.test(view.at(index).text) &&
  /^["”]$/u.test(view.at(index + 2).text) &&
  (isVerb(view.at(index - 1)) || isNoun(view.at(index - 1)) || isAdjective(view.at(index - 1)));
