import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { isFamily } from '#wording/concepts.ts';
import { lightWords } from '#wording/evidence.ts';
import { findLink, findNegator } from '#wording/links.ts';
import { findGround, isWholeQuote, type QuotedSpan } from '#wording/quote-clause.ts';

/** A noun comes back for the same thing; of what is dry or noticed only its name tells ("safe … Safety"), or who does it so. */
function isOfOneMatter(word: Token, one: Token): boolean {
  const [own, other] = [word, one].map(({ tag }) => tag.slice(0, 2));
  if (own === 'NN') return other !== 'RB';
  if (own === 'RB') return other === 'JJ' && Math.abs(word.sentence - one.sentence) === 1;
  return own === 'JJ' && other === 'NN';
}

/** The nearest clause of another sentence that says a word or its kin as well, the earlier one of two. */
export function findSaidAgain(analysis: PassageAnalysis, word: Token): QuotedSpan | undefined {
  if (lightWords.has(word.lemma)) return undefined;
  const distance = ({ sentence }: Token) => Math.abs(sentence - word.sentence);
  return analysis.tokens
    .filter(
      (one) => one.sentence !== word.sentence && isFamily(one.lemma, word.lemma) && isOfOneMatter(word, one),
    )
    .sort((a, b) => distance(a) - distance(b) || a.index - b.index)
    .filter(
      (one) =>
        findNegator(analysis, one) === undefined && findLink(analysis, word, one).direction !== 'contrast',
    )
    .map((one) => findGround(analysis, one, word))
    .find((span) => isWholeQuote(analysis, span));
}
