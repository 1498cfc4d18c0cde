import { readNounPhrase } from '#grammar/noun-phrase.ts';
import {
  isBe,
  isFinite,
  isHave,
  isNoun,
  isSureFinite,
  isVerb,
  subordinators,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { partsBoundWords } from '#syntax/slashes/bound-words.ts';
import { findMark } from '#syntax/slashes/sentence-parts.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

const amount =
  /^(?:half|once|twice|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|dozens?|hundreds?|thousands?|millions?|ever|usual)$/u;

const linkingVerb = /^(?:become|seem|remain)$/u;
const longestObject = 5;
const longestQuestion = 7;

/** Words that one small word ties together: an infinitive, a compared number, two verbs or qualities in a row. */
export function partsBond(view: SentenceView, slash: Slash): boolean {
  const { before, reason } = slash;
  return (
    partsBoundWords(view, slash) ||
    isInfinitive(view, before) ||
    isComparedNumber(view, before) ||
    (reason === '등위접속사 앞' &&
      (isPairOfVerbs(view, before) ||
        isPairOfInfinitives(view, before) ||
        isPairOfQualities(view, before) ||
        isRowOfSubjects(view, before))) ||
    (reason === 'that절 앞' && isPointingThat(view, before)) ||
    (reason === '긴 주어 뒤' &&
      (isLateThen(view, before) || isQualityOfVerb(view, before) || isHadDone(view, before)))
  );
}

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
  const isQuality = (index: number): boolean => tagAsRead(view, index).startsWith('JJ');
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

/** The tag of the passage, before the clauses were read. */
const tagAsRead = (view: SentenceView, index: number): string =>
  view.analysis.tokens[view.at(index).index]?.tag ?? '';

/** "to hum / and sing old tunes": the first has no object of its own. */
const isPairOfInfinitives = (view: SentenceView, conjunction: number): boolean =>
  /^(?:and|or)$/u.test(view.at(conjunction).lower) &&
  view.at(conjunction - 1).tag === 'VB' &&
  /^(?:TO|MD)$/u.test(view.at(conjunction - 2).tag) &&
  tagAsRead(view, conjunction + 1) === 'VB' &&
  /^(?:DT|PRP|PRP\$|CD|JJ[RS]?|NNS?)$/u.test(view.at(conjunction + 2).tag) &&
  // "note what you hope to find / and compare it": the object of the first is "what".
  !view.tokens
    .slice(Math.max(0, conjunction - longestQuestion), conjunction)
    .some(({ lower }) => /^(?:what|which|whatever)$/u.test(lower));

/** "opened / that door to us": it points at a noun, and no verb of its own stands behind. */
function isPointingThat(view: SentenceView, that: number): boolean {
  const verb = view.at(that - 1);
  if (!isVerb(verb) || isBe(verb) || isHave(verb) || verb.tag === 'MD' || clauseVerbs.has(verb.lemma))
    return false;
  let noun = that + 1;
  while (/^JJ/u.test(tagAsRead(view, noun))) noun += 1;
  if (tagAsRead(view, noun) !== 'NN') return false;
  const mark = findMark(view, that);
  // "concede / that luck, like so much else, is blind": the verb may come behind the comma.
  if (view.at(mark).text === ',' && !/^(?:CC|VBG)$/u.test(view.at(mark + 1).tag)) return false;
  const behind = view.tokens.slice(noun + 1, mark);
  const verbAt = behind.findIndex(isFinite);
  return (
    verbAt < 0 ||
    behind
      .slice(0, verbAt)
      .some(({ tag, lower }) => /^(?:W|CC)/u.test(tag) || (subordinators.has(lower) && tag !== 'TO'))
  );
}

/** "became / clear" */
export const isQualityOfVerb = (view: SentenceView, index: number): boolean =>
  linkingVerb.test(view.at(index - 1).lemma) &&
  isFinite(view.at(index - 1)) &&
  tagAsRead(view, index).startsWith('JJ');

/** "had herself / painted", "The king had the gate / mended": have is the only verb its subject can have. */
function isHadDone(view: SentenceView, index: number): boolean {
  const { lower, tag } = view.at(index);
  if (!/^(?:VB[DN]|JJ)$/u.test(tag) || !getVerbForms(lower).isParticiple) return false;
  let verb = index - 1;
  while (verb > index - 1 - longestObject && /^(?:DT|PRP\$?|CD|JJ|NNS?|NNPS?|POS)$/u.test(view.at(verb).tag))
    verb -= 1;
  if (verb === index - 1 || !/^(?:get|have)$/u.test(view.at(verb).lemma)) return false;
  if (/sel(?:f|ves)$/u.test(view.at(index - 1).lower)) return true;
  let start = verb;
  while (start > 0 && view.at(start - 1).text !== ',') start -= 1;
  const subject = readNounPhrase(view, start);
  return subject?.end === verb;
}
