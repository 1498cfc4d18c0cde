import { readNounPhrase } from '#grammar/noun-phrase.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdverb,
  isFinite,
  isNoun,
  isSureFinite,
  skipAdverbs,
  subordinators,
} from '#grammar/sentence-view.ts';
import { readSubject, readVerbGroup } from '#grammar/subject.ts';
import { neverReduced } from '#grammar/verb-lists.ts';
import { readOnce } from '#read-once.ts';
import type { Slash } from '#syntax/slash.ts';

const longSubject = 5;
/** Adverbs that stand before their verb; ago, alone and the like belong to the noun. */
const leadingAdverb =
  /ly$|^(?:often|never|always|thus|also|still|then|even|just|now|soon|already|seldom|not|ever|sometimes|rarely)$/u;
const stop = /^[,;:.?!–—()“”"]$/u;
const conjunction = /^(?:that|because|if|when|although|though|while|whether)$/u;
const clauseOpener = /^(?:who|whom|whose|which|that|where|when|what|how|why|whether|if|because)$/u;
const nominative = /^(?:i|he|she|we|they|you)$/u;

/** A subject that something follows before its verb. */
export interface ModifiedSubject {
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
export const listModifiedSubjects = readOnce(readModifiedSubjects);

function readModifiedSubjects(view: SentenceView): readonly ModifiedSubject[] {
  return listClauseStarts(view).flatMap((start): ModifiedSubject[] => {
    const first = skipAdverbs(view, start);
    const modifier = readNounEnd(view, first);
    if (modifier === undefined || !opensModifier(view, modifier)) return [];
    const limit = findLimit(view, modifier);
    const known = readSubject(view, first);
    const isKnown = known !== undefined && isSureFinite(view.at(known.verb));
    if (isKnown && hasOpenerNear(view, known.first, known.verb)) return [];
    const opener = view.at(modifier).tag === 'IN' && !isThat(view, modifier) ? modifier + 1 : modifier;
    const hasClause = clauseOpener.test(view.at(opener).lower) || nominative.test(view.at(modifier).lower);
    // Only a clause behind the noun shows that the noun is a subject whose verb is still to come.
    const verb = isKnown ? known.verb : hasClause ? findVerb(view, modifier, limit) : undefined;
    if (!isKnown && !hasClause) return [];
    // Behind a comma the noun may be an apposition, before one the verb may come later.
    const isOpen = view.at(start - 1).text === ',' || view.at(limit).text === ',';
    if (verb === undefined && isOpen) return [];
    const begin = verb === undefined ? undefined : beginOfVerb(view, verb);
    return [{ first, modifier, verb: begin, hasClause: hasClause || known?.hasClause === true, limit }];
  });
}

const isThat = (view: SentenceView, index: number): boolean => view.at(index).lower === 'that';

/** The head of the sentence, or the place behind a conjunction or an opening phrase with its comma. */
function listClauseStarts(view: SentenceView): number[] {
  const starts = [0];
  for (let index = 1; index < view.length - 2; index += 1) {
    const before = view.at(index - 1);
    const isOpening = before.text === ',' && /^(?:IN|TO|RB|VB[GN]|WRB|CC)/u.test(view.at(0).tag);
    const isJoint = before.tag === 'CC' && stop.test(view.at(index - 2).text);
    if (isOpening || isJoint || conjunction.test(before.lower)) starts.push(index);
  }
  return starts;
}

function readNounEnd(view: SentenceView, first: number): number | undefined {
  const phrase = readNounPhrase(view, first);
  if (!phrase || phrase.isPronoun) return undefined;
  let { end } = phrase;
  while (view.at(end).lower === 'of') {
    const next = readNounPhrase(view, end + 1);
    if (!next) break;
    ({ end } = next);
  }
  return end;
}

function opensModifier(view: SentenceView, index: number): boolean {
  const { lower, tag } = view.at(index);
  return (
    /^(?:who|whom|whose|which|that|where)$/u.test(lower) ||
    nominative.test(lower) ||
    /^(?:IN|TO|VB[GN])$/u.test(tag)
  );
}

function findLimit(view: SentenceView, from: number): number {
  let index = from;
  while (index < view.length && !stop.test(view.at(index).text)) index += 1;
  return index;
}

/** Each clause that opens on the way takes one finite verb; the next one belongs to the subject. */
export function findVerb(view: SentenceView, from: number, limit: number): number | undefined {
  let owed = 0;
  let paid = 0;
  for (let index = from; index < limit; index += 1) {
    const token = view.at(index);
    if (clauseOpener.test(token.lower) && !(isThat(view, index) && token.tag === 'DT')) owed += 1;
    else if (isContact(view, index) || opensAdverbClause(view, index)) owed += 1;
    else if (isFinite(token)) {
      const isJoined = view.at(index - 1).tag === 'CC' && paid > 0;
      const isModifier = /^(?:DT|JJ|PRP\$|CD)/u.test(view.at(index - 1).tag);
      if (owed === 0 && !isJoined) return paid > 0 && !isModifier ? index : undefined;
      if (!isJoined) owed -= 1;
      paid += 1;
      index = readVerbGroup(view, index).end - 1;
    } else if (paid > 0 && owed === 0 && looksFinite(view, index)) return index;
  }
  return undefined;
}

/** "as soon as they appeared"; "before an exam" is a phrase. */
const opensAdverbClause = (view: SentenceView, index: number): boolean =>
  (subordinators.has(view.at(index).lower) || view.at(index).lower === 'than') &&
  view.at(index + 1).tag === 'PRP' &&
  isFinite(view.at(skipAdverbs(view, index + 2)));

/** the people we meet */
const isContact = (view: SentenceView, index: number): boolean =>
  nominative.test(view.at(index).lower) &&
  isNoun(view.at(index - 1)) &&
  isFinite(view.at(skipAdverbs(view, index + 1)));

/** "a text remembered more", "her husband offers a kind": verbs by what follows, not by their tags. */
function looksFinite(view: SentenceView, index: number): boolean {
  const token = view.at(index);
  const before = view.at(index - 1);
  const next = view.at(index + 1);
  if (token.tag === 'VB') return isAdverb(before) || before.lower === 'so';
  if (!isNoun(before)) return false;
  if (token.tag === 'VBN')
    return (
      neverReduced.has(token.lemma) || next.lower === 'that' || /^(?:DT|PRP|PRP\$|JJR|CD)$/u.test(next.tag)
    );
  return token.tag === 'NNS' && !token.isSure && /^(?:DT|PRP|PRP\$)$/u.test(next.tag);
}

function beginOfVerb(view: SentenceView, verb: number): number {
  let first = verb;
  while (isAdverb(view.at(first - 1)) && leadingAdverb.test(view.at(first - 1).lower)) first -= 1;
  // "we pull out so eagerly": the adverb belongs to the verb before.
  if (/^(?:so|very|too|as)$/u.test(view.at(first - 1).lower)) return verb;
  return first;
}

/** "… before Facebook acquired": the verb belongs to the clause that has just opened. */
function hasOpenerNear(view: SentenceView, first: number, verb: number): boolean {
  for (let back = verb - 1; back > Math.max(first, verb - 5); back -= 1)
    if (
      subordinators.has(view.at(back).lower) &&
      view.at(back).lower !== 'where' &&
      view.at(back + 1).tag !== 'IN'
    )
      return true;
  return false;
}

const countWords = (view: SentenceView, from: number, to: number): number =>
  view.tokens.slice(from, to).filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).length;

const afterSubject = (before: number, hasClause: boolean): Slash => ({
  before,
  strength: hasClause ? 3 : 2.4,
  reason: '긴 주어 뒤',
});

/** The pause between a long subject and its verb. */
export function findSubjectSlashes(view: SentenceView): Slash[] {
  const slashes: Slash[] = [];
  for (const start of [0, ...listLooseStarts(view)]) {
    const subject = readSubject(view, skipAdverbs(view, start));
    if (!subject || !isSureFinite(view.at(subject.verb))) continue;
    if (view.at(subject.verb - 1).text === ',' || hasOpenerNear(view, subject.first, subject.verb)) continue;
    const words = countWords(view, subject.first, subject.verb);
    if (words < longSubject && !(subject.hasClause && words >= longSubject - 1)) continue;
    slashes.push(afterSubject(beginOfVerb(view, subject.verb), subject.hasClause));
  }
  for (const { first, verb, hasClause } of listModifiedSubjects(view))
    if (verb !== undefined && hasClause && countWords(view, first, verb) >= longSubject - 1)
      slashes.push(afterSubject(verb, true));
  return slashes;
}

/** Behind every mark and conjunction. */
const listLooseStarts = (view: SentenceView): number[] =>
  view.tokens.flatMap(({ lower, text, tag }, index) =>
    /^[,;:–—“"]$/u.test(text) || tag === 'CC' || conjunction.test(lower) ? [index + 1] : [],
  );

/** A subject is opened by a slash only if one closes it: where none does, those inside go too. */
export function dropUnclosed(view: SentenceView, chosen: readonly Slash[]): Slash[] {
  const places = new Set(chosen.map(({ before }) => before));
  const unclosed = listModifiedSubjects(view).filter(
    ({ verb }) => verb === undefined || (!places.has(verb) && view.at(verb - 1).text !== ','),
  );
  return chosen.filter(
    ({ before, reason }) =>
      !unclosed.some(({ modifier, verb, limit }) =>
        verb === undefined
          ? before === modifier || (before < limit && before > modifier && /구 앞$/u.test(reason))
          : before >= modifier && before < verb,
      ),
  );
}
