import { findNounClass } from '@jadoo/lexicon';

import { readNounPhrase } from '#grammar/noun-phrase.ts';
import { isBe, viewSentence, type SentenceView } from '#grammar/sentence-view.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';

const introduced = /^(?:nature|land|thing|place)$/u;

/** Whether a passage introduces an animal, a plant, a place or a thing: it has facts to tell and no point to make. */
export function introducesThing(passage: PassageAnalysis, summary: PassageAnalysis): boolean {
  const [line, opening] = [viewFirst(summary), viewFirst(passage)];
  if (line === undefined || opening === undefined) return false;
  const [own, told] = [readDefined(line), readDefined(opening)];
  if (own?.isDefined === true) return true;
  return told?.isDefined === true && told.name === own?.name;
}

function viewFirst(analysis: PassageAnalysis): SentenceView | undefined {
  const [first] = analysis.sentences;
  return first && viewSentence(analysis, first);
}

/** What the sentence opens with, and whether it says of what sort that is: "The okapi is a large mammal", "Borobudur, the largest temple in the world, …". */
function readDefined(view: SentenceView): { name: string; isDefined: boolean } | undefined {
  const subject = readNounPhrase(view, 0);
  if (subject === undefined || subject.isPronoun) return undefined;
  const name = view.at(subject.head).lemma.toLowerCase();
  const next = view.at(subject.end);
  const isSaid = isBe(next) || next.text === ',';
  const sort = isSaid ? readNounPhrase(view, subject.end + 1) : undefined;
  const isSort =
    sort !== undefined &&
    /^(?:an?|the|one)$/u.test(view.at(sort.first).lower) &&
    introduced.test(findNounClass(view.at(sort.head).lemma) ?? '');
  return { name, isDefined: isSort };
}
