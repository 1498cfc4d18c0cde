import {
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isNoun,
  subordinators,
  viewSentence,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import type { Token } from '#passage/analysis.ts';
import { isPerson } from '#syntax/persons.ts';

/** Whose doing a verb tells: with a person and with a thing other verbs go together. */
export type Agent = 'person' | 'thing';

/** The token before, adverbs skipped: those stay on the paper. */
export function findBefore(view: SentenceView, index: number): number {
  let before = index - 1;
  while (before > 0 && isAdverb(view.at(before)) && !isNegator(view, before)) before -= 1;
  return before;
}

/** Whether the token denies what follows it. */
export const isNegator = (view: SentenceView, index: number): boolean =>
  /^(?:not|n't|n’t|never|no|hardly|rarely|seldom|without|neither|nor|cannot|nobody|none|nothing)$/u.test(
    view.at(index).lower,
  );

/** Groups and peoples act as persons do. */
const groups =
  /^(?:committee|government|company|team|staff|court|board|public|majority|army|council|parliament|crowd|audience|jury|firm|group|society|community|organization|nation|family|class)$/u;

export const readNoun = (noun: Token): Agent =>
  isPerson(noun) || noun.tag === 'NNPS' || groups.test(noun.lemma) ? 'person' : 'thing';

/** What a pronoun stands for; "they" stands for the first plural of its sentence, else for the last plural subject. */
export function readPronoun(view: SentenceView, index: number): Agent | undefined {
  const { lower } = view.at(index);
  if (personPronouns.test(lower)) return 'person';
  if (lower === 'it') return 'thing';
  if (lower !== 'they' && lower !== 'them') return undefined;
  const plural = view.tokens.slice(0, index).find(isPlural) ?? findPluralSubject(view);
  return plural && readNoun(plural);
}

const isPlural = ({ tag, lower }: Token): boolean => tag === 'NNS' || /^(?:people|those)$/u.test(lower);

const personPronouns =
  /^(?:we|us|you|i|me|he|him|she|her|who|one|nobody|everyone|everybody|someone|somebody|anyone|anybody)$/u;
const subjectReach = 3;

/** The subject that opens one of the sentences before, if it is a plural. */
function findPluralSubject({ analysis, sentence }: SentenceView): Token | undefined {
  return analysis.sentences
    .slice(Math.max(0, sentence.index - subjectReach), sentence.index)
    .map((one) => viewSentence(analysis, one))
    .map((view) => view.at(readSubject(view, 0)?.head ?? view.length))
    .findLast(isPlural);
}

/** Whose verb stands before `index`: the last subject read there. */
export function readAgentBefore(view: SentenceView, index: number): Agent | undefined {
  for (let verb = index - 1; verb > 0; verb -= 1) if (isFinite(view.at(verb))) return findAgent(view, verb);
  return undefined;
}

/** The agent of the finite verb at `verb`; undefined where the clause may be short of an object. */
export function findAgent(view: SentenceView, verb: number): Agent | undefined {
  const position = findBefore(view, verb);
  const before = view.at(position);
  if (before.lower === 'who') return view.at(position - 1).text === ',' ? undefined : 'person';
  if (before.lower === 'that') return readCleft(view, position);
  for (let start = 0; start < verb; start += 1) {
    const subject = opensClause(view, start) ? readSubject(view, start) : undefined;
    if (subject?.verb !== verb) continue;
    if (isShortOfObject(view, start) && !hasObject(view, verb)) return undefined;
    return subject.type === 'pronoun' ? readPronoun(view, subject.head) : readNoun(view.at(subject.head));
  }
  return isRelative(view, position) ? undefined : guessAgentOf(view, verb);
}

/** "it is affection that": other relative clauses only say which one is meant. */
function readCleft(view: SentenceView, that: number): Agent | undefined {
  const opening = view.tokens.slice(Math.max(0, that - cleftReach), that).map(({ lower }) => lower);
  const isCleft = /\bit (?:is|was)\b/u.test(opening.join(' '));
  return isCleft ? readNoun(view.at(that - 1)) : undefined;
}

const cleftReach = 5;

/** Whether the token joins a relative clause, whose verb may have its object in front. */
export const isRelative = (view: SentenceView, index: number): boolean =>
  /^(?:which|that|whom|what|who)$/u.test(view.at(index).lower);

/** Verbs with two objects may still lack one. */
const giving = /^(?:give|tell|show|teach|offer|send|cost|bring|lend|ask|leave|make|find|call|keep|let)$/u;

/** A verb whose object stands right behind it, so that nothing before the clause can be its object. */
function hasObject(view: SentenceView, verb: number): boolean {
  const main = skipAuxiliaries(view, verb);
  const { tag, lemma } = view.at(main);
  return tag.startsWith('VB') && !giving.test(lemma) && /^(?:DT|PRP\$|NNS?|JJ)$/u.test(view.at(main + 1).tag);
}

function skipAuxiliaries(view: SentenceView, verb: number): number {
  let main = verb;
  const isAuxiliary = (at: number) =>
    view.at(at).tag === 'MD' ||
    isBe(view.at(at)) ||
    isAdverb(view.at(at)) ||
    (isHave(view.at(at)) && /^(?:VBN|RB)$/u.test(view.at(at + 1).tag));
  while (isAuxiliary(main)) main += 1;
  return main;
}

/** Where the subject cannot be read: a person if the sentence has one before the verb; nothing without an object. */
export function guessAgentOf(view: SentenceView, verb: number): Agent | undefined {
  if (!hasObject(view, verb) || isGranted(view, verb)) return undefined;
  const before = findBefore(view, verb);
  if (view.at(before).tag === 'PRP') return readPronoun(view, before);
  const isOfPerson = view.tokens
    .slice(0, verb)
    .some(
      (token) =>
        /^(?:we|you|one|people|whoever|anyone|someone|everyone|those)$/u.test(token.lower) || isPerson(token),
    );
  return isOfPerson ? 'person' : 'thing';
}

/** What is granted or supposed is not the point. */
const granting = /^(?:if|unless|although|though|while|whereas|when)$/u;

const grantedReach = 6;

const isGranted = (view: SentenceView, verb: number): boolean =>
  view.tokens.slice(Math.max(0, verb - grantedReach), verb).some(({ lower }) => granting.test(lower));

/** A noun behind a preposition or a verb is only the end of the subject. */
function opensClause(view: SentenceView, start: number): boolean {
  const before = view.at(start - 1);
  return (
    start === 0 ||
    (before.lower === 'but' ? view.at(start - 2).text === ',' : before.tag === 'CC') ||
    view.at(start).tag === 'WP$' ||
    (/^(?:,|WRB|RB)$/u.test(before.tag) && !/^(?:only|just|merely|even)$/u.test(before.lower)) ||
    /^(?:[;:]|that)$/u.test(before.lower) ||
    (subordinators.has(before.lower) && !granting.test(before.lower))
  );
}

/** A subject behind a relative, a question word or a bare noun: what follows may lack its object. */
function isShortOfObject(view: SentenceView, start: number): boolean {
  const before = view.at(start - 1);
  if (view.at(start).tag === 'WP$') return false;
  if (/^(?:which|whom|what|who)$/u.test(before.lower) || before.tag === 'WDT') return true;
  if (before.lower === 'that') return isNoun(view.at(start - 2)) || view.at(start - 2).tag === 'PRP';
  return isNoun(before) || /^(?:something|anything|everything|nothing|all|one|those)$/u.test(before.lower);
}
