import { isAdverb, type SentenceView } from '#grammar/sentence-view.ts';

/** "ten years after her death", not "in ten years before" */
export function isMeasured(view: SentenceView, index: number): boolean {
  let first = index - 1;
  if (
    !/^(?:after|before|since)$/u.test(view.at(index).lower) ||
    !/^(?:second|minute|hour|day|night|week|month|year|decade|century)$/u.test(view.at(first).lemma)
  )
    return false;
  while (
    /^(?:CD|P?DT|JJ)$/u.test(view.at(first - 1).tag) ||
    isAdverb(view.at(first - 1)) ||
    /^(?:about|around|over|under)$/u.test(view.at(first - 1).lower)
  )
    first -= 1;
  const isCounted = first < index - 1 || view.at(first).tag === 'NNS';
  // "more than a century after it was written"
  return isCounted ? view.at(first - 1).tag !== 'IN' || view.at(first - 1).lower === 'than' : first <= 1;
}

/** "3,000 dollars", "a quarter", "half the price" */
export const isAmount = (view: SentenceView, index: number): boolean =>
  /^(?:CD|\$)$/u.test(view.at(index).tag) ||
  /^(?:half|twice|a?\s?quarter|third|dozen|hundred|thousand|million|billion)$/u.test(
    view.at(view.at(index).lower === 'a' ? index + 1 : index).lower,
  );
