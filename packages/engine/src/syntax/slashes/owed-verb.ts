import { readNounPhrase, skipOfPhrases } from '#grammar/noun-phrase.ts';
import {
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isNoun,
  isVerb,
  skipAdverbs,
  startsNounPhrase,
  subjectPronouns,
  subordinators,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { neverReduced } from '#grammar/verb-lists.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { findMark } from '#syntax/slashes/sentence-parts.ts';
import { findUnpaidVerb } from '#syntax/unpaid-verb.ts';

const relative = /^(?:who|that|which|where|whose)$/u;
const opener = /^(?:who|whom|whose|which|that|what|how|why|whether)$/u;

/**
 * Verbs of nouns with a clause on them, where no word has the tag of one: such a noun at the head of a sentence
 * or behind a mark and a conjunction has a verb, so the only word that can be it is it. None where two words can.
 */
export function findOwedVerbs(view: SentenceView): number[] {
  return listHeads(view).flatMap((start) => findOwedVerb(view, start) ?? []);
}

/** The head of the sentence, and where a conjunction, a dash or a semicolon begins a new part. */
const listHeads = (view: SentenceView): number[] =>
  view.tokens.flatMap((_, index) => {
    const before = view.at(index - 1);
    const isOpened = before.text === ',' && /^(?:IN|TO|RB|VB[GN]|WRB)$/u.test(view.at(0).tag);
    const isLinked = before.tag === 'CC' || (before.lower === 'for' && view.at(index - 2).text === ',');
    const isJoint = isLinked && (index === 1 || /^[,;–—]$/u.test(view.at(index - 2).text));
    const isThat = before.lower === 'that' && isVerb(view.at(index - 2));
    return index === 0 || isJoint || isOpened || isThat || /^[;–—]$/u.test(before.text) ? [index] : [];
  });

function findOwedVerb(view: SentenceView, start: number): number | undefined {
  const phrase = readNounPhrase(view, skipAdverbs(view, start));
  if (!phrase) return undefined;
  const opening = skipOfPhrases(view, phrase.end);
  // "fields in which nothing grows"
  const modifier =
    view.at(opening).tag === 'IN' && view.at(opening + 1).lower === 'which' ? opening + 1 : opening;
  const limit = findMark(view, modifier);
  const isParticiple = /^VB[GN]$/u.test(view.at(modifier).tag) && view.at(modifier).isSure;
  if (!(relative.test(view.at(modifier).lower) || isParticiple) || !isWhole(view, limit)) return undefined;
  if (findUnpaidVerb(view, modifier, limit, isParticiple ? 'participle' : 'clause') !== undefined)
    return undefined;
  const all = view.tokens
    .map((_, index) => index)
    .filter((index) => index > modifier + 1 && index < limit && isCandidate(view, modifier, index));
  const strong = all.filter((index) => takesObject(view, index) || neverReduced.has(view.at(index).lemma));
  const [only, second] = all.length > 1 || isParticiple ? strong : all;
  if (all.length > 0 || isParticiple) return second === undefined ? only : undefined;
  const weak = view.tokens
    .map((_, index) => index)
    .filter((index) => index > modifier + 1 && index < limit && isWeakForm(view, modifier, index));
  return weak.length === 1 ? weak[0] : undefined;
}

/** The verb of the noun stands before the mark: it ends the sentence, or what follows is a clause of its own. */
function isWhole(view: SentenceView, limit: number): boolean {
  const next = view.at(limit + 1).lower;
  return (
    view.at(limit).text === '.' ||
    subordinators.has(next) ||
    /^(?:so|but|yet|which)$/u.test(next) ||
    (next === 'and' && /^(?:DT|PRP|PRP\$)$/u.test(view.at(limit + 2).tag)) ||
    !view.tokens.slice(limit).some(isFinite)
  );
}

/** A form that can be finite, behind clauses that all have their verb. */
function isCandidate(view: SentenceView, modifier: number, index: number): boolean {
  if (isNounForm(view, modifier, index)) return arePaid(view, modifier, index);
  const { tag, lower } = view.at(index);
  let back = index - 1;
  while (isAdverb(view.at(back))) back -= 1;
  const before = view.at(back);
  if (
    isBe(before) ||
    isHave(before) ||
    (before.lemma === 'do' && isFinite(before)) ||
    /^(?:TO|MD|CC|DT|PRP\$|IN)$/u.test(before.tag)
  ) {
    if (view.at(back).lower !== 'another') return false;
  }
  const isForm =
    tag === 'VB'
      ? (takesObject(view, index) || opensPhrase(view, index)) &&
        (!isNoun(before) || back < index - 1 || !isCaused(view, modifier, index))
      : tag === 'VBN' && getVerbForms(lower).isPast;
  return isForm && arePaid(view, modifier, index);
}

/** "owners who want to sell a dish place it", "a system that has grown old needs care": the tag of a noun. */
function isNounForm(view: SentenceView, modifier: number, index: number): boolean {
  const { tag, lower, lemma } = view.at(index);
  const isPlural = view.at(modifier - 1).tag === 'NNS' || view.at(modifier - 1).lower === 'those';
  if (tag !== (isPlural ? 'NN' : 'NNS') || !getVerbForms(isPlural ? lower : lemma).isBase) return false;
  // "grown old needs", but "remembered broken glass"
  const before = view.at(index - 1);
  if (!/^(?:NNP?S?|JJ|RB|RP|VBN)$/u.test(before.tag)) return false;
  if (
    /^(?:JJ|VBN)$/u.test(before.tag) &&
    !/^(?:be|grow|become|get|seem|feel)$/u.test(view.at(index - 2).lemma)
  )
    return false;
  const next = skipAdverbs(view, index + 1);
  const isCompound = next === index + 1 && isNoun(view.at(next)) && isNoun(before);
  return takesObject(view, next - 1) && !isCompound;
}

/** "who know nothing about art notice details", "who cannot see gesture when they speak" */
const isWeakForm = (view: SentenceView, modifier: number, index: number): boolean =>
  view.at(index).tag === 'NN' &&
  getVerbForms(view.at(index).lower).isBase &&
  (view.at(modifier - 1).tag === 'NNS' || /^(?:those|people)$/u.test(view.at(modifier - 1).lower)) &&
  /^NNS?$/u.test(view.at(index - 1).tag) &&
  /^(?:NNS|WRB)$/u.test(view.at(index + 1).tag) &&
  arePaid(view, modifier, index);

/** "want to know", "often suffer from it" */
const opensPhrase = (view: SentenceView, index: number): boolean =>
  view.at(index + 1).tag === 'TO' || (view.at(index + 1).tag === 'IN' && isAdverb(view.at(index - 1)));

/** "help students learn the rules" */
function isCaused(view: SentenceView, from: number, to: number): boolean {
  for (let back = to - 1; back > from && view.at(back).tag !== 'IN'; back -= 1)
    if (/^(?:help|make|let|see|watch|hear|have|feel|notice)$/u.test(view.at(back).lemma)) return true;
  return false;
}

const takesObject = (view: SentenceView, index: number): boolean =>
  startsNounPhrase(view.at(index + 1)) || view.at(index + 1).lower === 'that';

function arePaid(view: SentenceView, modifier: number, index: number): boolean {
  const part = view.tokens.slice(modifier, index);
  const openers = part.filter(
    ({ lower, tag }, at) =>
      (opener.test(lower) && tag !== 'DT') ||
      (subordinators.has(lower) && part.slice(at, at + 6).some(isFinite)) ||
      (subjectPronouns.test(lower) && isNoun(view.at(modifier + at - 1))),
  );
  return openers.length <= part.filter(isFinite).length;
}
