import { findEntry } from '@jadoo/lexicon';

import {
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isNoun,
  isSureFinite,
  isVerb,
  skipAdverbs,
  startsNounPhrase,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { clauseVerbs, infinitiveObjectVerbs } from '#grammar/verb-lists.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { takesPreposition } from '#syntax/governed-prepositions.ts';
import { readBehindGoverned } from '#syntax/slashes/participle-tags.ts';
import { findMark, findSegmentStart } from '#syntax/slashes/sentence-parts.ts';

const longestAside = 9;
const opensObject = /^(?:DT|PRP|PRP\$)$/u;

/** The tag that the neighbours of a doubtful word allow, where they allow only one. */
export function readDoubtfulTag(view: SentenceView, index: number): string | undefined {
  if (isHyphened(view, index)) return 'JJ';
  if (isPastBehindAside(view, index)) return 'VBD';
  if (view.at(index).lower === 'being' && view.at(index - 1).lower === 'human') return 'NN';
  if (isNounBeforeRelative(view, index) || isNounBehindVery(view, index)) return 'NN';
  if (isSayingBeforeThat(view, index)) return view.at(index).tag === 'NN' ? 'VBP' : 'VBZ';
  if (isJoinedBase(view, index) || isBehindRelative(view, index)) return 'VBP';
  // "that thought is worth it"
  const isBeforeBe = isBe(view.at(index + 1)) && isFinite(view.at(index + 1));
  if (view.at(index).lower === 'thought' && isBeforeBe && view.at(index - 1).lower === 'that') return 'NN';
  if (view.at(index).lower === 'people' && view.at(index).tag === 'VBZ') return 'NNS';
  if (isForcing(view, index)) return 'VB';
  if (isPastBehindThat(view, index)) return 'VBD';
  if (isOnlyVerb(view, index) || isFirstVerb(view, index)) return 'VBZ';
  if (isVerbOfGerund(view, index)) return view.at(index).tag === 'NNS' ? 'VBZ' : 'VBD';
  if (isParticipleBehindAs(view, index)) return 'VBN';
  const governed = readBehindGoverned(view, index);
  if (governed !== undefined) return governed;
  if (view.at(index).isSure) return undefined;
  if (isObjectPlural(view, index)) return 'NNS';
  if (isVerbOfSome(view, index)) return 'VBP';
  if (isPluralBehindQuality(view, index)) return 'NNS';
  if (isSecondParticiple(view, index) || isThirdGerund(view, index) || isBehindThose(view, index))
    return 'VBG';
  if (isVerbBehindThat(view, index)) return 'VBZ';
  return isVerbOfPlural(view, index) ? 'VBP' : undefined;
}

/** "computer-controlled mirrors": made of two words, the form of a past tense before a noun or a comma is a quality. */
const isHyphened = (view: SentenceView, index: number): boolean =>
  /^VB[DNZ]$/u.test(view.at(index).tag) &&
  /\p{L}{3,}-\p{L}+ed$/u.test(view.at(index).lower) &&
  (view.at(index + 1).text === ',' || isNoun(view.at(index + 1)) || view.at(index + 1).tag === 'VBZ');

/** "Ann Lee, the mayor, described her": a participle has no object. */
function isPastBehindAside(view: SentenceView, index: number): boolean {
  const { tag, lower } = view.at(index);
  if (tag !== 'VBN' || !getVerbForms(lower).isPast || view.at(index - 1).text !== ',') return false;
  if (!opensObject.test(view.at(index + 1).tag)) return false;
  for (let open = index - 3; open > Math.max(0, index - longestAside); open -= 1) {
    if (isVerb(view.at(open))) return false;
    if (view.at(open).text === ',')
      return (
        (/^NNP/u.test(view.at(open - 1).tag) && /^(?:DT|PRP\$|NNP)$/u.test(view.at(open + 1).tag)) ||
        // "some cooks, moreover, expected this"
        (open === index - 3 && isAdverb(view.at(open + 1)) && isNoun(view.at(open - 1)))
      );
  }
  return false;
}

/** "a cleaner that works": an article and a relative have a noun between them. */
const isNounBeforeRelative = (view: SentenceView, index: number): boolean =>
  /^JJR?$/u.test(view.at(index).tag) &&
  /^(?:a|an|the)$/u.test(view.at(index - 1).lower) &&
  /^(?:that|who)$/u.test(view.at(index + 1).lower) &&
  findEntry(view.at(index).lower, 'n') !== undefined;

/** "the very object": no verb stands there. */
const isNounBehindVery = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'VB' && view.at(index - 1).lower === 'very' && view.at(index - 2).tag === 'DT';

/** "some experts caution that it may rain", "no one claims that it will": the sentence has no other verb before. */
function isSayingBeforeThat(view: SentenceView, index: number): boolean {
  const { tag, lower, lemma } = view.at(index);
  const base = tag === 'NNS' ? lemma : lower;
  if (!/^NNS?$/u.test(tag) || !getVerbForms(base).isBase || view.at(index + 1).lower !== 'that') return false;
  const before = view.at(index - 1);
  // "a theory holds that light is a wave"
  const isTheory = tag === 'NNS' && before.tag === 'NN' && (clauseVerbs.has(lemma) || lemma === 'hold');
  const hasOne = view.tokens.slice(index + 2, findMark(view, index)).filter(isFinite).length <= 1;
  if (isTheory && hasOne && !view.tokens.slice(0, index).some(isVerb))
    return startsNounPhrase(view.at(index + 2)) || view.at(index + 2).tag === 'VBG';
  const isSubject =
    tag === 'NN' ? before.tag === 'NNS' : /^(?:one|nobody|everyone|everybody)$/u.test(before.lower);
  return (
    isSubject &&
    !isVerb(view.at(index + 2)) &&
    startsNounPhrase(view.at(index + 2)) &&
    !view.tokens.slice(0, index).some(isVerb)
  );
}

/** "regard it as a plan sent to the king": behind such an as stands a noun, no clause. */
function isParticipleBehindAs(view: SentenceView, index: number): boolean {
  const { tag, lower } = view.at(index);
  if (tag !== 'VBD' || !getVerbForms(lower).isParticiple || !isNoun(view.at(index - 1))) return false;
  let first = index - 1;
  while (/^(?:NN|JJ|DT)/u.test(view.at(first).tag)) first -= 1;
  const isAs = view.at(first).lower === 'as' && view.at(first - 1).tag === 'PRP';
  return isAs && takesPreposition(view.at(first - 2).lemma, 'as');
}

/** "among shattered mirrors": behind a preposition and a quality stands a noun, not what somebody does. */
function isPluralBehindQuality(view: SentenceView, index: number): boolean {
  const { tag, lemma } = view.at(index);
  if (tag !== 'VBZ' || findEntry(lemma, 'n') === undefined) return false;
  const before = view.at(index - 1);
  const isIng = /^(?:NN|VBG)$/u.test(before.tag) && /\p{L}ing$/u.test(before.lower);
  if (!isAdjective(before) && before.tag !== 'VBN' && !isIng) return false;
  // "over grazing rights"
  if (/\p{L}ing$/u.test(before.lower) && view.at(index - 2).tag === 'IN') return true;
  // "solar-powered, computer-controlled mirrors"
  return /^(?:IN|,)$/u.test(view.at(index - 2).tag) && !isNoun(view.at(index - 3));
}

/** "they follow smells": no verb follows a full verb. */
const isObjectPlural = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'VBZ' &&
  findEntry(view.at(index).lemma, 'n') !== undefined &&
  // "who study animal tracks used to come", "in which vows expire"
  (isFullVerb(view, index + 1) || isBehindFullVerb(view, index));

const isFullVerb = (view: SentenceView, index: number): boolean =>
  /^VB[PD]$/u.test(view.at(index).tag) ||
  (view.at(index).lower === 'used' && view.at(index + 1).tag === 'TO');

const isBehindFullVerb = (view: SentenceView, index: number): boolean =>
  /^VB[PDZ]$/u.test(view.at(index - 1).tag) &&
  !/^(?:be|have|do)$/u.test(view.at(index - 1).lemma) &&
  view.at(index - 2).tag === 'PRP';

/** "some regard it as …" */
const isVerbOfSome = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'NN' &&
  /^(?:some|others|many|most)$/u.test(view.at(index - 1).lower) &&
  getVerbForms(view.at(index).lower).isBase &&
  view.at(index + 1).tag === 'PRP';

/** "and closing her eyes": a noun has no object. */
const isSecondParticiple = (view: SentenceView, index: number): boolean =>
  /^(?:NN|JJ)$/u.test(view.at(index).tag) &&
  /\p{L}ing$/u.test(view.at(index).lower) &&
  view.at(index - 1).tag === 'CC' &&
  opensObject.test(view.at(index + 1).tag);

/** "by hiding the queue and entertaining guests": the form of the first one. */
const isThirdGerund = (view: SentenceView, index: number): boolean =>
  /^(?:NN|JJ)$/u.test(view.at(index).tag) &&
  /\p{L}ing$/u.test(view.at(index).lower) &&
  getVerbForms(view.at(index).lemma).isBase &&
  view.at(index - 1).tag === 'CC' &&
  isNoun(view.at(index + 1)) &&
  view.tokens.some(
    ({ tag }, at) => tag === 'VBG' && at < index && at > index - 9 && view.at(at - 1).tag === 'IN',
  );

/** "among strangers and wake up": behind a conjunction, with the particle of a verb. */
const isJoinedBase = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'NN' &&
  view.at(index - 1).tag === 'CC' &&
  /^(?:up|down|out|off|away)$/u.test(view.at(index + 1).lower) &&
  getVerbForms(view.at(index).lower).isBase &&
  view.tokens.slice(0, index).some(({ tag }) => tag === 'VBP' || tag === 'VB');

/** "a table without screens forces people": two plurals in a row, and no verb but the second of them. */
function isOnlyVerb(view: SentenceView, index: number): boolean {
  const { tag, lemma } = view.at(index);
  const isPair =
    tag === 'NNS' &&
    getVerbForms(lemma).isBase &&
    view.at(index - 1).tag === 'NNS' &&
    isNoun(view.at(index + 1));
  return isPair && !view.tokens.some(isSureFinite);
}

/** "the predators on which they feed increase rapidly": the clause on the noun has its verb already. */
const isBehindRelative = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'NN' &&
  getVerbForms(view.at(index).lower).isBase &&
  isFinite(view.at(index - 1)) &&
  view.at(index - 2).tag === 'PRP' &&
  /^(?:which|whom|that|who)$/u.test(view.at(index - 3).lower) &&
  view.tokens.slice(Math.max(0, index - 8), index - 3).some(({ tag }) => tag === 'NNS');

/** "Punishing her satisfies us", "Letting them wait costs nothing": behind a gerund the one form that takes an object. */
function isVerbOfGerund(view: SentenceView, index: number): boolean {
  if (view.at(0).tag !== 'VBG' || !isFormBehindGerund(view, index)) return false;
  const rivals = view.tokens
    .slice(1, index)
    .some((token, at) => isFinite(token) || isFormBehindGerund(view, at + 1));
  return !rivals && !view.tokens.slice(1, index).some(({ text }) => text === ',');
}

function isFormBehindGerund(view: SentenceView, index: number): boolean {
  const { tag, lower, lemma } = view.at(index);
  const next = view.at(skipAdverbs(view, index + 1));
  const isObject =
    opensObject.test(next.tag) || /^(?:nothing|everything|something|little|much)$/u.test(next.lower);
  const isBehind =
    isNoun(view.at(index - 1)) ||
    (isAdjective(view.at(index - 1)) && next.tag === 'PRP') ||
    view.at(index - 1).tag === 'PRP' ||
    index === 2;
  if (!isObject || !isBehind) return false;
  return tag === 'NNS' ? getVerbForms(lemma).isBase : tag === 'VBN' && getVerbForms(lower).isPast;
}

/** "to drink water and force others to drink it": such a verb, with its object and an infinitive. */
const isForcing = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'NN' &&
  infinitiveObjectVerbs.has(view.at(index).lower) &&
  view.at(index - 1).tag === 'CC' &&
  view.at(index + 1).tag === 'NNS' &&
  view.at(index + 2).tag === 'TO' &&
  view.tokens.slice(0, index).some(({ tag }) => tag === 'VB');

/** "a book that cost ten cents": no noun stands between that and a number. */
const isPastBehindThat = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'NN' &&
  view.at(index - 1).lower === 'that' &&
  isNoun(view.at(index - 2)) &&
  getVerbForms(view.at(index).lower).isPast &&
  /^(?:CD|DT|PRP|PRP\$)$/u.test(view.at(index + 1).tag);

/** "the owner claims the plan would work": no noun stands before an article. */
const isFirstVerb = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'NNS' &&
  getVerbForms(view.at(index).lemma).isBase &&
  view.at(index - 1).tag === 'NN' &&
  /^(?:DT|PRP\$)$/u.test(view.at(index + 1).tag) &&
  !/^(?:all|both|each)$/u.test(view.at(index + 1).lower) &&
  /^(?:DT|PRP\$|JJ)$/u.test(view.at(index - 2).tag) &&
  !view.tokens.slice(0, index).some(isVerb);

/** "those helping to pay" */
const isBehindThose = (view: SentenceView, index: number): boolean =>
  /^(?:NN|JJ)$/u.test(view.at(index).tag) &&
  /\p{L}ing$/u.test(view.at(index).lower) &&
  view.at(index - 1).lower === 'those' &&
  /^(?:TO|IN|DT|PRP\$?|NNS)$/u.test(view.at(index + 1).tag);

/** "the region that processes movement": one noun stands before, and no other verb follows. */
function isVerbBehindThat(view: SentenceView, index: number): boolean {
  const { tag, lemma } = view.at(index);
  if (tag !== 'NNS' || !getVerbForms(lemma).isBase) return false;
  let that = index - 1;
  while (isAdverb(view.at(that))) that -= 1;
  const before = /^["'”’]$/u.test(view.at(that - 1).text) ? view.at(that - 2) : view.at(that - 1);
  if (view.at(that).lower !== 'that' || !/^NNP?$/u.test(before.tag)) return false;
  const next = view.at(skipAdverbs(view, index + 1));
  // "a plan that costs nothing": a noun right behind is its object.
  if (/^(?:NNS?|DT|PRP\$|JJ)$/u.test(view.at(index + 1).tag)) return true;
  const finites = view.tokens.slice(index + 1, findMark(view, index)).filter(isFinite).length;
  // "a yawn that spreads through the room may be …": the one verb that follows is that of the noun.
  if (next.tag === 'IN' && finites === 1)
    return !view.tokens.slice(findSegmentStart(view, that), that).some(isFinite);
  if (!/^(?:NNS?|NNP|JJ|TO|DT|PRP\$?)$/u.test(next.tag)) return false;
  return finites === 0;
}

/** "the biology humans share with apes": between a noun and a preposition a plural has its verb behind it. */
const isVerbOfPlural = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'NN' &&
  getVerbForms(view.at(index).lower).isBase &&
  view.at(index - 1).tag === 'NNS' &&
  view.at(index - 2).tag === 'NN' &&
  /^(?:IN|TO)$/u.test(view.at(index + 1).tag) &&
  view.tokens.slice(0, index).some(isVerb);
