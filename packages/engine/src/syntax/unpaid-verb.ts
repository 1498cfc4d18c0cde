import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isNoun,
  isVerb,
  skipAdverbs,
  subjectPronouns,
  subordinators,
} from '#grammar/sentence-view.ts';
import { readVerbGroup } from '#grammar/subject.ts';
import { clauseVerbs, neverReduced } from '#grammar/verb-lists.ts';
import { getVerbForms } from '#passage/verb-forms.ts';

export type ModifierKind = 'clause' | 'participle';

const clauseOpener =
  /^(?:who|whom|whose|which|that|where|when|what|how|why|whether|if|because|whenever|wherever|although|though|unless|whereas)$/u;

/**
 * The verb of a noun whose modifier begins at `from`: each clause that opens on the way takes one finite
 * verb, the next one is not paid for and belongs to the noun.
 */
export function findUnpaidVerb(
  view: SentenceView,
  from: number,
  limit: number,
  kind: ModifierKind,
): number | undefined {
  let owed = 0;
  let paid = kind === 'participle' ? 1 : 0;
  for (let index = kind === 'participle' ? from + 1 : from; index < limit; index += 1) {
    const token = view.at(index);
    const isHead = index === from && kind === 'clause' && subordinators.has(token.lower);
    if (isHead || opensClause(view, index)) {
      owed += 1;
      if (isMisreadVerb(view, index + 1)) [owed, paid, index] = [owed - 1, paid + 1, index + 1];
    } else if (isFinite(token) && !/^\p{Lu}/u.test(token.text)) {
      const isJoined = view.at(index - 1).tag === 'CC' && paid > 0;
      const isModifier = isAttribute(view, index);
      if (owed === 0 && !isJoined) return paid > 0 && !isModifier ? index : undefined;
      if (!isJoined) owed -= 1;
      paid += 1;
      index = readVerbGroup(view, index).end - 1;
    } else if (paid > 0 && owed === 0 && looksFinite(view, index)) return index;
  }
  return undefined;
}

/** "the quick walk": behind an article or a quality, unless what follows is that of a verb. */
function isAttribute(view: SentenceView, index: number): boolean {
  const token = view.at(index);
  const before = view.at(index - 1);
  if (!/^(?:DT|JJ|PRP\$|CD)$/u.test(before.tag) || /^\d{4}$/u.test(before.text)) return false;
  if (token.tag === 'MD' || isBe(token) || isHave(token)) return false;
  // "the past makes us proud"
  if (/^(?:me|us|him|them)$/u.test(view.at(index + 1).lower)) return false;
  // "that seem hopeless turn out to rest", "from one bed to another changed everything"
  const isPredicate = before.tag === 'JJ' && isVerb(view.at(index - 2));
  const takesMore =
    /^(?:RP|TO|DT|PRP|PRP\$|JJR)$/u.test(view.at(index + 1).tag) ||
    /^(?:that|out|up|off)$/u.test(view.at(index + 1).lower);
  return !((isPredicate && (takesMore || isAdverb(view.at(index + 1)))) || before.lower === 'another');
}

/** A relative, a conjunction, "the people we meet", "as soon as they appeared"; "before an exam" is a phrase. */
function opensClause(view: SentenceView, index: number): boolean {
  const { lower, tag } = view.at(index);
  if (clauseOpener.test(lower)) return !(lower === 'that' && tag === 'DT');
  if (subjectPronouns.test(lower))
    return (
      (isNoun(view.at(index - 1)) || clauseVerbs.has(view.at(index - 1).lemma)) &&
      isFinite(view.at(skipAdverbs(view, index + 1)))
    );
  // "while everyone agrees": no preposition.
  if (lower === 'while' && /^(?:every|no|any|some)(?:one|body|thing)$/u.test(view.at(index + 1).lower))
    return true;
  return (
    (subordinators.has(lower) || lower === 'than') &&
    view.at(index + 1).tag === 'PRP' &&
    isFinite(view.at(skipAdverbs(view, index + 2)))
  );
}

/** "that sound naive", "who sleep in": the tag of a noun, no noun phrase behind that could be the subject. */
function isMisreadVerb(view: SentenceView, index: number): boolean {
  const { lower, tag } = view.at(index);
  return (
    /^(?:that|who|which)$/u.test(view.at(index - 1).lower) &&
    /^(?:NN|VB)$/u.test(tag) &&
    getVerbForms(lower).isBase &&
    /^(?:IN|JJ|DT|TO|PRP\$?)$/u.test(view.at(index + 1).tag)
  );
}

/** "helps students learn the rules", "to quickly learn" */
const isBareComplement = (view: SentenceView, index: number): boolean =>
  view.tokens
    .slice(Math.max(0, index - 5), index)
    .some(({ lemma, tag }) => /^(?:TO|MD)$/u.test(tag) || /^(?:help|make|let|see|watch|hear)$/u.test(lemma));

/** "a text remembered more", "every day shape the way": verbs by what surrounds them, not by their tags. */
export function looksFinite(view: SentenceView, index: number): boolean {
  const token = view.at(index);
  const before = view.at(index - 1);
  const next = view.at(index + 1);
  // "that are disputed appear"
  const isBehindPredicate =
    (isAdjective(before) || (before.tag === 'VBN' && isBe(view.at(index - 2)))) && token.tag === 'VB';
  // "the objects they picked up included"
  const isBehindParticle = /^(?:up|out|off|down|over)$/u.test(before.lower) && isFinite(view.at(index - 2));
  if (
    !isNoun(before) &&
    !isAdverb(before) &&
    !isBehindPredicate &&
    !isBehindParticle &&
    !/^(?:so|first|last)$/u.test(before.lower)
  )
    return false;
  const takesObject = /^(?:DT|PRP|PRP\$|JJR)$/u.test(next.tag) || next.lower === 'that';
  const isForm = getVerbForms(token.lower);
  if (token.tag === 'VB') return isForm.isBase && !isBareComplement(view, index);
  if (token.tag === 'VBN')
    return neverReduced.has(token.lemma) || takesObject || (isBehindParticle && isNoun(next));
  if (token.tag === 'NNS') {
    const isFollowed = /^(?:JJ|RP)$/u.test(next.tag) || /ly$|^(?:up|out|off|down|back)$/u.test(next.lower);
    return (
      !token.isSure && (takesObject || isFollowed || (next.tag === 'TO' && view.at(index + 2).tag === 'VB'))
    );
  }
  return token.tag === 'NN' && !token.isSure && takesObject && isForm.isBase;
}

/**
 * "to reduce traffic usually build", "each other remembered broken glass": a verb for which no word before it
 * asks, so that it is the finite verb of something else.
 */
export const hasStrayVerb = (view: SentenceView, first: number, end: number): boolean =>
  view.tokens
    .slice(first + 1, end)
    .some(
      ({ tag }, at) =>
        (tag === 'VB' && !isAskedFor(view, first + 1 + at)) ||
        (tag === 'NN' &&
          (isVerbBehindAdverb(view, first + 1 + at) || isVerbBehindVerb(view, first + 1 + at))) ||
        (tag === 'VBN' && hasOwnObject(view, first + 1 + at)),
    );

const bareGovernors = /^(?:do|help|make|let|see|watch|hear|feel|have|notice|observe|bid|dare|need)$/u;

function isAskedFor(view: SentenceView, index: number): boolean {
  for (let back = index - 1; back >= Math.max(0, index - 7); back -= 1) {
    const { tag, lemma } = view.at(back);
    if (/^(?:TO|MD|CC|,)$/u.test(tag) || bareGovernors.test(lemma) || isBe(view.at(back))) return true;
    if (tag.startsWith('VB')) return false;
  }
  return false;
}

/** "to reduce noise usually plant trees": the tag of a noun. */
const isVerbBehindAdverb = (view: SentenceView, index: number): boolean =>
  !view.at(index).isSure &&
  isAdverb(view.at(index - 1)) &&
  isNoun(view.at(index - 2)) &&
  isNoun(view.at(index + 1)) &&
  getVerbForms(view.at(index).lower).isBase;

/** "that a case was wrongly decided repeat the mistake", "who guide a technology face a choice" */
const isVerbBehindVerb = (view: SentenceView, index: number): boolean =>
  (isNoun(view.at(index - 1)) ||
    (/^VB[DN]$/u.test(view.at(index - 1).tag) && !isBareComplement(view, index))) &&
  /^(?:DT|PRP|PRP\$)$/u.test(view.at(index + 1).tag) &&
  getVerbForms(view.at(index).lower).isBase;

/** A noun before it and an object behind it: no participle of a passive has both. */
function hasOwnObject(view: SentenceView, index: number): boolean {
  const { lemma } = view.at(index);
  const next = view.at(index + 1);
  if (!isNoun(view.at(index - 1)) || /^(?:call|name|term|dub|label|consider|make|bear)$/u.test(lemma))
    return false;
  if (/^(?:last|next|early|late|today|yesterday|tomorrow)$/u.test(next.lower)) return false;
  return isNoun(next) || (/^(?:JJ|VBN)$/u.test(next.tag) && isNoun(view.at(index + 2)));
}
