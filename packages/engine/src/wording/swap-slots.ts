import type { Antonym } from '@jadoo/lexicon';

import { readNounPhrase } from '#grammar/noun-phrase.ts';
import {
  isAdverb,
  isBe,
  isNoun,
  isStop,
  startsNounPhrase,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import type { Token } from '#passage/analysis.ts';
import { takesPreposition } from '#syntax/governed-prepositions.ts';

/** How a verb is used here: with an object, without, or in a way that cannot be told. */
type VerbUse = 't' | 'i' | 'unclear';

/** Prepositions that open an adverbial after almost any verb. */
const freePrepositions = new Set(
  'during when while because as if until before after since although though whenever where once unless even over at in by'.split(
    ' ',
  ),
);

const particles = /^(?:back|up|out|away|off|down|over|apart|forth|around)$/u;

/** Reads the frame of the verb at `index`. */
export function readVerbUse(view: SentenceView, index: number): VerbUse {
  const token = view.at(index);
  if (token.tag === 'VBN' && !hasHave(view, index)) return readParticipleUse(view, index);
  // "declining numbers": a participle that describes the noun, or a verb with its object.
  if (token.tag === 'VBG' && /^(?:NN|JJ)/u.test(view.at(index + 1).tag)) return 'unclear';
  // "grows back": the particle belongs to this verb.
  if (particles.test(view.at(index + 1).lower)) return 'unclear';
  let next = index + 1;
  while (isAdverb(view.at(next)) && view.at(next).lower !== 'together') next += 1;
  const after = view.at(next);
  // "increasing all over the world"
  if (after.lower === 'all' && /^(?:over|around|across|along)$/u.test(view.at(next + 1).lower)) return 'i';
  if (startsNounPhrase(after)) return readObjectUse(view, token.lemma, next);
  if (hasObjectGap(view, index)) return 'unclear';
  return isFreeEnd(view, index, next) ? 'i' : 'unclear';
}

function isFreeEnd(view: SentenceView, verb: number, next: number): boolean {
  const after = view.at(next);
  if (isStop(after) || after.tag === '') return true;
  // "rose from 20 to 35 per cent", "fell by half"
  if (/^(?:from|to|by)$/u.test(after.lower) && view.at(next + 1).tag === 'CD') return true;
  if (after.tag === 'CC') return !isAdverb(view.at(next - 1)) || next === verb + 1;
  if (after.tag === 'IN') {
    return freePrepositions.has(after.lower) && !takesPreposition(view.at(verb).lemma, after.lower);
  }
  return after.tag === 'WRB' && after.lower === 'when';
}

/** An object, and after it nothing that the verb itself asks for. */
function readObjectUse(view: SentenceView, verb: string, start: number): VerbUse {
  const phrase = readNounPhrase(view, start);
  if (phrase === undefined) return 'unclear';
  const after = view.at(phrase.end);
  if (/^(?:TO|RP|VB|VBG|VBN|JJ[RS]?|PRP|DT|NNS?|WP|PRP\$)$/u.test(after.tag)) return 'unclear';
  // "find it difficult", "the fact that"
  if (after.lower === 'that' || after.lower === 'as' || after.lower === 'from') return 'unclear';
  const isVerbs = ({ tag, lower }: Token): boolean =>
    directions.test(lower) || (/^(?:IN|TO)$/u.test(tag) && takesPreposition(verb, lower));
  return isVerbs(after) || isVerbs(view.at(skipOfPhrases(view, phrase.end))) ? 'unclear' : 't';
}

/** Behind an object they belong to the verb: nobody arrests an animal into a river. */
const directions = /^(?:into|onto|towards?|against)$/u;

/** "forty minutes of outdoor activity" */
function skipOfPhrases(view: SentenceView, from: number): number {
  const end = view.at(from).lower === 'of' ? readNounPhrase(view, from + 1)?.end : undefined;
  return end === undefined ? from : skipOfPhrases(view, end);
}

function readParticipleUse(view: SentenceView, index: number): VerbUse {
  const after = view.at(index + 1);
  // Before a noun a participle is an adjective, with a list of opposites of its own.
  if (isNoun(after) || after.tag === 'TO' || /^(?:JJ|DT|PRP|VB|NN|CD)/u.test(after.tag)) return 'unclear';
  if (after.tag === 'IN' && after.lower !== 'by' && !freePrepositions.has(after.lower)) return 'unclear';
  let before = index - 1;
  while (isAdverb(view.at(before))) before -= 1;
  const isPassive = isBe(view.at(before)) || isNoun(view.at(before));
  return isPassive ? 't' : 'unclear';
}

function hasHave(view: SentenceView, index: number): boolean {
  let before = index - 1;
  while (isAdverb(view.at(before)) || view.at(before).lower === 'not') before -= 1;
  return view.at(before).lemma === 'have';
}

/** "the goals that they pursue", "something to climb": the object stands in front. */
function hasObjectGap(view: SentenceView, index: number): boolean {
  if (view.at(index - 1).tag === 'TO' && isNoun(view.at(index - 2))) return true;
  for (let before = index - 1; before >= Math.max(0, index - 8); before -= 1) {
    const token = view.at(before);
    if (isStop(token)) return false;
    if (/^(?:WDT|WP)$/u.test(token.tag) || token.lower === 'that' || token.lower === 'what') return true;
  }
  return false;
}

/** Whether a verb with this frame may stand in this use. */
export function fitsFrame(frame: Antonym['frame'], use: VerbUse): boolean {
  return use !== 'unclear' && (frame === 'ti' || frame === use);
}

const infinitiveAdjectives = new Set(
  'easy difficult hard simple possible impossible likely unlikely willing unwilling reluctant able unable necessary unnecessary safe dangerous pleasant unpleasant wise foolish eager hesitant'.split(
    ' ',
  ),
);

const letReach = 5;

/** Prepositions that an adjective may ask for; "rare in caves" goes with any. */
const governed = /^(?:of|to|on|from|with|for|at|about|between|against|towards?|into|upon|by)$/u;

/** Adjectives, adverbs and nouns: nothing behind that belongs to the word. */
export function isFreeWord(view: SentenceView, index: number, other: string): boolean {
  const token = view.at(index);
  const after = view.at(index + 1);
  const before = view.at(index - 1);
  if (isNoun(token)) {
    // "by opening their holes": what takes an object is no noun.
    if (/ing$/u.test(token.lower) && startsNounPhrase(after)) return false;
    if (isNoun(after) || isNoun(before) || /^(?:POS|TO)$/u.test(after.tag) || after.lower === 'that')
      return false;
    return !(
      after.tag === 'IN' &&
      !/^(?:of|in|during|at|by|as|when|if|because|before|after|than)$/u.test(after.lower)
    );
  }
  if (token.tag.startsWith('JJ')) {
    if (after.tag === 'TO') return infinitiveAdjectives.has(token.lemma) && infinitiveAdjectives.has(other);
    if (after.lower === 'age') return false;
    if (after.lower === 'that' || after.lower === 'as' || before.lower === 'as' || before.lower === 'so')
      return false;
    // "let the clay dry": behind its object "let" has a verb.
    if (view.tokens.slice(Math.max(0, index - letReach), index).some(({ lemma }) => lemma === 'let'))
      return false;
    const isBound = after.tag === 'IN' && governed.test(after.lower);
    return !isBound || other.endsWith(token.lemma) || token.lemma.endsWith(other);
  }
  return after.tag !== 'TO' && after.lower !== 'that' && after.lower !== 'as' && before.lower !== 'as';
}
