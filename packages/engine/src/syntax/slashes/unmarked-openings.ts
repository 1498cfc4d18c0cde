import { readNounPhrase, skipOfPhrases } from '#grammar/noun-phrase.ts';
import {
  countWords,
  isAdverb,
  isBe,
  isFinite,
  isNoun,
  skipAdverbs,
  subordinators,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { readOnce } from '#read-once.ts';
import { findMark } from '#syntax/slashes/sentence-parts.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

const timeNoun =
  /^(?:time|moment|instant|minute|second|hour|day|night|morning|evening|week|month|year|decade|century|summer|winter|spring|season)$/u;
const question = /^(?:W|CC$)/u;
const longPhrase = 4;
const longStretch = 9;
const longestSubject = 5;

/** "To test his idea / the chemist mixed …", "The year the bridge opened / the boats carried …": where the subject of the sentence begins behind what stands before it without a comma. */
export const findUnmarkedOpenings = (view: SentenceView): Slash[] => {
  const subject = readOpening(view);
  return subject === undefined ? [] : [{ before: subject, strength: 2.6, reason: '문두 전치사구 뒤' }];
};

/** "To test his idea the chemist / mixed …": the verb is parted from a short subject, not the opening from both. */
export function partsOpenedSubject(view: SentenceView, { before, reason }: Slash): boolean {
  const subject = readOpening(view);
  if (subject === undefined) return false;
  if (/생략된 절 앞$/u.test(reason)) return before < subject && isMomentHead(view);
  return (
    /^(?:긴 주어 뒤|도치된 동사 앞)$/u.test(reason) &&
    before > subject &&
    countWords(view, subject, before) <= longestSubject &&
    !view.tokens.slice(subject, before).some(({ tag, lower }) => /^W/u.test(tag) || lower === 'that')
  );
}

const readOpening = (view: SentenceView): number | undefined => openings(view)[0];

const openings = readOnce((view: SentenceView): readonly number[] => {
  const end = findMark(view, 0);
  if (countWords(view, 0, end) < longStretch) return [];
  if (isMomentHead(view)) return listMomentSubjects(view, end);
  const { tag, lower } = view.at(0);
  const isPhrase = tag === 'IN' && !subordinators.has(lower) && !/^(?:that|as|than)$/u.test(lower);
  const isPurpose = tag === 'TO' && /^VBP?$/u.test(view.at(1).tag) && !isBe(view.at(1));
  if (!isPhrase && !isPurpose) return [];
  for (let index = isPurpose ? longPhrase - 1 : longPhrase; index < end - 1; index += 1) {
    const token = view.at(index);
    if (isFinite(token) || question.test(token.tag) || token.lower === 'that') return [];
    if (isNextSubject(view, index, isPurpose)) return [index];
  }
  return [];
});

/** "Every time", "The day" with a clause on it. */
const isMomentHead = (view: SentenceView): boolean =>
  /^(?:every|each|the)$/u.test(view.at(0).lower) &&
  timeNoun.test(view.at(1).lower) &&
  /^(?:DT|PRP|PRP\$|NNS|NNP)$/u.test(view.at(2).tag) &&
  view.at(2).lower !== 'that';

/** Behind the verb of the clause on a time the next noun phrase is the subject. */
function listMomentSubjects(view: SentenceView, end: number): number[] {
  for (let index = longPhrase; index < end - 1; index += 1) {
    const { tag, lower } = view.at(index);
    if (question.test(tag) || lower === 'that') return [];
    const before = view.at(index - 1);
    const opens = /^(?:DT|PRP\$)$/u.test(tag) || (tag === 'NNS' && isFinite(before));
    const isFree =
      /^(?:VB[DZP]|NNS?|RB|RP|JJ)$/u.test(before.tag) || /^(?:in|out|up|down|off)$/u.test(before.lower);
    if (opens && isFree && !isBe(before) && hasVerb(view, index)) return [index];
  }
  return [];
}

/** A noun phrase that follows one without a link, and has the first finite verb of the sentence. */
function isNextSubject(view: SentenceView, index: number, isPurpose: boolean): boolean {
  const before = view.at(index - 1);
  const { tag, lower } = view.at(index);
  // "to save the city the mayor", "in the winter of 1944 the government"
  const isBehindNoun = (isNoun(before) && before.lower !== 'all') || before.tag === 'CD';
  const opens = /^(?:DT|PRP\$)$/u.test(tag) && !/^(?:that|all|both|each)$/u.test(lower);
  // "to work out his arches Lowe", "at the end of the last century doctors"
  const isWhole = isPurpose || skipOfPhrases(view, readNounPhrase(view, 1)?.end ?? 0) === index;
  const isBare =
    (isWhole && tag.startsWith('NNP') && before.tag.startsWith('NN') && !before.tag.startsWith('NNP')) ||
    (tag === 'NNS' && timeNoun.test(before.lower) && before.tag === 'NN');
  if (!isBehindNoun || !(opens || isBare) || !hasVerb(view, index)) return false;
  // "To show your mother the house": both belong to the verb.
  return (
    !isPurpose ||
    !/^(?:give|show|tell|teach|offer|send|lend|bring|buy|ask|call|make|name)$/u.test(view.at(1).lower)
  );
}

/** A finite verb follows the noun phrase and the phrases behind it. */
function hasVerb(view: SentenceView, index: number): boolean {
  const phrase = readNounPhrase(view, index);
  let end = phrase === undefined ? index : skipOfPhrases(view, phrase.end);
  if (phrase === undefined) while (view.at(end).tag.startsWith('NNP')) end += 1;
  while (/^(?:in|at|on|from|with|for|near)$/u.test(view.at(end).lower)) {
    const next = readNounPhrase(view, end + 1)?.end;
    if (next === undefined) return false;
    end = skipOfPhrases(view, next);
  }
  const verb = skipAdverbs(view, end);
  return end > index && isFinite(view.at(verb)) && !isAdverb(view.at(verb));
}
