import {
  isAdverb,
  isBe,
  isFinite,
  isNoun,
  isSureFinite,
  isVerb,
  subordinators,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { partsBoundWords } from '#syntax/slashes/bound-words.ts';
import { findGreaterPart, partsInnerWords } from '#syntax/slashes/inner-words.ts';
import { findRowStart, partsJoinedThings } from '#syntax/slashes/joined-things.ts';
import { partsGoverned } from '#syntax/slashes/mistaken-verbs.ts';
import { findMark } from '#syntax/slashes/sentence-parts.ts';
import { partsSetPhrase } from '#syntax/slashes/set-phrases.ts';
import type { Slash } from '#syntax/slashes/slash.ts';
import { isVerbOfSecond, isVerbOfShortClause } from '#syntax/slashes/short-clauses.ts';
import {
  findLater,
  findSecondMember,
  isBareThat,
  isShortThan,
  type Gap,
} from '#syntax/slashes/stray-phrases.ts';
import { countBetween } from '#syntax/slashes/sure-cuts.ts';
import { isSureEnd } from '#syntax/slashes/sure-ends.ts';

const clauseWord =
  /^(?:when|as|if|because|although|though|while|until|since|than|unless|once|whatever|whether|after|before|where)$/u;
const focus = /^(?:so|only|even|just|merely|simply|hardly|scarcely|barely|nearly|almost)$/u;
/** They open a clause that is a subject or belongs to one. */
const opensNounClause = /^(?:that|which|who|whom|whose|what|whatever|whoever|how|why|where|whether|if)$/u;
const judging = /^(?:take|prove|judge|believe|consider|declare|think|know|suppose|assume|understand)$/u;
const longestAlone = 8;
const shortestLong = 13;

/**
 * The pauses as they will be printed, looked at once more with the chunks on both sides: a lone verb, a short
 * infinitive or a word of degree is no chunk, and where a phrase is parted but the greater part behind it is
 * not, the pause goes to the greater part.
 */
export function mendStray(
  view: SentenceView,
  chosen: readonly Slash[],
  isLocked: (slash: Slash) => boolean,
): Slash[] {
  const mended: Slash[] = [];
  chosen.forEach((slash, index) => {
    const left = mended.at(-1)?.before ?? 0;
    const right = chosen[index + 1]?.before ?? view.length;
    const kept = isLocked(slash) ? slash : mendOne(view, { slash, left, right });
    if (kept) mended.push(kept);
  });
  return mended;
}

function mendOne(view: SentenceView, gap: Gap): Slash | undefined {
  const { slash } = gap;
  const partsWords =
    partsBoundWords(view, slash) || partsInnerWords(view, slash) || partsSetPhrase(view, slash);
  if (partsWords && !isSureEnd(view, slash)) return undefined;
  // Pauses that were moved or added since the first look.
  if (partsGoverned(view, slash) || partsJoinedThings(view, slash)) return undefined;
  const row = findRowStart(view, slash);
  if (row !== undefined)
    return row > gap.left + 1 ? { ...slash, before: row, reason: '접속사 앞' } : undefined;
  const half = findGreaterPart(view, slash);
  if (half !== undefined)
    return half > gap.left + 1
      ? { ...slash, before: half, reason: slash.reason === '전치사구 앞' ? '비교 대상 앞' : slash.reason }
      : undefined;
  if (
    isVerbOfShortClause(view, gap) ||
    isVerbOfSecond(view, gap) ||
    isLoneVerb(view, gap) ||
    isPushedOut(view, slash) ||
    isShortInfinitive(view, gap) ||
    isInsideTime(view, gap) ||
    isBareThat(view, gap) ||
    isShortThan(view, gap)
  )
    return undefined;
  const later = findLater(view, gap);
  if (later !== undefined) return { ...slash, before: later };
  const higher = findHigher(view, gap);
  if (higher === undefined) return moveToFocus(view, slash);
  const raised: Slash = { before: higher, strength: slash.strength, reason: '등위접속사 앞' };
  return partsJoinedThings(view, raised) ? slash : raised;
}

/** "A lecture so / overwhelmed her that …", "oneself only / make matters worse" */
function moveToFocus(view: SentenceView, slash: Slash): Slash {
  const { before, reason } = slash;
  const isFocused =
    reason === '긴 주어 뒤' &&
    focus.test(view.at(before - 1).lower) &&
    isFinite(view.at(before)) &&
    (isNoun(view.at(before - 2)) || view.at(before - 2).tag === 'PRP');
  return isFocused ? { ...slash, before: before - 1 } : slash;
}

/** "uncovered something / that its author had not known / was there": both verbs belong to the clause on the noun. */
function isPushedOut(view: SentenceView, { before: index, reason }: Slash): boolean {
  if (reason !== '긴 주어 뒤') return false;
  const verb = view.at(index - 1);
  if (!isVerb(verb) || !clauseVerbs.has(verb.lemma) || !isBe(view.at(index))) return false;
  for (let back = index - 2; back > 0; back -= 1) {
    const { tag, text } = view.at(back);
    if (/^[,;:]$/u.test(text)) return false;
    if (tag === 'WDT' && isNoun(view.at(back - 1)))
      return !/^(?:MD|VB\w?)$/u.test(view.at(back + 1).tag) && hasPlainVerb(view, back);
  }
  return false;
}

/** A finite verb in the same part of the sentence, which can open no clause of thought. */
function hasPlainVerb(view: SentenceView, end: number): boolean {
  let first = end;
  while (first > 0 && !/^[,;:]$/u.test(view.at(first - 1).text)) first -= 1;
  const verbs = view.tokens.slice(first, end).filter(isVerb);
  return verbs.some(isFinite) && !verbs.some(({ lemma }) => clauseVerbs.has(lemma));
}

/** "When the price of oil / climbs, …", "leave the purses / shut": a verb of one word is no chunk. */
function isLoneVerb(view: SentenceView, { slash: { before, reason }, left, right }: Gap): boolean {
  if (reason !== '긴 주어 뒤') return false;
  const end = Math.min(findMark(view, before), right);
  const length = countBetween(view, before, end);
  const first = view.at(left).tag === 'CC' ? left + 1 : left;
  const isOpened = clauseWord.test(view.at(first).lower);
  const subject = view.tokens.slice(isOpened ? first + 1 : first, before);
  // "strikes us / as stiff / was": behind a phrase the verb may be that of another noun.
  const isPhrase = view.at(first).lower === 'as' && view.at(first + 2).lower !== 'as';
  if (isPhrase && !/^(?:DT|PRP\$)$/u.test(view.at(first + 1).tag)) return false;
  if (!isNoun(view.at(before - 1)) || (view.at(end).text !== ',' && end !== right)) return false;
  if (isVerb(view.at(first)) && isFinite(view.at(first))) return length === 1;
  if (length > (isOpened ? 2 : 1) || subject.some((token) => isVerb(token) || /^W/u.test(token.tag)))
    return false;
  return countBetween(view, left, before) <= longestAlone && (isOpened || view.at(end).text === ',');
}

/** "the only thing / to think about": an infinitive of one or two words is read with what it belongs to. */
const isShortInfinitive = (view: SentenceView, { slash: { before, reason }, left, right }: Gap): boolean => {
  if (reason !== 'to부정사구 앞') return false;
  // "was long thought / to require", "declare us / to be": what is thought of it.
  const isThought = /^(?:thought|supposed|believed|said|known)$/u.test(view.at(before - 1).lower);
  if (isVerb(view.at(before - 1)) || isThought || isThoughtToBe(view, before)) return true;
  const length = countBetween(view, before, Math.min(findMark(view, before), right));
  return length <= 3 && countBetween(view, left, before) + length < shortestLong;
};

/** "take the question / to be a wish" */
function isThoughtToBe(view: SentenceView, to: number): boolean {
  let first = to - 1;
  while (/^(?:NN|JJ|DT|PRP|CD)/u.test(view.at(first).tag)) first -= 1;
  return view.at(to + 1).lower === 'be' && first < to - 1 && judging.test(view.at(first).lemma);
}

/** "on nights / without a moon": the short phrase tells which nights. */
const isInsideTime = (view: SentenceView, { slash: { before }, right }: Gap): boolean =>
  view.at(before).lower === 'without' &&
  isNoun(view.at(before - 1)) &&
  view.at(before - 2).tag === 'IN' &&
  view.at(before + 1).tag !== 'VBG' &&
  countBetween(view, before, Math.min(findMark(view, before), right)) <= 3;

/** Before which conjunction the pause had better stand, when a phrase is parted and the second part behind it is not. */
function findHigher(view: SentenceView, gap: Gap): number | undefined {
  const { slash, right } = gap;
  if (slash.reason === '긴 주어 뒤') return findSecondClause(view, gap);
  if (isAskedTwice(view, gap)) return slash.before - 2;
  if (slash.reason === '비교 대상 앞') return findSecondMember(view, gap);
  if (!/구 앞$/u.test(slash.reason)) return undefined;
  if (isInfinitiveOfSecond(view, slash)) return slash.before - 2;
  const second = findSecondAbsolute(view, gap) ?? findSecondMember(view, gap);
  if (second !== undefined) return second;
  const end = Math.min(findMark(view, slash.before), right);
  for (let index = slash.before + 2; index < end - 1; index += 1)
    if (/^(?:and|or|but)$/u.test(view.at(index).lower))
      return isSecondVerb(view, gap, index) || isSecondThing(view, gap, index, end) ? index : undefined;
  return undefined;
}

/** "what she wants to see and hears / what she hopes for": the second verb has its own question. */
const isAskedTwice = (view: SentenceView, { slash: { before, reason }, left }: Gap): boolean =>
  reason === '명사절 앞' &&
  /^(?:and|or|but)$/u.test(view.at(before - 2).lower) &&
  /^VB[DPZ]?$/u.test(view.at(before - 1).tag) &&
  view.tokens.slice(left, before - 2).some(({ lower }) => /^(?:what|how|why|whatever)$/u.test(lower));

/** "we are drawn to winners and hurry / to claim a share": the infinitive belongs to the second verb. */
const isInfinitiveOfSecond = (view: SentenceView, { before, reason }: Slash): boolean =>
  /^(?:목적의 )?to부정사구 앞$/u.test(reason) &&
  view.at(before).lower === 'to' &&
  /^(?:and|or|but)$/u.test(view.at(before - 2).lower) &&
  /^(?:VB[DPZ]?|NN)$/u.test(view.at(before - 1).tag) &&
  getVerbForms(view.at(before - 1).lemma).isBase;

/** "with the young tagging along and the old / looking out": the pause comes between the two. */
function findSecondAbsolute(view: SentenceView, { slash: { before }, left }: Gap): number | undefined {
  if (view.at(before).tag !== 'VBG' || view.at(left).lower !== 'with') return undefined;
  let index = before - 1;
  while (/^(?:NN|JJ|DT|PRP\$|CD)/u.test(view.at(index).tag)) index -= 1;
  const isPair = view.at(index).lower === 'and' && index < before - 1;
  return isPair && view.tokens.slice(left, index).some(({ tag }) => tag === 'VBG') ? index : undefined;
}

/** "his father died early and his mother / was given": the pause comes before the second clause. */
function findSecondClause(view: SentenceView, { slash: { before }, left }: Gap): number | undefined {
  if (!isSureFinite(view.at(before))) return undefined;
  for (let index = before - 2; index > left + 1; index -= 1) {
    const token = view.at(index);
    if (token.tag === 'CC') {
      const clause = view.tokens.slice(left, index);
      const isClause =
        /^(?:and|but|or)$/u.test(token.lower) &&
        clause.some(isFinite) &&
        !clause.some(({ lower }, at) => opensNounClause.test(lower) && clause[at - 1]?.lower !== 'so');
      return isClause && countBetween(view, index, before) <= 4 ? index : undefined;
    }
    if (!/^(?:DT|PRP\$|JJ|NNP?S?|CD)$/u.test(token.tag)) return undefined;
  }
  return undefined;
}

/** "look at a problem / from one angle and search for …": the second verb has the form of the first. */
function isSecondVerb(view: SentenceView, { slash: { before }, left }: Gap, conjunction: number): boolean {
  const second = view.at(conjunction + 1);
  const next = view.at(conjunction + 2);
  const isDoing = /ing$/u.test(second.lower) && isNoun(next);
  const opens =
    isDoing ||
    /^(?:DT|PRP|PRP\$|WRB|WP|IN|TO|RP)$/u.test(next.tag) ||
    isAdverb(next) ||
    // "a nursery for fish and stores carbon in its soil"
    (isNoun(next) && view.at(conjunction + 3).tag === 'IN') ||
    subordinators.has(next.lower);
  if (!opens || next.lower === 'of' || view.tokens.slice(before, conjunction).some(isVerb)) return false;
  const verbs = view.tokens.slice(left, before).filter(isVerb);
  const isBase = /^(?:VBP?|NN)$/u.test(second.tag) && getVerbForms(second.lower).isBase;
  const isThird = /^(?:VBZ|NNS)$/u.test(second.tag) && getVerbForms(second.lemma).isBase;
  if (isDoing) return view.at(left + 1).tag === 'VBG' && verbs.length === 1;
  return verbs.some(({ tag }) => (isBase && /^VBP?$/u.test(tag)) || (isThird && tag === 'VBZ'));
}

/** "a full professor / at one school and the first woman to …": the second thing is built like the first. */
function isSecondThing(view: SentenceView, gap: Gap, conjunction: number, end: number): boolean {
  const { before } = gap.slash;
  if (!isNoun(view.at(before - 1)) || view.at(before).lower === 'between') return false;
  const first = shapeOf(view, before - 1);
  const inner = shapeOf(view, conjunction - 1);
  const head = findHead(view, conjunction + 1);
  // "fraud and other offences"
  if (head === undefined || view.at(conjunction + 1).lower === 'other' || !isNoun(view.at(conjunction - 1)))
    return false;
  const second = shapeOf(view, head);
  const hasOwn =
    /^(?:IN|TO)$/u.test(view.at(head + 1).tag) ||
    (head + 1 === end && end < view.length && !/^[,;:.?!–—]$/u.test(view.at(end).text));
  const isShared = inner.isDetermined && !second.isDetermined;
  return hasOwn && !isShared && isSame(first, second) && !isSame(inner, second);
}

interface Shape {
  isDetermined: boolean;
  isPlural: boolean;
}

const isSame = (one: Shape, other: Shape): boolean =>
  one.isDetermined === other.isDetermined && one.isPlural === other.isPlural;

function shapeOf(view: SentenceView, head: number): Shape {
  let first = head;
  while (/^(?:NN|JJ|VB[GN]|CD|POS)/u.test(view.at(first - 1).tag)) first -= 1;
  return {
    isDetermined: /^(?:DT|PRP\$)$/u.test(view.at(first - 1).tag),
    isPlural: view.at(head).tag === 'NNS',
  };
}

/** The last noun of the phrase that begins at `from`. */
function findHead(view: SentenceView, from: number): number | undefined {
  let index = from;
  while (/^(?:DT|PRP\$|CD|JJ[RS]?|NN|NNS|NNPS?)$/u.test(view.at(index).tag)) index += 1;
  return index > from && isNoun(view.at(index - 1)) ? index - 1 : undefined;
}
