import { areNearWords, findNounClass, type NounClass } from '@jadoo/lexicon';

import type { Token } from '#passage/analysis.ts';

/** Nouns of one of these classes fit wherever another of it does: sodium, sugar and salt in "grams of s…". */
const exchangeable: ReadonlySet<NounClass | undefined> = new Set<NounClass>([
  'people',
  'nature',
  'stuff',
  'place',
]);
/** From one item of a list to the next. */
const listReach = 4;

/**
 * Whether the passage holds another word of this first letter and form that would fit as well (a degree beside a
 * doctorate): the letter does not tell which word of the passage is wanted.
 */
export function hasLetterRival(tokens: readonly Token[], token: Token): boolean {
  return tokens.some(
    (other) =>
      other.lower.startsWith(token.lower.charAt(0)) &&
      other.lemma !== token.lemma &&
      /^\p{Ll}{3,}$/u.test(other.text) &&
      (areListed(tokens, other, token) ||
        (getForm(other.tag) === getForm(token.tag) &&
          (areNearWords(other.lemma, token.lemma) || areOfOneClass(other, token)))),
  );
}

/** Forms that look alike. */
const getForm = (tag: string): string => (/^VB[PN]$/u.test(tag) ? (tag === 'VBP' ? 'VB' : 'VBD') : tag);

function areOfOneClass(left: Token, right: Token): boolean {
  if (!left.tag.startsWith('NN')) return false;
  const own = findNounClass(left.lemma);
  return exchangeable.has(own) && own === findNounClass(right.lemma);
}

/** "rice, beans, and barley" */
function areListed(tokens: readonly Token[], left: Token, right: Token): boolean {
  const [first, last] = left.index < right.index ? [left, right] : [right, left];
  return (
    left.tag.charAt(0) === right.tag.charAt(0) &&
    first.sentence === last.sentence &&
    last.index - first.index <= listReach &&
    tokens.slice(first.index + 1, last.index).some(({ tag }) => tag === 'CC')
  );
}
