import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isNoun,
  isSureFinite,
  skipAdverbs,
  subjectPronouns,
} from '#grammar/sentence-view.ts';
import { clauseVerbs, doubleObjectVerbs, neverReduced } from '#grammar/verb-lists.ts';
import type { Token } from '#passage/analysis.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { readOnce } from '#read-once.ts';
import { readClauses } from '#syntax/clauses/read-clauses.ts';
import { retagByClauses } from '#syntax/slashes/clause-tags.ts';
import { readDoubtfulTag } from '#syntax/slashes/mend-tags.ts';
import { findOwedVerbs } from '#syntax/slashes/owed-verb.ts';
import { findSegmentStart } from '#syntax/slashes/sentence-parts.ts';
import { isVerbOnly } from '#syntax/slashes/slash-verbs.ts';
import { setSureTags } from '#syntax/slashes/sure-tags.ts';

const opensObject = /^(?:DT|PRP|PRP\$)$/u;
const bareGovernor = /^(?:TO|MD)$/u;
const causer = /^(?:do|help|let|make|see|watch|hear|have|dare|need|go|come)$/u;
const opener =
  /^(?:that|who|which|what|how|why|when|where|if|because|while|as|than|before|after|until|since)$/u;

/** A reading of the clauses that bends as little as this needs no other tags. */
const plainCost = 2;

/** Words before a verb among which its subject is looked for. */
const longestSubject = 12;

/**
 * The sentence with those tags set right that decide where a clause has its verb. A question must not rest
 * on such a guess; a pause may, for it is the reading that makes a sentence of the words.
 */
export const viewForSlashes = readOnce((tagged: SentenceView): SentenceView => {
  const view = setSureTags(tagged);
  const reading = readClauses(view);
  if (reading.cost <= plainCost) return retagByClauses(view, reading);
  const mended = mendTags(view);
  // The same tags would be read the same way.
  if (mended.tokens.every(({ tag }, index) => tag === view.at(index).tag))
    return retagByClauses(view, reading);
  const second = readClauses(mended);
  return second.cost < reading.cost - 0.2 ? retagByClauses(mended, second) : retagByClauses(view, reading);
});

/** The tags set right by what stands beside each word. */
function mendTags(view: SentenceView): SentenceView {
  const tokens = [...view.tokens];
  const mended: SentenceView = { ...view, tokens, at: (index) => tokens[index] ?? view.at(index) };
  const retag = (index: number, tag: string): void => {
    tokens[index] = { ...view.at(index), tag };
  };
  // "Presents ordered from abroad": a name of things, not what somebody does.
  if (isOpeningPlural(mended)) retag(0, 'NNS');
  // "Help that arrives late": no object of a command has a verb behind it.
  if (mended.at(0).tag === 'VB' && mended.at(1).lower === 'that' && mended.at(2).tag === 'VBZ') {
    retag(0, 'NN');
    retag(1, 'WDT');
  }
  // "Reading a story is": before an article stands no noun.
  if (
    mended.at(0).tag === 'NN' &&
    /\p{L}ing$/u.test(mended.at(0).lower) &&
    opensObject.test(mended.at(1).tag)
  )
    retag(0, 'VBG');
  for (let index = 1; index < tokens.length - 1; index += 1) {
    const known = readDoubtfulTag(mended, index);
    if (known !== undefined) retag(index, known);
  }
  for (let index = 1; index < tokens.length - 1; index += 1) {
    if (isGerund(mended, index)) retag(index, 'VBG');
    else if (isBareFinite(mended, index)) retag(index, 'VBP');
    else if (isVerbOfRelative(mended, index)) retag(index, tagOfRelative(mended.at(index)));
    else if (isPastByObject(mended, index)) retag(index, 'VBD');
    else if (isBehindPlural(mended, index)) retag(index, 'VBP');
    else if (isThirdPerson(mended, index)) retag(index, 'VBZ');
    else if (isSecondBare(mended, index)) retag(index, 'VB');
  }
  for (let index = 1; index < tokens.length - 1; index += 1)
    if (isReduced(mended, index)) retag(index, 'VBN');
  for (const owed of findOwedVerbs(mended)) retag(owed, tagOfOwed(mended.at(owed)));
  return mended;
}

function tagOfOwed({ tag }: Token): string {
  if (tag === 'NNS') return 'VBZ';
  return /^(?:VB|NN)$/u.test(tag) ? 'VBP' : 'VBD';
}

/** No sentence begins with a third person; a participle follows its noun. */
const isOpeningPlural = (view: SentenceView): boolean =>
  view.at(0).tag === 'VBZ' &&
  !isBe(view.at(0)) &&
  !isHave(view.at(0)) &&
  view.at(0).lemma !== 'do' &&
  /^VB[DN]$/u.test(view.at(1).tag) &&
  /^(?:IN|TO)$/u.test(view.at(2).tag);

/** "after reading that the police were near" */
const isGerund = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'NN' &&
  /\p{L}ing$/u.test(view.at(index).lower) &&
  view.at(index - 1).tag === 'IN' &&
  (opensObject.test(view.at(index + 1).tag) || view.at(index + 1).lower === 'that');

/** "students praised for being clever avoid tasks": a base form that nothing governs is a present tense. */
function isBareFinite(view: SentenceView, index: number): boolean {
  let back = index - 1;
  while (isAdverb(view.at(back))) back -= 1;
  // "the number of orders they lose teach": the verb before is that of a clause on its noun.
  const isBehindContact =
    isFinite(view.at(back)) &&
    view.at(back).tag !== 'MD' &&
    subjectPronouns.test(view.at(back - 1).lower) &&
    isNoun(view.at(back - 2));
  const isOpen = isNoun(view.at(back)) || isAdjective(view.at(back)) || isBehindContact;
  if (view.at(index).tag !== 'VB' || !isOpen) return false;
  const before = view.tokens.slice(Math.max(0, index - longestSubject), index);
  return (
    !before.some(({ tag, lemma }) => bareGovernor.test(tag) || causer.test(lemma)) &&
    before.some(({ tag }) => tag === 'NNS')
  );
}

/** "who suddenly orders his crew", "managers who measure only minutes": behind a relative word stands its verb. */
function isVerbOfRelative(view: SentenceView, index: number): boolean {
  const { tag, lower, lemma, isSure } = view.at(index);
  if (isSure || !/^(?:NNS?|JJ)$/u.test(tag)) return false;
  let back = index - 1;
  while (isAdverb(view.at(back))) back -= 1;
  const next = view.at(skipAdverbs(view, index + 1));
  const isObject =
    opensObject.test(next.tag) ||
    /^(?:JJR|RBR)$/u.test(next.tag) ||
    (next.tag === 'NNS' && isAdverb(view.at(index + 1)));
  const forms = getVerbForms(tag === 'NNS' ? lemma : lower);
  if (!forms.isBase && !(tag === 'JJ' && forms.isPast)) return false;
  if (view.at(back).lower !== 'who')
    return (
      /^(?:that|which)$/u.test(view.at(back).lower) &&
      view.at(back).tag === 'WDT' &&
      isNoun(view.at(back - 1)) &&
      tag === 'NNS' &&
      isObject
    );
  if (tag === 'JJ') return isObject || next.tag === 'JJ';
  return (
    isObject ||
    (!isFinite(next) && !isNoun(view.at(index + 1))) ||
    (tag === 'NN' && isNoun(view.at(index + 1)) && !isFinite(view.at(index + 2)))
  );
}

const tagOfRelative = ({ tag, lower }: Token): string => {
  if (tag === 'NNS') return 'VBZ';
  return getVerbForms(lower).isBase ? 'VBP' : 'VBD';
};

/** "how small details guide behavior": the clause has no other verb. */
function isBehindPlural(view: SentenceView, index: number): boolean {
  const { tag, lower, isSure } = view.at(index);
  if (tag !== 'NN' || isSure || view.at(index - 1).tag !== 'NNS' || !getVerbForms(lower).isBase) return false;
  if (!/^(?:NNS?|DT|PRP\$?|JJR?|RBR?)$/u.test(view.at(index + 1).tag)) return false;
  return !view.tokens.slice(findSegmentStart(view, index), index).some(isFinite);
}

/** "water flowing along a curve moves faster", "the salad it sells ends up": no noun stands before such a word. */
function isThirdPerson(view: SentenceView, index: number): boolean {
  const { tag, lemma, isSure } = view.at(index);
  const next = view.at(index + 1);
  if (
    tag !== 'NNS' ||
    isSure ||
    !getVerbForms(lemma).isBase ||
    /^(?:DT|CD|JJ)$/u.test(view.at(index - 1).tag)
  )
    return false;
  return (
    isVerbOnly(view.at(index).lower) ||
    /^(?:RBR|JJR|WRB|WP)$/u.test(next.tag) ||
    /^(?:up|out|off|down)$/u.test(next.lower)
  );
}

/** "will move its products and display fewer of them": what follows can only be an object. */
function isSecondBare(view: SentenceView, index: number): boolean {
  const { tag, lower } = view.at(index);
  const isJoined = view.at(index - 1).tag === 'CC' || view.at(index - 1).text === ',';
  return (
    tag === 'NN' &&
    isJoined &&
    getVerbForms(lower).isBase &&
    /^(?:JJR|DT|PRP|PRP\$)$/u.test(view.at(index + 1).tag) &&
    view.tokens
      .slice(0, index)
      .some((token, at) => bareGovernor.test(token.tag) && view.at(at + 1).tag === 'VB')
  );
}

/** "the judge said the evidence was thin": a participle takes no object of its own. */
function isPastByObject(view: SentenceView, index: number): boolean {
  const token = view.at(index);
  if (token.tag !== 'VBN' || !getVerbForms(token.lower).isPast) return false;
  let back = index - 1;
  while (isAdverb(view.at(back))) back -= 1;
  const before = view.at(back);
  // "as he had been told and found the door open": a passive has no object.
  const isJoined = before.tag === 'CC' && view.at(back - 1).tag === 'VBN' && isBe(view.at(back - 2));
  if (isJoined) return opensObject.test(view.at(index + 1).tag);
  if (
    isBe(before) ||
    isHave(before) ||
    !(
      isNoun(before) ||
      /^(?:PRP|VBD)$/u.test(before.tag) ||
      before.text === '"' ||
      (isAdjective(before) && view.at(index + 1).tag === 'PRP')
    )
  )
    return false;
  if (hasAuxiliary(view, back)) return false;
  const next = view.at(index + 1);
  // "volunteers asked to wait later found more uses"
  if (/^(?:later|then|soon|never|finally|eventually)$/u.test(view.at(index - 1).lower) && isNoun(before))
    return /^(?:DT|PRP\$?|JJR|JJ|NNS|CD)$/u.test(next.tag);
  if (clauseVerbs.has(token.lemma))
    return opensObject.test(next.tag) || next.lower === 'that' || next.tag === 'EX';
  return !doubleObjectVerbs.has(token.lemma) && opensObject.test(next.tag);
}

/** "had their blood tested", "saw the house painted" */
const hasAuxiliary = (view: SentenceView, index: number): boolean =>
  view.tokens
    .slice(Math.max(0, index - 4), index)
    .some(({ lemma, tag }) => tag.startsWith('VB') && /^(?:have|get|see|find|keep|leave|want)$/u.test(lemma));

/** "men accused of stealing were", "a road lined with trees": another verb is that of the clause. */
function isReduced(view: SentenceView, index: number): boolean {
  const token = view.at(index);
  const next = view.at(index + 1);
  if (token.tag !== 'VBD' || !isNoun(view.at(index - 1)) || !getVerbForms(token.lower).isParticiple)
    return false;
  if (isHave(token) || isBe(token) || !/^(?:IN|RB)$/u.test(next.tag)) return false;
  // "a detail suggested by a friend, a photograph or a film can …"
  if (
    next.lower === 'by' &&
    !neverReduced.has(token.lemma) &&
    !/^(?:pass|drive|swear|get|drop)$/u.test(token.lemma)
  )
    return view.tokens.slice(index + 1).some(isSureFinite);
  for (let after = index + 1; after < view.length; after += 1) {
    const { lower, text, tag } = view.at(after);
    if (/^[,;:–—.]$/u.test(text) || tag === 'CC' || opener.test(lower)) return false;
    if (isFinite(view.at(after))) return !isContactVerb(view, after);
  }
  return false;
}

/** "lived in a house he built": the verb of a clause whose subject stands before it. */
const isContactVerb = (view: SentenceView, verb: number): boolean => {
  let before = verb - 1;
  while (isAdverb(view.at(before))) before -= 1;
  return view.at(before).tag === 'PRP';
};
