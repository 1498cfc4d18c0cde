import { findPoles } from '@jadoo/lexicon';

import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { isFamily } from '#wording/concepts.ts';
import { getWordClass } from '#wording/word-class.ts';

const reachTokens = 8;

/** "the use of gas": what grows is gas as much as its use. */
const measures = /^(?:use|number|amount|rate|level|volume|quantity)$/u;

/** Whether a word says that something grows or shrinks. */
export function isOfChange(token: Token): boolean {
  const pos = getWordClass(token);
  return pos !== undefined && findPoles(token.lemma, pos).some(({ axis }) => axis === '증가–감소');
}

/** Whether what grows or shrinks is one thing: "a rise in coal use, coal consumption is increasing", but not the use of gas. */
export function areOfOneChange(analysis: PassageAnalysis, left: Token, right: Token): boolean {
  const others = listChanged(analysis, right);
  return listChanged(analysis, left).some((one) => others.some((other) => isFamily(one, other)));
}

/** The nouns of the phrase behind "in" or "of" for a noun, of the object or else of the subject for a verb. */
function listChanged(analysis: PassageAnalysis, token: Token): string[] {
  const { index, tag } = token;
  const after = analysis.tokens[index + 1]?.lower ?? '';
  if (tag.startsWith('NN')) {
    return /^(?:in|of)$/u.test(after) ? readPhrase(analysis, index + 2) : readBefore(analysis, token);
  }
  const object = readPhrase(analysis, index + 1);
  return object.length > 0 ? object : readBefore(analysis, token);
}

/** The first noun phrase from `start`, and the next one where it only measures. */
function readPhrase({ tokens }: PassageAnalysis, start: number): string[] {
  const nouns: string[] = [];
  for (const { tag, lemma, lower } of tokens.slice(start, start + reachTokens)) {
    const isMeasured = lower === 'of' && nouns.length > 0 && nouns.every((noun) => measures.test(noun));
    if (!isMeasured && !/^(?:DT|PRP\$|JJ|NNS?$|POS|CD|NNP)/u.test(tag)) break;
    if (/^NN/u.test(tag)) nouns.push(lemma);
  }
  return nouns.filter((noun) => !measures.test(noun));
}

/** The phrase in front: of "share of the energy mix" the share, since that is what grows. */
function readBefore({ tokens }: PassageAnalysis, { index, sentence }: Token): string[] {
  let phrase: string[] = [];
  for (let at = index - 1; at >= Math.max(0, index - reachTokens); at -= 1) {
    const token = tokens[at];
    if (token?.sentence !== sentence || /^(?:[,;:]|that|which|who)$/u.test(token.lower)) break;
    const isVerb = /^(?:VB|MD)/u.test(token.tag);
    if (isVerb && phrase.length > 0) break;
    // "lose the rhythm of work and fall ill"
    if (token.tag === 'CC' && phrase.length === 0) break;
    // What stands behind a preposition belongs to the noun in front of it.
    if (token.tag === 'IN') phrase = [];
    if (/^NN/u.test(token.tag)) phrase.push(token.lemma);
  }
  return phrase.filter((noun) => !measures.test(noun));
}
