import type { PartOfSpeech } from '@jadoo/lexicon';

import { viewSentence } from '#grammar/sentence-view.ts';
import { readPassageWord, type BlankWord } from '#meaning/option-sets.ts';
import { listSenseKeys } from '#meaning/same-sense.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { isUsedOnce, standsOnce } from '#passage/occurrences.ts';
import { isFamily } from '#wording/concepts.ts';
import { getWordClass } from '#wording/word-class.ts';
import { findBoundWords } from '#wording/word-spots.ts';

/** A word that stands once, with its kin in another sentence: migration, where birds migrate. */
export interface EchoedWord {
  word: BlankWord;
  echo: Token;
}

const minLetters = 5;
const leastPlace = 0.2;

/** What stands so early only opens the subject. */
export const isOpening = ({ sentences }: PassageAnalysis, { sentence }: Token): boolean =>
  sentence < leastPlace * sentences.length;
const senses = 3;

/** Nouns, verbs and predicates that stand once and whose kin with the same meaning stands in another sentence. */
export function listEchoedWords(analysis: PassageAnalysis): EchoedWord[] {
  const { tokens, sentences } = analysis;
  return sentences.slice(1).flatMap((sentence) => {
    const view = viewSentence(analysis, sentence);
    const bound = findBoundWords(view);
    return view.tokens.flatMap((token, index): EchoedWord[] => {
      const isFree =
        token.text.length >= minLetters &&
        isUsedOnce(analysis, token) &&
        !bound.has(index) &&
        !isOpening(analysis, token) &&
        // "the climate stops warming", "than shading squares": what may be a verb has other company than nouns.
        !/ings?$/u.test(token.lower) &&
        !isBesideNoun(tokens, token) &&
        standsOnce(analysis, token);
      const echo = isFree ? findEcho(analysis, token) : undefined;
      const word = echo && readPassageWord(analysis, token);
      return echo === undefined || word === undefined || word.pos === 'adv' ? [] : [{ word, echo }];
    });
  });
}

/** Before a noun many an adjective could stand, and half of a compound is no word of its own. */
export function isBesideNoun(tokens: readonly Token[], { index, tag }: Token): boolean {
  const [before, after] = [tokens[index - 1]?.tag ?? '', tokens[index + 1]?.tag ?? ''];
  if (/^(?:NN|POS)/u.test(after))
    return !tag.startsWith('VB') || (tag === 'VBG' && /^(?:POS|JJ|PRP\$|DT)/u.test(before));
  return tag.startsWith('NN') && before.startsWith('NN');
}

function findEcho(analysis: PassageAnalysis, token: Token): Token | undefined {
  const distance = (one: Token) => Math.abs(one.sentence - token.sentence);
  return analysis.tokens
    .filter((one) => one.sentence !== token.sentence && isEcho(analysis, token, one))
    .sort((a, b) => distance(a) - distance(b))[0];
}

const reach = 2;
/** Things are moved, used and formed in any text. */
const plainLemmas =
  /^(?:move|work|play|use|live|find|act|form|direct|visit|end|begin|travel|think|know|state|place|time|run|build)$/u;

/** Kin close by: farther off any matter can be invented, treated or praised once more. */
export function isEcho({ tokens }: PassageAnalysis, token: Token, echo: Token): boolean {
  return (
    Math.abs(echo.sentence - token.sentence) <= reach &&
    isKin(token, echo) &&
    // "recording", and then "the recordings": nothing is left to tell.
    token.lower.replace(/s$/u, '') !== echo.lower.replace(/s$/u, '') &&
    ![token, echo].some(({ lemma }) => plainLemmas.test(lemma)) &&
    (!token.tag.startsWith('VB') || isPointedAt(tokens, echo))
  );
}

/** "Such proposals", "the collection": governments need not govern just where they are named. */
const isPointedAt = (tokens: readonly Token[], { index, tag }: Token): boolean =>
  !tag.startsWith('NN') ||
  /^(?:the|this|these|that|those|such|its|their|his|her|our)$/u.test(tokens[index - 1]?.lower ?? '');

/** Words of one family that share a meaning: ready and reader, hard and hardly share none. */
function isKin(left: Token, right: Token): boolean {
  if (left.lemma === right.lemma || !/^\p{Ll}/u.test(right.text) || !isFamily(left.lemma, right.lemma))
    return false;
  const [own, other] = [getWordClass(left), getWordClass(right)];
  if (own === undefined || other === undefined || own === other) return false;
  const keys = new Set(keysOf(left, own));
  return keysOf(right, other).some((key) => keys.has(key));
}

const keysOf = ({ lemma }: Token, pos: PartOfSpeech): readonly string[] => listSenseKeys(lemma, pos, senses);
