import { findEntry } from '@jadoo/lexicon';

import { readNounPhrase } from '#grammar/noun-phrase.ts';
import {
  isAdjective,
  isFinite,
  isNoun,
  isSureFinite,
  skipAdverbs,
  subordinators,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { findMark } from '#syntax/slashes/sentence-parts.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

const insidePhrase = /^(?:DT|PRP\$?|CD|JJ[RS]?|NN|NNS|NNPS?|POS)$/u;
const mark = /^[,;:.?!–—]$/u;

/** Two things, numbers or qualities that one word before or behind them holds together. */
export const partsJoinedThings = (view: SentenceView, { before, reason }: Slash): boolean =>
  reason === '등위접속사 앞' &&
  (isJoinedSubject(view, before) ||
    isPairOfNumbers(view, before) ||
    isPairOfDegrees(view, before) ||
    isPairBehindPreposition(view, before) ||
    isPairOfObjects(view, before) ||
    isSecondWithQuality(view, before));

/** "As long as cooking / and eating depended", "can trees / and shrubs take": no verb has come, so both are its subject. */
function isJoinedSubject(view: SentenceView, conjunction: number): boolean {
  let first = conjunction - 1;
  while (insidePhrase.test(view.at(first - 1).tag)) first -= 1;
  if (!insidePhrase.test(view.at(conjunction - 1).tag)) return false;
  const opener = view.at(first - 1);
  const isOpened =
    opener.tag === 'WRB' ||
    (opener.lower === 'which' && view.at(first - 2).tag === 'IN') ||
    opener.tag === 'MD' ||
    (subordinators.has(opener.lower) && !/^(?:as|since|before|after|until)$/u.test(opener.lower)) ||
    (opener.lower === 'as' && view.at(first - 3).lower === 'as') ||
    (opener.lower === 'for' && view.at(first - 2).text === ',');
  if (!isOpened) return false;
  const second = conjunction + 1;
  const end = readNounPhrase(view, second)?.end ?? (view.at(second).tag === 'VBG' ? second + 1 : second);
  return end > second && isFinite(view.at(skipAdverbs(view, end)));
}

/** "at seven / or eight in the evening", "won the 5,000 / and the 10,000 meters" */
const isPairOfNumbers = (view: SentenceView, conjunction: number): boolean => {
  const second = view.at(conjunction + 1).tag === 'DT' ? conjunction + 2 : conjunction + 1;
  return (
    view.at(conjunction - 1).tag === 'CD' &&
    view.at(second).tag === 'CD' &&
    (/^(?:IN|TO)$/u.test(view.at(second + 1).tag) || isNoun(view.at(second + 1)))
  );
};

/** "Why should younger / and fitter animals follow": two degrees of one noun, whatever the second is taken for. */
const isPairOfDegrees = (view: SentenceView, conjunction: number): boolean =>
  view.at(conjunction - 1).tag === 'JJR' &&
  /er$/u.test(view.at(conjunction + 1).lower) &&
  isNoun(view.at(conjunction + 2));

/** "medals in track / and field at a single Games", but "muscle within days and bone within weeks" */
function isPairBehindPreposition(view: SentenceView, conjunction: number): boolean {
  const [first, second, next] = [conjunction - 1, conjunction + 1, conjunction + 2].map((at) => view.at(at));
  const preposition = view.at(conjunction - 2);
  const isPair = preposition.tag === 'IN' && isNoun(view.at(conjunction - 1)) && first?.tag === second?.tag;
  if (!isPair || next === undefined) return false;
  return mark.test(next.text) || (next.tag === 'IN' && next.lower !== preposition.lower);
}

/** "Winds carried salt / and farm chemicals from the seabed": behind the conjunction no verb follows. */
function isPairOfObjects(view: SentenceView, conjunction: number): boolean {
  const isBare =
    /^NNS?$/u.test(view.at(conjunction - 1).tag) && /^VB[DGPZ]?$/u.test(view.at(conjunction - 2).tag);
  const end = readNounPhrase(view, conjunction + 1)?.end;
  return (
    isBare &&
    end !== undefined &&
    /^(?:NN|NNS|JJ)$/u.test(view.at(conjunction + 1).tag) &&
    view.at(end).tag === 'IN' &&
    !view.tokens.slice(conjunction, findMark(view, conjunction)).some(isSureFinite)
  );
}

/** "heaps of bones / and spoiled food that …", "floppy ears / and spotted coats, …": a quality, not a second verb. */
function isSecondWithQuality(view: SentenceView, conjunction: number): boolean {
  const quality = view.at(conjunction + 1);
  const isQuality =
    isAdjective(quality) ||
    (/^VB/u.test(quality.tag) && (quality.lower === 'cut' || findEntry(quality.lower, 'adj') !== undefined));
  const next = view.at(conjunction + 3);
  const governor = view.at(conjunction - 2);
  return (
    isQuality &&
    view.at(conjunction - 1).tag === 'NNS' &&
    (/^(?:IN|DT)$/u.test(governor.tag) || isAdjective(governor)) &&
    isNoun(view.at(conjunction + 2)) &&
    (mark.test(next.text) || next.tag === 'WDT' || next.lower === 'that')
  );
}

/**
 * Where a pause inside a row of subjects belongs: "for the land, labor, / and steel could …" to its "for".
 * 0 tells that the row opens the sentence or its clause, so that no pause is left.
 */
export function findRowStart(view: SentenceView, { before, reason }: Slash): number | undefined {
  const isLast = reason === '쉼표 뒤' && view.at(before).tag === 'CC' && view.at(before - 1).text === ',';
  if (!isLast) return undefined;
  let first = before - 1;
  while (first > 0 && isInRow(view, first - 1)) first -= 1;
  const members = view.tokens.slice(first, before - 1).filter(({ text }) => text === ',').length;
  if (members === 0 || view.at(first).text === ',' || !hasSharedVerb(view, before + 1)) return undefined;
  const opener = view.at(first - 1);
  if ((opener.lower === 'for' || opener.tag === 'CC') && view.at(first - 2).text === ',') return first - 1;
  return first === 0 || opener.tag === 'WRB' || subordinators.has(opener.lower) ? 0 : undefined;
}

/** A member of a row, "bears" too, which may be tagged a verb. */
const isInRow = (view: SentenceView, index: number): boolean =>
  insidePhrase.test(view.at(index).tag) ||
  view.at(index).text === ',' ||
  (view.at(index).tag === 'VBZ' && view.at(index + 1).text === ',' && view.at(index - 1).text === ',');

/** "and steel involved could", "and you yourself all share" */
function hasSharedVerb(view: SentenceView, from: number): boolean {
  let end = from;
  while (insidePhrase.test(view.at(end).tag) && !isFinite(view.at(end))) end += 1;
  if (view.at(end).tag === 'VBN' || /^VBD$/u.test(view.at(end).tag)) {
    if (isFinite(view.at(end + 1))) end += 1;
  }
  return end > from && isFinite(view.at(skipAdverbs(view, end)));
}
