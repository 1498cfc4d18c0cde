import { findEntry } from '@jadoo/lexicon';

import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  countWords,
  isAdverb,
  isBe,
  isHave,
  isNoun,
  isSureFinite,
  isVerb,
  skipAdverbs,
} from '#grammar/sentence-view.ts';
import { infinitiveObjectVerbs, neverReduced } from '#grammar/verb-lists.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import type { PhraseMatch } from '#syntax/fixed-phrases.ts';
import { findMark, findPhraseEnd, findSegmentStart } from '#syntax/slashes/sentence-parts.ts';
import { isVerbOnly } from '#syntax/slashes/slash-verbs.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

const shortestPhrase = 3;
const shortestResult = 4;
/** Nouns that take a participle as their object, and words that look like nouns: "the last remaining beaches". */
const closeNouns = /^(?:difficulty|trouble|time|fun|problem|last|first|next|start|stop)$/u;

/** Pauses before to-infinitives and participle phrases. */
export function findNonFiniteSlashes(view: SentenceView, fixed: readonly PhraseMatch[]): Slash[] {
  const slashes: Slash[] = [];
  for (let index = 1; index < view.length - 2; index += 1) {
    const purpose = fixed.find(
      ({ first }) => first === index && /^(?:in order to|so as to)$/u.test(wordsOf(view, index)),
    );
    if (purpose) slashes.push({ before: index, strength: 2.6, reason: '목적의 to부정사구 앞' });
    else if (!fixed.some(({ first, end }) => index > first && index < end)) {
      const slash =
        weighInfinitive(view, index) ??
        weighParticiple(view, index) ??
        weighLateParticiple(view, index) ??
        weighResult(view, index) ??
        weighAdjective(view, index);
      if (slash) slashes.push(slash);
    }
  }
  return slashes;
}

const wordsOf = (view: SentenceView, index: number): string =>
  view.tokens
    .slice(index, index + 3)
    .map(({ lower }) => lower)
    .join(' ');

function weighInfinitive(view: SentenceView, index: number): Slash | undefined {
  if (view.at(index).tag !== 'TO') return undefined;
  const verb = skipAdverbs(view, index + 1);
  const before = view.at(index - 1);
  if (
    view.at(verb).tag !== 'VB' ||
    (/^(?:RB|WRB|WP|IN|CC|TO)/u.test(before.tag) &&
      !/^(?:not|ever|enough|together|instead|again|home|back|away)$/u.test(before.lower))
  )
    return undefined;
  const length = countWords(view, index, findMark(view, verb));
  // "neither rent to pay nor a master to please"
  const end = findPhraseEnd(view, index);
  if (countWords(view, index, end) < shortestPhrase && view.at(end).tag === 'CC') return undefined;
  // "which train to take"
  if (isNoun(before) && /^(?:which|what|whose)$/u.test(view.at(index - 2).lower)) return undefined;
  // "from truck to ship to train"
  if (view.at(index - 2).lower === 'from' && view.at(index + 2).tag === 'TO') return undefined;
  // "has little to do with the food"
  const isWhole = view.at(verb).lower === 'do' && view.at(verb + 1).lower === 'with';
  // "nothing to worry about"
  const isBrief = /^(?:nothing|something|anything|everything)$/u.test(before.lower) && length <= 5;
  // "tends to sleep": no noun has this form.
  if (isVerbOnly(before.lower)) return undefined;
  if (length < shortestPhrase || isWhole || isBrief) return undefined;
  const found = (strength: number): Slash => ({ before: index, strength, reason: 'to부정사구 앞' });
  if (before.tag === 'PRP') return found(1.5);
  // "were asked to estimate", but "bothered to invent"
  if (isVerb(before)) return before.tag === 'VBN' && !isHave(view.at(index - 2)) ? found(1.2) : undefined;
  if (/^JJ/u.test(before.tag))
    return found(
      /^(?:able|unable|likely|unlikely|ready|willing|sure|about|bound)$/u.test(before.lower) ? 0.4 : 1.5,
    );
  return found(isNoun(before) || before.tag === 'CD' ? 1.5 : 1.2);
}

/** A participle right behind its noun: the birds living in this valley, the words used by experts. */
export function weighParticiple(view: SentenceView, index: number): Slash | undefined {
  const before = view.at(index - 1);
  if (
    !(isNoun(before) || /^(?:those|one|ones)$/u.test(before.lower)) ||
    closeNouns.test(before.lower) ||
    // "engineers who design waiting areas"
    /^(?:who|that|which)$/u.test(view.at(index - 2).lower) ||
    !(isPassive(view, index) || isActive(view, index)) ||
    isComplement(view, index) ||
    isBehindQuality(view, index) ||
    (countWords(view, index, findMark(view, index)) < shortestPhrase && !isQuoting(view, index))
  )
    return undefined;
  // "children dancing in the streets / and men playing": the second noun begins its part.
  const isSecond =
    view.at(index - 2).tag === 'CC' &&
    view.at(index).tag === 'VBG' &&
    view.tokens.some(
      ({ lower }, at) =>
        at > index - 9 && at < index - 2 && /\p{L}ing$/u.test(lower) && isNoun(view.at(at - 1)),
    );
  return {
    before: isSecond ? index - 2 : index,
    strength: isQuoting(view, index) ? 2.6 : 1.8,
    reason: '분사구 앞',
  };
}

/** "posters on the walls / proclaiming “Peace”" */
const isQuoting = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'VBG' &&
  /^[“"]$/u.test(view.at(index + 1).text) &&
  view.at(index).end < view.at(index + 1).start;

/** "by patient searching": behind a preposition a bare word that can be a quality is one. */
const isBehindQuality = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'VBG' &&
  view.at(index - 1).tag === 'NN' &&
  view.at(index - 2).tag === 'IN' &&
  findEntry(view.at(index - 1).lower, 'adj') !== undefined;

/** "words / normally reserved for friends" */
function weighLateParticiple(view: SentenceView, index: number): Slash | undefined {
  const isLate =
    /ly$/u.test(view.at(index).lower) &&
    isAdverb(view.at(index)) &&
    isNoun(view.at(index - 1)) &&
    view.at(index + 1).tag === 'VBN' &&
    /^(?:IN|TO)$/u.test(view.at(index + 2).tag);
  return isLate && countWords(view, index, findMark(view, index)) > shortestPhrase
    ? { before: index, strength: 1.8, reason: '분사구 앞' }
    : undefined;
}

/** "a report naming guilty men and clearing others": a second one of its form shows that the first is no noun. */
const isPaired = (view: SentenceView, index: number): boolean => {
  const end = findPhraseEnd(view, index);
  return view.at(end).tag === 'CC' && view.at(end + 1).tag === 'VBG' && !isNoun(view.at(end + 2));
};

/** Participles that a verb of perception, keeping or spending takes as its complement: "was caught stealing". */
const takesGerund =
  /^(?:see|hear|watch|notice|observe|feel|catch|find|discover|keep|leave|spend|send|set|waste|picture|show|photograph|film|start|stop|quit|imagine|remember|recall|recommend|consider|report|describe|get)$/u;

/** "a law was passed giving …": what follows a whole passive clause and tells its result or its circumstances. */
function weighResult(view: SentenceView, index: number): Slash | undefined {
  const main = view.at(index - 1);
  const token = view.at(index);
  if (main.tag !== 'VBN' || token.tag !== 'VBG' || takesGerund.test(main.lemma)) return undefined;
  let back = index - 2;
  while (isAdverb(view.at(back))) back -= 1;
  const isWhole = isBe(view.at(back)) && view.at(back).tag !== 'VBG';
  const takesObject = /^(?:DT|PRP\$|NNS?|CD|JJ|PRP)$/u.test(view.at(index + 1).tag);
  return isWhole && takesObject && countWords(view, index, findMark(view, index)) >= shortestResult
    ? { before: index, strength: 1.8, reason: '분사구 앞' }
    : undefined;
}

function isPassive(view: SentenceView, index: number): boolean {
  const token = view.at(index);
  const next = view.at(index + 1);
  if (!getVerbForms(token.lower).isParticiple || !/^(?:IN|TO|RB)/u.test(next.tag)) return false;
  if (isHave(token) || isBe(token) || token.lemma === 'do') return false;
  // "people asked to wait", but "experts failed to see"
  if (
    next.tag === 'TO' &&
    view.at(index + 2).tag === 'VB' &&
    !infinitiveObjectVerbs.has(token.lemma) &&
    !/^(?:dedicate|devote|limit|know|say|think|believe|design|intend|use|need|suppose|make|build|pay|mean|force)$/u.test(
      token.lemma,
    )
  )
    return false;
  if (token.tag === 'VBN' && token.isSure) return true;
  if (!/^(?:VBN|VBD|JJ)$/u.test(token.tag) || neverReduced.has(token.lemma) || token.lower === 'set')
    return false;
  if (token.tag === 'VBD' && next.lower !== 'by' && isVerbOfTimeClause(view, index)) return false;
  // "a road lined with vans": the clause has its verb already, so this one cannot be finite.
  return next.lower === 'by' || view.tokens.slice(findSegmentStart(view, index), index).some(isSureFinite);
}

/** "after a bridge collapsed in spring": the clause has no other verb. */
function isVerbOfTimeClause(view: SentenceView, index: number): boolean {
  let first = index - 1;
  while (/^(?:NN|JJ|DT|PRP\$|CD)/u.test(view.at(first).tag)) first -= 1;
  const isOpened = /^(?:after|before|when|because|as|since|until|while)$/u.test(view.at(first).lower);
  return isOpened && !view.tokens.slice(index + 1, findMark(view, index)).some(isSureFinite);
}

function isActive(view: SentenceView, index: number): boolean {
  const token = view.at(index);
  const next = view.at(index + 1);
  if (!/\p{L}ing$/u.test(token.lower) || token.lower === 'including' || getVerbForms(token.lower).isBase)
    return false;
  if (token.tag === 'VBG' && token.isSure)
    return /^(?:DT|PRP\$|IN|RP|TO|NNS|JJ|PRP|WRB|WP|RB)$/u.test(next.tag) || /^["“‘]$/u.test(next.text);
  if (token.tag === 'VBG' && (/^(?:DT|PRP\$|RP)$/u.test(next.tag) || isPaired(view, index))) return true;
  const isPlural = view.at(index - 1).tag === 'NNS' || view.at(index - 1).lower === 'those';
  return isPlural && !token.isSure && /^(?:DT|PRP\$|IN|TO|NNS|JJ|PRP)$/u.test(next.tag);
}

/** Adjectives that stand behind their noun with what they ask for. */
const behindNoun =
  /^(?:capable|unable|able|worth|aware|familiar|responsible|eager|similar|likely|unlikely)$/u;

/** a machine capable of learning, people likely to vote */
function weighAdjective(view: SentenceView, index: number): Slash | undefined {
  const isBehind =
    behindNoun.test(view.at(index).lower) &&
    isNoun(view.at(index - 1)) &&
    /^(?:IN|TO|CD|VBG)$/u.test(view.at(index + 1).tag);
  if (
    !isBehind ||
    isComplement(view, index) ||
    countWords(view, index, findMark(view, index)) < shortestPhrase
  )
    return undefined;
  return { before: index, strength: 1.6, reason: '형용사구 앞' };
}

/** had their blood tested, saw a boy running: the participle completes its verb. */
function isComplement(view: SentenceView, index: number): boolean {
  let first = index - 1;
  while (/^(?:JJ|NN|NNS|DT|PRP\$|CD|POS)$/u.test(view.at(first - 1).tag) || view.at(first - 1).lower === 'of')
    first -= 1;
  return /^(?:have|get|see|hear|watch|keep|find|leave|make|catch|want|need|render|consider|feel|notice|spend)$/u.test(
    view.at(first - 1).lemma,
  );
}
