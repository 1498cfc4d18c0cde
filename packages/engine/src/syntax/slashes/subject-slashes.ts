import { readNounPhrase, skipOfPhrases } from '#grammar/noun-phrase.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  countWords,
  isAdverb,
  isFinite,
  isNoun,
  isSureFinite,
  skipAdverbs,
  subjectPronouns,
  subordinators,
} from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { readOnce } from '#read-once.ts';
import { isMeasured } from '#syntax/slashes/measured.ts';
import { readContact } from '#syntax/slashes/contact-slashes.ts';
import { findLists } from '#syntax/slashes/short-lists.ts';
import { findClauseVerb } from '#syntax/slashes/slash-verbs.ts';
import type { Slash } from '#syntax/slashes/slash.ts';
import { beginOfVerb } from '#syntax/slashes/verb-begin.ts';
import { findUnpaidVerb, hasOpenerNear, type ModifierKind } from '#syntax/unpaid-verb.ts';

const longSubject = 5;
const stop = /^[,;:.?!–—()“”"]$/u;
/** Adjectives that stand behind their noun with what they ask for. */
const behindNoun = /^(?:worth|aware|familiar|(?:un)?(?:able|willing)|capable|eager|ready|responsible|full)$/u;
const conjunction =
  /^(?:that|because|if|when|although|though|while|whereas|whether|after|before|since|once|how|why)$/u;

/** A subject that something follows before its verb. */
interface ModifiedSubject {
  first: number;
  /** First token of what modifies the noun. */
  modifier: number;
  /** Where the verb, with its adverbs, begins; undefined when it cannot be told. */
  verb: number | undefined;
  hasClause: boolean;
  /** The mark at which the search for the verb ended. */
  limit: number;
}

/** Subjects with a clause or phrase behind their noun, from every place where a clause may begin. */
export const listModifiedSubjects = readOnce((view: SentenceView): readonly ModifiedSubject[] => {
  const opening = readOpeningSubjects(view);
  return [...opening, ...readLaterSubjects(view, new Set(opening.map(({ modifier }) => modifier)))];
});

function readOpeningSubjects(view: SentenceView): ModifiedSubject[] {
  return listClauseStarts(view).flatMap((start): ModifiedSubject[] => {
    const first = skipAdverbs(view, start);
    const modifier = readNounEnd(view, first);
    if (modifier === undefined || !opensModifier(view, modifier)) return [];
    const limit = findLimit(view, modifier);
    const known = readSubject(view, first);
    const isKnown = known !== undefined && isSureFinite(view.at(known.verb));
    if (isKnown && hasOpenerNear(view, known.first, known.verb)) return [];
    const kind = readModifierKind(view, modifier);
    const verb = isKnown ? known.verb : kind && findUnpaidVerb(view, modifier, limit, kind);
    if (!isKnown && kind === undefined) return [];
    const hasClause = kind !== undefined;
    // Behind a comma the noun may be an apposition, before one the verb may come later.
    const isOpen =
      /^[,;:–—]$/u.test(view.at(start - 1).text) ||
      findLists(view).some(({ conjunction }) => conjunction === start - 1) ||
      isCommaBeforeVerb(view, limit);
    const isAfterPreposition = /^(?:before|after)$/u.test(view.at(start - 1).lower);
    if (verb === undefined && (isOpen || isAfterPreposition)) return [];
    const begin = verb === undefined ? undefined : beginOfVerb(view, verb);
    return [{ first, modifier, verb: begin, hasClause: hasClause || known?.hasClause === true, limit }];
  });
}

/** "those who test animals, or new medicines, are": the verb may come behind the comma. */
function isCommaBeforeVerb(view: SentenceView, limit: number): boolean {
  if (
    view.at(limit).text !== ',' ||
    view.tokens.slice(0, limit).some(({ lower }) => /^(?:is|was|means|requires)$/u.test(lower))
  )
    return false;
  const next = view.at(skipAdverbs(view, limit + 1));
  if (subordinators.has(next.lower)) return false;
  return next.tag === 'CC' || isFinite(next) || view.tokens.slice(limit + 1).some(({ text }) => text === ',');
}

/** Nouns in mid sentence that prove to be subjects: a verb that no clause claims follows their modifier. */
function readLaterSubjects(view: SentenceView, known: ReadonlySet<number>): ModifiedSubject[] {
  const found: ModifiedSubject[] = [];
  for (let modifier = 2; modifier < view.length - 3; modifier += 1) {
    const kind = isNoun(view.at(modifier - 1)) ? readModifierKind(view, modifier) : undefined;
    if (kind === undefined || known.has(modifier)) continue;
    const limit = findLimit(view, modifier);
    const verb = findUnpaidVerb(view, modifier, limit, kind);
    if (verb === undefined || !isClaimed(view, modifier, verb)) continue;
    found.push({ first: modifier - 1, modifier, verb: beginOfVerb(view, verb), hasClause: true, limit });
  }
  return found;
}

/** A verb beyond doubt, and no conjunction on the way to it that might open its clause. */
const isClaimed = (view: SentenceView, modifier: number, verb: number): boolean =>
  isSureFinite(view.at(verb)) &&
  !view.tokens.slice(modifier, verb).some(
    ({ tag }, at) =>
      tag === 'CC' ||
      // "with programs no human could beat"
      (readContact(view, modifier + at) !== undefined && findClauseVerb(view, modifier + at) === verb),
  ) &&
  !hasOpenerNear(view, modifier, verb);

/** What opens behind a noun: a clause with a verb of its own, or a participle. */
function readModifierKind(view: SentenceView, index: number): ModifierKind | undefined {
  const { lower, tag, isSure } = view.at(index);
  const opener = tag === 'IN' && !isThat(view, index) ? view.at(index + 1) : view.at(index);
  if (/^(?:who|whom|whose|which|that|where)$/u.test(opener.lower) && opener.tag !== 'DT') return 'clause';
  if (subjectPronouns.test(lower)) return 'clause';
  // "a creature once treated as a pest"
  const isLate = isAdverb(view.at(index)) && view.at(index + 1).tag === 'VBN' && view.at(index + 1).isSure;
  const isParticiple = (/^VB[GN]$/u.test(tag) && isSure) || isLate;
  return isParticiple || isAdjectiveBehind(view, index) ? 'participle' : undefined;
}

/** "people aware of it", "wolves bold enough to come" */
const isAdjectiveBehind = (view: SentenceView, index: number): boolean =>
  behindNoun.test(view.at(index).lower) || view.at(index + 1).lower === 'enough';

const isThat = (view: SentenceView, index: number): boolean => view.at(index).lower === 'that';

/** The head of the sentence, or the place behind a conjunction or an opening phrase with its comma. */
export function listClauseStarts(view: SentenceView): number[] {
  const starts = view.at(0).tag === 'CC' ? [0, 1] : [0];
  for (let index = 1; index < view.length - 2; index += 1) {
    const before = view.at(index - 1);
    const isOpening = before.text === ',' && /^(?:IN|TO|RB|VB[GN]|WRB|CC)/u.test(view.at(0).tag);
    const isJoint =
      (before.tag === 'CC' && stop.test(view.at(index - 2).text)) || /^[;:–—]$/u.test(before.text);
    if (isOpening || isJoint || conjunction.test(before.lower)) starts.push(index);
  }
  return starts;
}

function readNounEnd(view: SentenceView, first: number): number | undefined {
  const phrase = readNounPhrase(view, first);
  if (!phrase || phrase.isPronoun) return undefined;
  return skipOfPhrases(view, phrase.end);
}

function opensModifier(view: SentenceView, index: number): boolean {
  const { lower, tag } = view.at(index);
  return (
    /^(?:who|whom|whose|which|that|where)$/u.test(lower) ||
    subjectPronouns.test(lower) ||
    /^(?:IN|TO|VB[GN])$/u.test(tag) ||
    (isAdverb(view.at(index)) && view.at(index + 1).tag === 'VBN') ||
    isAdjectiveBehind(view, index)
  );
}

function findLimit(view: SentenceView, from: number): number {
  let index = from;
  while (index < view.length && !stop.test(view.at(index).text)) index += 1;
  return index;
}

/** The pause between a subject and its verb. */
export const afterSubject = (before: number, hasClause: boolean): Slash => ({
  before,
  strength: hasClause ? 3 : 2.4,
  reason: '긴 주어 뒤',
});

/** The pause between a long subject and its verb. */
export function findSubjectSlashes(view: SentenceView): Slash[] {
  const slashes: Slash[] = [];
  for (const start of [0, ...listLooseStarts(view)]) {
    const subject = readSubject(view, skipAdverbs(view, start));
    if (!subject || !isVerbBeyondDoubt(view, subject.verb) || isMeasured(view, start - 1)) continue;
    if (view.at(subject.verb - 1).text === ',' || hasOpenerNear(view, subject.first, subject.verb)) continue;
    const verb = findVerbBehindParticiple(view, subject.verb) ?? subject.verb;
    const hasClause = subject.hasClause || verb !== subject.verb;
    // "every order he had taken": the verb of a clause inside.
    const begin = beginOfVerb(view, verb);
    const isTwofold = view.tokens
      .slice(subject.first, verb)
      .some(({ tag }, at, all) => tag === 'NNS' && all[at + 1]?.tag === 'NNS');
    if (isTwofold) continue;
    if (begin - 1 > subject.first && subjectPronouns.test(view.at(begin - 1).lower)) continue;
    const words = countWords(view, subject.first, verb);
    // "a tall, quiet, green-eyed stranger": nothing follows the noun.
    const isBare = !subject.hasPreposition && verb === subject.verb && begin === subject.head + 1;
    if (isBare && words <= longSubject) continue;
    if (words < longSubject && !(hasClause && words >= longSubject - 1)) continue;
    slashes.push(afterSubject(begin, hasClause));
  }
  slashes.push(...listHeads(view).flatMap((start) => findOpeningClause(view, start)));
  for (const { first, verb, hasClause } of listModifiedSubjects(view))
    if (verb !== undefined && hasClause && countWords(view, first, verb) >= longSubject - 1)
      slashes.push(afterSubject(verb, true));
  return slashes;
}

/** "Whether crows understand why the shell breaks / is …", "Letting them wait for a while / costs nothing" */
function findOpeningClause(view: SentenceView, start: number): Slash[] {
  const opening = view.at(start);
  const limit = findLimit(view, start);
  const isVerbal = opening.tag === 'TO' || opening.tag === 'VBG';
  // "To understand this, we must …": before a comma the phrase is no subject.
  const isSubject = isVerbal
    ? view.at(limit).text !== ',' ||
      view.at(limit + 1).tag === 'CC' ||
      view.tokens.slice(start, limit).some(({ lower }) => /^(?:is|was|means|requires)$/u.test(lower))
    : /^(?:that|whether|how|why|what|whatever|whoever)$/u.test(opening.lower) &&
      view.at(view.length - 1).text !== '?';
  const whole = isSubject
    ? findUnpaidVerb(view, start, limit, isVerbal ? 'participle' : 'clause')
    : undefined;
  // "What weakens it is …"
  const least =
    opening.lower === 'what' ? longSubject - 2 : opening.tag === 'VBG' ? longSubject - 1 : longSubject;
  return whole !== undefined && countWords(view, start, whole) >= least
    ? [afterSubject(beginOfVerb(view, whole), true)]
    : [];
}

/** The head of the sentence, and behind a semicolon or a comma with its conjunction. */
const listHeads = (view: SentenceView): number[] =>
  view.tokens.flatMap((_, index) => {
    const before = view.at(index - 1);
    const isJoint = before.tag === 'CC' && (index === 1 || view.at(index - 2).text === ',');
    return index === 0 || isJoint || before.text === ';' ? [index] : [];
  });

/** By its form, or as a present tense before its object: "the color and the price play a role". */
const isVerbBeyondDoubt = (view: SentenceView, index: number): boolean =>
  isSureFinite(view.at(index)) ||
  (view.at(index).tag === 'VBP' && /^(?:DT|PRP|PRP\$)$/u.test(view.at(index + 1).tag));

/** "the half of the brain connected to that eye remains": what looks like a past tense is a participle. */
function findVerbBehindParticiple(view: SentenceView, index: number): number | undefined {
  const { tag, lower } = view.at(index);
  if (tag !== 'VBD' || !getVerbForms(lower).isParticiple || !/^(?:IN|TO|VBG)$/u.test(view.at(index + 1).tag))
    return undefined;
  const verb = findUnpaidVerb(view, index, findLimit(view, index), 'participle');
  return verb !== undefined && isClaimed(view, index, verb) ? verb : undefined;
}

/** Behind every mark and conjunction. */
const listLooseStarts = (view: SentenceView): number[] =>
  view.tokens.flatMap(({ lower, text, tag }, index) =>
    /^[,;:–—“"]$/u.test(text) || tag === 'CC' || conjunction.test(lower) ? [index + 1] : [],
  );
