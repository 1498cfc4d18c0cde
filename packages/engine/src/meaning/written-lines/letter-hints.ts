import { findEntry, type PartOfSpeech } from '@jadoo/lexicon';

import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { readOnce } from '#read-once.ts';
import { getWordClass } from '#wording/word-class.ts';

/** The content words of a passage by their first letter. */
const listByLetter = readOnce(({ tokens }: PassageAnalysis): ReadonlyMap<string, readonly Token[]> => {
  const found = new Map<string, Token[]>();
  for (const token of tokens) {
    if (!/^\p{L}{2,}/u.test(token.text) || (!getWordClass(token) && !token.tag.startsWith('NNP'))) continue;
    const letter = token.lower.charAt(0);
    found.set(letter, [...(found.get(letter) ?? []), token]);
  }
  return found;
});

/** Two words of one family, so that one betrays the other: protect and protection, pop and popcorn. */
export function areKin(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  const stem = short.length > familyLength ? short.slice(0, familyLength) : short.replace(/[ey]$/u, '');
  return stem.length >= leastStem && long.startsWith(stem);
}
const familyLength = 5;
const leastStem = 3;

/** The parts of speech that could stand in the place of a word. */
function listFitting(tokens: readonly Token[], { index }: Token, tag: string): readonly PartOfSpeech[] {
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  const isBeforeNoun = /^(?:NN|JJ|VB[GN])/u.test(next?.tag ?? '');
  if (tag.startsWith('NN')) return isBeforeNoun ? ['n', 'adj'] : ['n'];
  if (tag.startsWith('JJ')) return isBeforeNoun ? ['adj', 'n'] : ['adj'];
  if (tag === 'VBG' && (before?.tag === 'IN' || before === undefined)) return ['v', 'n'];
  if (/^VB[GN]$/u.test(tag) && isBeforeNoun) return ['v', 'adj', 'n'];
  return tag.startsWith('VB') ? ['v'] : ['adv'];
}

/** The tag of a word as the line has it, why it has to change, and the form that is named. */
interface Asked {
  tag: string;
  change?: string;
  condition?: string;
}

/** So many letters have to be left to write. */
const leastHidden = 2;
const mostLetters = 3;
const longWord = 6;

/**
 * The first letters that tell a word of the passage from all its others that are, or can be, of a part of speech that
 * fits: one where that is enough, at most three of a long word; undefined where these do not tell. Of a word that changes its
 * form the base forms of the others are answers, too: die where the passage has "dying".
 */
export function readHint(
  passage: PassageAnalysis,
  tokens: readonly Token[],
  token: Token,
  { tag, change, condition }: Asked,
): string | undefined {
  const fitting = listFitting(tokens, token, tag);
  const stands = (other: Token): boolean => {
    const own = getWordClass(other);
    if (own === undefined) return fitting.includes('n');
    if (fitting.includes(own)) return true;
    // "the drying of" and "dried fruit" stand as nouns and adjectives do; so does "subtitling" where subtitles are asked.
    if (other.tag === 'VBG' && (fitting.includes('n') || fitting.includes('adj'))) return true;
    // Of one family only what is of the same class is another answer.
    if (areKin(other.lower, token.lower)) return false;
    if (other.tag === 'VBN' && fitting.includes('adj')) return true;
    // "stands" can be read as a noun, "stood" cannot.
    return fitting.some(
      (pos) => findEntry(other.tag === 'VBZ' ? other.lemma : other.lower, pos) !== undefined,
    );
  };
  const isFree = change !== undefined || condition !== undefined;
  // Where no form is to be changed "a text message" has another word than "texting".
  const isOwnForm = (other: Token): boolean =>
    other.lemma.toLowerCase() === token.lemma && (isFree || getWordClass(other) === getWordClass(token));
  const rivals = (listByLetter(passage).get(token.lower.charAt(0)) ?? []).filter(
    (other) => other.lower !== token.lower && !isOwnForm(other) && stands(other),
  );
  const most = Math.min(
    token.text.length >= longWord ? mostLetters : mostLetters - 1,
    token.text.length - leastHidden,
  );
  for (let length = 1; length <= most; length += 1) {
    const hint = token.lower.slice(0, length);
    if (!rivals.some(({ lower, lemma }) => lower.startsWith(hint) || (isFree && lemma.startsWith(hint))))
      return hint;
  }
  return undefined;
}
