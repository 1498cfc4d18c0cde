import {
  isBe,
  isFinite,
  isHave,
  isNoun,
  isSureFinite,
  isVerb,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import { findMark } from '#syntax/slashes/sentence-parts.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

const amount =
  /^(?:half|once|twice|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|dozens?|hundreds?|thousands?|millions?|ever|usual)$/u;

/** Words that one small word ties together: an infinitive, a compared number, two verbs or qualities in a row. */
export const partsBond = (view: SentenceView, { before, reason }: Slash): boolean =>
  isInfinitive(view, before) ||
  isComparedNumber(view, before) ||
  (reason === '등위접속사 앞' &&
    (isPairOfVerbs(view, before) || isPairOfQualities(view, before) || isRowOfSubjects(view, before))) ||
  (reason === '긴 주어 뒤' && isLateThen(view, before));

/** "resolved to / lay a cable": a form that is a past tense too. */
const isInfinitive = (view: SentenceView, index: number): boolean =>
  view.at(index - 1).tag === 'TO' &&
  /^VB[DNP]?$/u.test(view.at(index).tag) &&
  !isBe(view.at(index)) &&
  !isHave(view.at(index)) &&
  (view.at(index).tag === 'VB' || !/ed$/u.test(view.at(index).lower));

/** "of fewer / than a hundred words" */
const isComparedNumber = (view: SentenceView, than: number): boolean =>
  view.at(than).lower === 'than' &&
  /^(?:fewer|more|less|other|rather)$/u.test(view.at(than - 1).lower) &&
  (view.at(than + 1).tag === 'CD' || amount.test(view.at(than + 1).lower));

/** "when they opened / and closed the door": two verbs of one form with nothing between, and one object. */
function isPairOfVerbs(view: SentenceView, conjunction: number): boolean {
  const first = view.at(conjunction - 1);
  const second = view.at(conjunction + 1);
  const isPair =
    /^(?:and|or)$/u.test(view.at(conjunction).lower) && isFinite(first) && first.tag === second.tag;
  if (!isPair || first.tag === 'MD') return false;
  const isReport = clauseVerbs.has(second.lemma) && view.at(conjunction + 2).lower === 'that';
  const subject = view.at(conjunction - 2);
  // "someone they trusted / and got a receipt": a clause on a noun ends with its verb.
  const before = view.at(conjunction - 3);
  const isOnNoun = isNoun(before) || before.tag === 'PRP' || /(?:one|body|thing)$/u.test(before.lower);
  return !isReport && !isOnNoun && (isNoun(subject) || subject.tag === 'PRP');
}

/** "instead of thick / and clear": the second may look like a verb. */
function isPairOfQualities(view: SentenceView, conjunction: number): boolean {
  const tags = view.analysis.tokens;
  const isQuality = (index: number): boolean => (tags[view.at(index).index]?.tag ?? '').startsWith('JJ');
  const isEnd = conjunction + 2 >= findMark(view, conjunction) || view.at(conjunction + 2).tag === 'IN';
  return isEnd && isQuality(conjunction - 1) && isQuality(conjunction + 1);
}

/** "Trains, theaters, / and in time clubs made it popular": no verb has come, so all of them are its subject. */
const isRowOfSubjects = (view: SentenceView, conjunction: number): boolean =>
  view.at(conjunction - 1).text === ',' &&
  view.at(conjunction - 3).text === ',' &&
  isNoun(view.at(conjunction - 2)) &&
  isNoun(view.at(0)) &&
  !view.tokens.slice(0, conjunction).some(isSureFinite) &&
  view.tokens.slice(conjunction, findMark(view, conjunction)).some(isVerb);

/** "those who rested / then would": the adverb goes with the verb before or with the one behind. */
const isLateThen = (view: SentenceView, index: number): boolean =>
  /^(?:then|now)$/u.test(view.at(index).lower) && isFinite(view.at(index - 1));
