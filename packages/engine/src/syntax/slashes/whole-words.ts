import { findEntry } from '@jadoo/lexicon';

import { isFinite, isNoun, isVerb, type SentenceView } from '#grammar/sentence-view.ts';

/** Words that are parted by no pause of any kind: "he / or she", "few Western / travelers", "at high tide to / lay eggs". */
export const partsWhole = (view: SentenceView, index: number): boolean =>
  isSpareWord(view, index) ||
  isInsideThing(view, index) ||
  isBetweenQualities(view, index) ||
  (view.at(index - 1).tag === 'TO' && view.at(index - 1).lower === 'to' && isVerb(view.at(index)));

/** "he / or she", "a minute / or two", "a dome larger / than this": the few words behind are read with what stands before them. */
function isSpareWord(view: SentenceView, index: number): boolean {
  const [left, word, next] = [view.at(index - 1), view.at(index), view.at(index + 1)];
  if (word.lower === 'or')
    return (
      (/^PRP/u.test(left.tag) && /^PRP/u.test(next.tag)) ||
      (/^(?:CD|NN)$/u.test(left.tag) && left.lower === 'one' && next.tag === 'CD') ||
      // "too ill / or exhausted to work"
      (/^(?:too|so|very)$/u.test(view.at(index - 2).lower) && /^(?:JJ|VBN)$/u.test(next.tag)) ||
      (isNoun(left) && /^(?:two|so|more)$/u.test(next.lower))
    );
  return word.lower === 'than' && /^(?:this|usual|ever)$/u.test(next.lower) && isFinite(view.at(index + 2));
}

/** "few Western / travelers", "250 bright / pink eggs", "more than twenty / books": the noun is still owed. */
const isInsideThing = (view: SentenceView, index: number): boolean =>
  (isNoun(view.at(index)) || findEntry(view.at(index).lemma, 'n') !== undefined) &&
  ((/^(?:JJ|NNP)$/u.test(view.at(index - 1).tag) &&
    /^(?:few|many|several|some|most|these|those|\d+)$/u.test(view.at(index - 2).lower)) ||
    (view.at(index - 1).tag === 'CD' &&
      view.at(index - 2).lower === 'than' &&
      /s$/u.test(view.at(index).lower)));

/** "in salty, / muddy water": two qualities of one noun. */
const isBetweenQualities = (view: SentenceView, index: number): boolean =>
  view.at(index - 1).text === ',' &&
  view.at(index - 2).tag === 'JJ' &&
  /^(?:DT|IN|PRP\$)$/u.test(view.at(index - 3).tag) &&
  findEntry(view.at(index).lower, 'adj') !== undefined &&
  /^NNS?$/u.test(view.at(index + 1).tag) &&
  !isFinite(view.at(index + 2));
