import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdjective,
  isAdverb,
  isFinite,
  isNoun,
  isSureFinite,
  isVerb,
  subjectPronouns,
  subordinators,
} from '#grammar/sentence-view.ts';
import type { Token } from '#passage/analysis.ts';
import type { Subject } from '#grammar/subject.ts';
import { readNounPhrase } from '#grammar/noun-phrase.ts';
import { readSubject } from '#grammar/subject.ts';
import { doubleObjectVerbs, infinitiveObjectVerbs, neverReduced } from '#grammar/verb-lists.ts';
import { toPastParticiple } from '#passage/inflect.ts';
import { readOnce } from '#read-once.ts';
import { takesBehindObject, takesPreposition } from '#syntax/governed-prepositions.ts';
import { isBetweenAdjectives, isOpenList, mayGoOn } from '#syntax/patterns/comma-ends.ts';
import { owesQuestionVerb } from '#syntax/patterns/inner-clauses.ts';
import { isWhole } from '#syntax/patterns/whole-spans.ts';
import { trimAdverbs } from '#syntax/patterns/trailing-adverbs.ts';
import { findUnpaidVerb } from '#syntax/unpaid-verb.ts';

/** Participles that have become prepositions open no subject. */
const fixedOpenings =
  /^(?:including|according|regarding|concerning|following|depending|considering|judging|owing|compared|given|based)$/u;
const stop = /^[,;:.?!–—()[\]“”"]$/u;

/** Subjects of the sentence that can be read with certainty, from every place where a clause may begin. */
export const listClauseSubjects = readOnce(readClauseSubjects);

function readClauseSubjects(view: SentenceView): readonly Subject[] {
  const found: Subject[] = [];
  for (let start = 0; start < view.length - 1; start += 1) {
    const before = view.at(start - 1);
    const isStart =
      start === 0 ||
      /^(?:[,;:–—“"]|that|because|if|although|though|when|whether|and|but)$/u.test(before.lower);
    if (!isStart || isAdverb(view.at(start))) continue;
    const subject = readSubject(view, start);
    if (fixedOpenings.test(view.at(start).lower)) continue;
    if (subject && isSureFinite(view.at(subject.verb)) && isTrusted(view, subject)) found.push(subject);
  }
  return found;
}

/** No conjunction opens another clause between head and verb. */
function isTrusted(view: SentenceView, subject: Subject): boolean {
  if (view.at(subject.verb).tag !== 'MD' && !/^VB[ZPD]$/u.test(view.at(subject.verb).tag)) return false;
  // "the deck of the Tacoma Narrows Bridge": no verb has a capital.
  if (/^\p{Lu}/u.test(view.at(subject.verb).text) && subject.verb > 0) return false;
  // "one person's gain against another's loss"
  if (/^['’]s$/u.test(view.at(subject.verb).text)) return false;
  for (let index = subject.head + 1; index < subject.verb; index += 1) {
    const { lower, tag, lemma } = view.at(index);
    // "The minister said the bridge was safe": an object makes it no participle.
    const hasObject = tag === 'VBN' && /^(?:DT|PRP|PRP\$)$/u.test(view.at(index + 1).tag);
    if (hasObject && isNoun(view.at(index - 1)) && !doubleObjectVerbs.has(lemma)) return false;
    if (
      (subordinators.has(lower) && tag !== 'RB') ||
      tag === 'CC' ||
      lower === ',' ||
      (lower === 'that' && subject.type !== 'noun')
    )
      return false;
  }
  return !isReduced(view, subject.verb);
}

/** "a wall | built to last", "one of the instruments, | invented in …": the verb may describe the noun before it. */
export const mayDescribeNoun = (view: SentenceView, verb: number): boolean =>
  mayBeParticiple(view, verb) &&
  isNoun(view.at(verb - 1)) &&
  /^(?:IN|TO)$/u.test(view.at(verb + 1).tag) &&
  view.at(verb + 1).lower !== 'that';

function mayBeParticiple(view: SentenceView, verb: number): boolean {
  const { tag, lemma, lower } = view.at(verb);
  return tag === 'VBD' && toPastParticiple(lemma) === lower && !neverReduced.has(lemma);
}

/** "the number of patients treated for strokes had doubled": a participle, as the verb comes later. */
function isReduced(view: SentenceView, verb: number): boolean {
  if (!mayBeParticiple(view, verb)) return false;
  for (let index = verb + 1; index < view.length; index += 1) {
    const token = view.at(index);
    if (stop.test(token.text) || token.tag === 'CC' || /^W/u.test(token.tag)) return false;
    if (token.lower === 'that' || subordinators.has(token.lower) || subjectPronouns.test(token.lower))
      return false;
    if (isFinite(token)) return true;
  }
  return false;
}

/**
 * The end of a clause or phrase that begins at `first`: before the verb of the subject that holds it, or
 * at the next mark. Undefined where a conjunction, a mark or a verb too many leaves the end open; a clause
 * has one finite verb of its own, a phrase none.
 */
export function findExtent(view: SentenceView, first: number, ownVerbs: 0 | 1): number | undefined {
  if (owesQuestionVerb(view, first)) return undefined;
  const holder = listClauseSubjects(view).find(
    (subject) => subject.first < first && first < subject.verb && subject.hasClause,
  );
  if (holder) {
    const end = mayDescribeNoun(view, holder.verb) ? undefined : trimAdverbs(view, holder.verb);
    return end !== undefined && isWhole(view, first, end, ownVerbs) ? end : undefined;
  }
  let end = first + 1;
  while (end < view.length && !stop.test(view.at(end).text)) end += 1;
  if (view.at(end).text === ',' && (isOpenList(view, first, end) || isBetweenAdjectives(view, end)))
    return undefined;
  // What stands behind a dash, or a new clause without a conjunction, may still belong to it.
  const isOpen =
    /^[–—(]$/u.test(view.at(end).text) ||
    (view.at(end).text === ',' &&
      view.at(end + 1).tag === 'PRP' &&
      isFinite(view.at(end + 2)) &&
      (view.at(first).lower === 'that' || view.at(end + 3).text === ','));
  const mayBeClaimed =
    ownVerbs === 1 ||
    (/^VB[GN]$/u.test(view.at(first).tag) &&
      (isNoun(view.at(first - 1)) || view.at(first - 1).lower === 'of'));
  if (isOpen || (mayBeClaimed && isClaimedBefore(view, first, end))) return undefined;
  if (view.at(end).text === ',' && mayGoOn(view, first, end, ownVerbs)) return undefined;
  // "knowing that once the arrow has left the bow, the wind may carry it": the clause itself comes later.
  if (view.at(end).text === ',' && opensTwice(view, first, end)) return undefined;
  const isLacking = lacksVerbBefore(view, first);
  if (isLacking === 'sentence' && /^[.!?]$/u.test(view.at(end).text)) return undefined;
  // "people who join a long queue rarely ask": the verb of the noun before ends the clause.
  const verb = findUnpaidVerb(view, first, end, ownVerbs === 1 ? 'clause' : 'participle');
  if (verb !== undefined) {
    if (ownVerbs === 0 || !isSureFinite(view.at(verb)) || mayDescribeNoun(view, verb)) return undefined;
    if (isAddedNoun(view, first)) return undefined;
    const trimmed = trimAdverbs(view, verb);
    // "in waters already | emptied of fish": a participle.
    const isBehindAdverb = trimmed !== undefined && trimmed < verb && view.at(verb + 1).tag === 'IN';
    if (trimmed === undefined || (isBehindAdverb && mayBeParticiple(view, verb))) return undefined;
    end = trimmed;
  } else if (ownVerbs === 1 && isLacking !== undefined && !isVerb(view.at(first - 1))) return undefined;
  return isWhole(view, first, end, ownVerbs) ? end : undefined;
}

/**
 * "Designers who know this use blue": the noun before still wants its verb, so the end cannot be that of the
 * sentence, nor that of a clause behind words that have no verb either.
 */
function lacksVerbBefore(view: SentenceView, first: number): 'sentence' | 'clause' | undefined {
  let start = first;
  while (start > 0 && !stop.test(view.at(start - 1).text) && !opensOwnClause(view.at(start))) start -= 1;
  const before = view.tokens.slice(start, first);
  if (!before.some((token) => isNoun(token) || token.lower === 'those')) return undefined;
  const opener = before[0];
  // "…, since words that were framed to blur a deed end by …": the clause of the conjunction wants its own verb.
  // "… that those who make them desire only to win"
  // ", but travelers who will never return often tip"
  const isJoined = (opener?.tag === 'CC' || opener?.lower === 'for') && view.at(start - 1).text === ',';
  if (start > 0 && opener && (isJoined || opensOwnClause(opener)))
    return before.some(isFinite) ? undefined : 'clause';
  // "Workers who were given a button that …": the only verb is that of the relative.
  const owed = start === 0 ? before.filter(({ tag }) => /^W(?:P|DT)$/u.test(tag)).length : 0;
  if (opener?.tag === 'IN' || view.tokens.slice(0, first).filter(isFinite).length > owed) return undefined;
  return start === 0 ? 'sentence' : 'clause';
}

/** "played from memory, a habit that helped set the custom pianists still follow": such a noun has no verb. */
function isAddedNoun(view: SentenceView, first: number): boolean {
  const comma = view.tokens.findLastIndex(({ text }, at) => at < first && stop.test(text));
  const isAfterOpening = subordinators.has(view.at(0).lower) || view.at(0).tag === 'IN';
  if (view.at(comma).text !== ',' || isAfterOpening || !view.tokens.slice(0, comma).some(isFinite))
    return false;
  return readNounPhrase(view, comma + 1)?.end === first;
}

const opensOwnClause = ({ lower, tag }: Token): boolean =>
  (lower === 'that' && tag === 'IN') ||
  /^(?:since|because|although|though|while|whereas|when|if|unless|once|until)$/u.test(lower);

const opensTwice = (view: SentenceView, first: number, end: number): boolean =>
  view.tokens
    .slice(first, end)
    .some(({ lower }, at) => lower === 'that' && subordinators.has(view.at(first + at + 1).lower));

/** dismissed the idea that … as childish */
const judgingVerbs =
  /^(?:speak|conceive|dismiss|reject|interpret|portray|praise|criticize|perceive|condemn|denounce|hail)$/u;

/** mistakes its habits of seeing for the truth */
const exchangingVerbs =
  /^(?:mistake|take|exchange|swap|trade|substitute|thank|praise|criticize|punish|reward)$/u;

const makingVerbs = /^(?:make|keep|leave|find|render|hold|consider)$/u;

/** distinguish the parts that … from, expect people who … to: a phrase inside belongs to the verb before the clause. */
function isClaimedBefore(view: SentenceView, first: number, end: number): boolean {
  for (let back = first - 1; back >= Math.max(0, first - 6); back -= 1) {
    const verb = view.at(back);
    // "make those who exercise it answerable": what becomes of the object.
    if (isVerb(verb) && makingVerbs.test(verb.lemma) && isAdjective(view.at(end - 1))) return true;
    if (isVerb(verb))
      return view.tokens
        .slice(first + 1, end)
        .some(
          ({ lower, tag }) =>
            (tag === 'IN' &&
              lower !== view.at(first - 1).lower &&
              (takesPreposition(verb.lemma, lower) ||
                takesBehindObject(verb.lemma, lower) ||
                (lower === 'as' && judgingVerbs.test(verb.lemma)) ||
                (lower === 'for' && exchangingVerbs.test(verb.lemma)))) ||
            (tag === 'TO' && back < first - 1 && infinitiveObjectVerbs.has(verb.lemma)),
        );
  }
  return false;
}

/** "chooses what we remember over what we feel": the second clause stands beside the first. */
export function endBeforeRival(
  view: SentenceView,
  what: number,
  end: number | undefined,
): number | undefined {
  if (end === undefined || view.at(what).lower !== 'what') return end;
  const rival = view.tokens.findIndex(
    ({ lower }, at) => at > what && at < end && lower === 'what' && view.at(at - 1).lower === 'over',
  );
  // "weighing what is said against what is avoided"
  const isSet = view.tokens
    .slice(what + 1, end)
    .some(({ lower, tag }, at) => tag === 'IN' && lower !== 'of' && view.at(what + at + 2).lower === 'what');
  return rival < 0 ? (isSet ? undefined : end) : rival - 1;
}
