import {
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isVerb,
  skipAdverbs,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { neverReduced } from '#grammar/verb-lists.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import type { Finding, Frame } from '#syntax/clauses/clause-state.ts';
import { readSureClauses } from '#syntax/slashes/clause-tags.ts';
import { findMark, innerMark } from '#syntax/slashes/sentence-parts.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

const conjunction = /^(?:and|but|or)$/u;
const question = /^(?:what|which|whatever|who|whom)$/u;
const opensObject = /^(?:DT|PRP|PRP\$|CD|JJR?|NNP?S?|WP|WRB)$/u;
/** Words between a verb and the conjunction from which on the second verb has its own pause. */
const longPredicate = 5;
/** The same, for each of two verbs of one form. */
const longPart = 4;

/** Pauses before a second verb whose partner stands in front of a clause or of several phrases. */
export const findFarPartners = (view: SentenceView): Slash[] =>
  view.tokens.flatMap(({ lower }, index): Slash[] =>
    index > 2 &&
    conjunction.test(lower) &&
    (isBehindGap(view, index) ||
      isBaseBehindClause(view, index) ||
      isSecondReport(view, index) ||
      isSameForm(view, index) ||
      isSecondPredicate(view, index))
      ? [{ before: index, strength: 2.6, reason: '등위접속사 앞' }]
      : [],
  );

/** The clause without a mark that the conjunction stands in. */
function findInner(view: SentenceView, index: number): Frame | undefined {
  const findings = readSureClauses(view) ?? [];
  const opened = findings.findLast(
    (each): each is Extract<Finding, { type: 'open' }> => each.type === 'open' && each.frame.start < index,
  );
  if (!opened || hasMark(view, opened.frame.start + 1, index)) return undefined;
  return opened.frame;
}

const hasMark = (view: SentenceView, from: number, to: number): boolean =>
  view.tokens.slice(from, to).some(({ text }) => innerMark.test(text));

/** Where the verb group ends with the conjunction, its first word; undefined where an object or a phrase stands between. */
function findVerbAtEnd(view: SentenceView, conjunctionAt: number): number | undefined {
  let first = conjunctionAt;
  while (
    isVerb(view.at(first - 1)) ||
    isAdverb(view.at(first - 1)) ||
    /^(?:RP|TO|IN)$/u.test(view.at(first - 1).tag)
  )
    first -= 1;
  while (first < conjunctionAt && !isVerb(view.at(first))) first += 1;
  return first < conjunctionAt ? first : undefined;
}

const isPastForm = (view: SentenceView, index: number): boolean =>
  /^VB[DN]$/u.test(view.at(index).tag) && getVerbForms(view.at(index).lower).isPast;

/** "kept the tools they trusted / and left the rest": the clause on the noun has its object in the noun, the second verb has its own. */
function isBehindGap(view: SentenceView, index: number): boolean {
  const inner = findInner(view, index);
  if (inner?.kind !== 'contact') return false;
  const verb = findVerbAtEnd(view, index);
  if (verb === undefined || verb <= inner.start) return false;
  const second = skipAdverbs(view, index + 1);
  const outer = view.tokens.slice(0, inner.start).findLastIndex(isFinite);
  if (outer < 0 || hasMark(view, outer, inner.start)) return false;
  const isAlike =
    (isPastForm(view, second) && view.at(outer).tag === 'VBD') ||
    (view.at(second).tag === 'VBZ' && view.at(outer).tag === 'VBZ') ||
    (view.at(second).tag === 'VBP' && view.at(outer).tag === 'VBP');
  return isAlike && (hasOwnObject(view, second) || isPassive(view, index) || isLone(view, second));
}

const hasOwnObject = (view: SentenceView, verb: number): boolean =>
  opensObject.test(view.at(verb + 1).tag) ||
  /^(?:whether|if|that|away|out|up|off|down|back)$/u.test(view.at(verb + 1).lower);

const isPassive = (view: SentenceView, index: number): boolean =>
  view.at(index - 1).tag === 'VBN' && view.at(index - 2).lower === 'been';

/** "and went back": a verb that takes no object, with more behind it. */
const isLone = (view: SentenceView, verb: number): boolean =>
  neverReduced.has(view.at(verb).lemma) && findMark(view, verb) > verb + 2 && view.at(verb + 2).tag !== 'CC';

/** "must ask what it wants to do / and say whether it is done": the second verb has its own object, the first has it in "what". */
function isBaseBehindClause(view: SentenceView, index: number): boolean {
  const inner = findInner(view, index);
  if (!inner || !/^(?:nominal|relative)$/u.test(inner.kind) || !question.test(view.at(inner.start).lower))
    return false;
  const second = skipAdverbs(view, index + 1);
  const { lower, tag } = view.at(second);
  if (!/^VBP?$/u.test(tag) || !getVerbForms(lower).isBase || !hasBase(view, inner.start)) return false;
  // "what ought to have happened and be worried that it did not"
  const isPerfect = view.at(index - 1).tag === 'VBN' && isHave(view.at(index - 2));
  if (isBe(view.at(second))) return isPerfect && /^(?:VBN|VBD|JJ)$/u.test(view.at(second + 1).tag);
  const isOpen = findVerbAtEnd(view, index) !== undefined && question.test(view.at(inner.start).lower);
  return (isOpen && hasOwnObject(view, second)) || (isPerfect && hasOwnObject(view, second));
}

/** "must ask", "to ask": a bare form stands before the clause. */
const hasBase = (view: SentenceView, end: number): boolean =>
  view.tokens
    .slice(Math.max(0, end - 2 * longPredicate), end)
    .some(
      ({ tag }, at, all) =>
        /^(?:MD|TO)$/u.test(tag) && all.slice(at + 1, at + 3).some((next) => next.tag === 'VB'),
    );

/** "soak up the force of the crash / and stretch out the time": two verbs of one form, each with some words behind it. */
function isSameForm(view: SentenceView, index: number): boolean {
  const second = skipAdverbs(view, index + 1);
  const form = formOf(view, second);
  if (form === undefined || view.at(index - 1).text === ',' || isVerb(view.at(index - 1))) return false;
  const first = view.tokens.slice(0, index).findLastIndex((token) => isVerb(token));
  const isAlike =
    first >= 0 && form.test(view.at(first).tag) && !isBe(view.at(first)) && !isHave(view.at(first));
  if (!isAlike || hasMark(view, first, index) || findMark(view, second) - second < longPart) return false;
  const between = view.tokens.slice(first + 1, index);
  if (index - first < longPart || between.some(({ tag }) => /^(?:CC|W\w+|MD|TO)$/u.test(tag))) return false;
  const next = view.at(second + 1);
  const isOpened =
    /^(?:DT|PRP\$?|RP|TO)$/u.test(next.tag) || /^(?:out|up|down|off|away|back)$/u.test(next.lower);
  // "ripen at the same rate / and bruise in the same places"
  const isTwin =
    next.tag === 'IN' &&
    next.lower !== 'of' &&
    view.at(first + 1).tag === 'IN' &&
    view.at(second + 2).tag === 'DT';
  return isOpened || isTwin;
}

/** The form that the partner of a verb has; undefined for what is no bare or present verb. */
function formOf(view: SentenceView, index: number): RegExp | undefined {
  const { tag, lower } = view.at(index);
  if (/^(?:VBP?|NN)$/u.test(tag) && getVerbForms(lower).isBase) return /^VBP?$/u;
  return tag === 'VBZ' ? /^VBZ$/u : undefined;
}

/** "to study two of them / and report what they saw": the second has its clause, the first an object of some words. */
function isSecondReport(view: SentenceView, index: number): boolean {
  const second = skipAdverbs(view, index + 1);
  const { lower, tag } = view.at(second);
  if (!/^(?:VBP?|NN)$/u.test(tag) || !getVerbForms(lower).isBase) return false;
  if (!/^(?:what|how|why|whether|where)$/u.test(view.at(second + 1).lower)) return false;
  const first = view.tokens.slice(0, index).findLastIndex((token) => isVerb(token));
  return first > 0 && view.at(first).tag === 'VB' && index - first > 2 && !hasMark(view, first, index);
}

/** "was born in a small town in 1901 / and moved to the coast": phrases stand between the two verbs of one subject. */
function isSecondPredicate(view: SentenceView, index: number): boolean {
  const second = skipAdverbs(view, index + 1);
  if (
    !isPastForm(view, second) ||
    view.at(index - 1).text === ',' ||
    isVerb(view.at(index - 1)) ||
    findMark(view, second) - second < 3
  )
    return false;
  const first = view.tokens.slice(0, index).findLastIndex(isFinite);
  if (first < 1 || view.at(first).tag !== 'VBD' || index - first < longPredicate) return false;
  const inner = findInner(view, index);
  if (
    inner &&
    inner.start > 0 &&
    inner.kind !== 'main' &&
    inner.start < first &&
    inner.start > first - longPredicate
  )
    return false;
  const between = view.tokens.slice(first + 1, index);
  return between.some(({ tag }) => tag === 'IN') && !between.some(({ tag }) => /^(?:CC|W\w+|MD)$/u.test(tag));
}
