import type { SentenceView } from '#grammar/sentence-view.ts';
import { beginOfVerb } from '#syntax/slashes/verb-begin.ts';

const timeNoun = /^(?:second|minute|hour|day|night|week|month|year|decade|century)$/u;
/** They take their subject behind them where a place stands first. */
const placing = /^(?:stand|lie|sit|hang|come|go|live|run|rise|grow|appear|rest|float|be)$/u;
const longPhrase = 5;

/** "/ nearly half of the workers left" */
export const beginOfAmount = (view: SentenceView, subject: number): number =>
  /^(?:half|all|every|one|two|three|a)$/u.test(view.at(subject).lower) &&
  /^(?:nearly|almost|about|only|roughly)$/u.test(view.at(subject - 1).lower)
    ? subject - 1
    : subject;

/** "From the end of the last century scholars began": a bare plural or a name right before its verb. */
export const isBareSubject = (view: SentenceView, subject: number, verb: number): boolean =>
  subject >= longPhrase &&
  // "In the shade of the chestnut trees stood a chapel": the subject stands behind its verb.
  !(placing.test(view.at(verb).lemma) && /^(?:DT|CD|JJ|PRP\$)$/u.test(view.at(verb + 1).tag)) &&
  /^(?:NNS|NNPS?)$/u.test(view.at(subject).tag) &&
  beginOfVerb(view, verb) === subject + 1 &&
  /^(?:NN|CD|VB[GN]|NNP|RB)$/u.test(view.at(subject - 1).tag) &&
  !(view.at(subject).tag.startsWith('NNP') && view.at(subject - 1).tag === 'NNP');

/** "Every year millions of people": the time would seem to belong to the noun. */
export const opensTime = (view: SentenceView, head: number, subject: number): boolean =>
  head === 0 &&
  /^(?:every|each)$/u.test(view.at(0).lower) &&
  timeNoun.test(view.at(subject - 1).lemma) &&
  view.at(subject).tag === 'NNS';

/** "Seen from above", "However hard they tried", "Every year": what else may stand before the subject of a sentence. */
export function opensOtherwise(view: SentenceView, head: number, subject: number): boolean {
  if (head > 0) return false;
  const { tag, lower } = view.at(head);
  if (/^VB[GN]$/u.test(tag)) return /^(?:DT|PRP|JJS|NNS)$/u.test(view.at(subject).tag);
  const isTime = timeNoun.test(view.at(head + 1).lemma) && /^(?:every|each|the|last|this)$/u.test(lower);
  return isTime || lower === 'however' || (lower === 'no' && view.at(head + 1).lower === 'matter');
}
