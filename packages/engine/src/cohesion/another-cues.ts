import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import type { Antecedent, Cue } from '#cohesion/cue.ts';
import type { CueSentence } from '#cohesion/read-sentences.ts';
import { findNounAfter, isNoun, textBetween } from '#cohesion/words.ts';

/** "One site …" before "Another site …", "One reason …" before "The other is …": without the one there is nothing that another is set beside. */
export function findAnother(
  analysis: PassageAnalysis,
  sentences: readonly CueSentence[],
  at: number,
): Cue | undefined {
  const tokens = sentences[at]?.tokens ?? [];
  const [first] = tokens;
  const position = first?.lower === 'the' ? 1 : 0;
  const word = tokens[position];
  const isOther = word?.lower === (position === 1 ? 'other' : 'another');
  if (!first || !word || !isOther || tokens.some(({ lower }) => lower === 'than')) return undefined;
  const noun = findNounAfter(tokens, position);
  // "Another, built by his son": a bare one goes on with its verb.
  if (!noun && !/^(?:VB[DPZ]|MD)$/u.test(tokens[position + 1]?.tag ?? '')) return undefined;
  const told = sentences.flatMap((sentence): [number, Antecedent][] => {
    const words = sentence.index === at ? undefined : readOne(analysis, sentence.tokens, noun);
    return words === undefined ? [] : [[sentence.index, { words, fit: 1, strength: 3 }]];
  });
  const nearest = told.findLast(([index]) => index < at);
  if (!nearest) return undefined;
  return {
    type: 'comparison',
    words: textBetween(analysis, first, noun ?? word),
    relation: '',
    // Of several that a bare one could be set beside it is the nearest.
    antecedents: new Map(noun ? told : [nearest]),
    lost: 2,
    far: 0,
  };
}

/** "One", "a" or "the first" with the noun; any noun where none is asked for, but then "One" has to open its sentence. */
function readOne(
  analysis: PassageAnalysis,
  tokens: readonly Token[],
  noun: Token | undefined,
): string | undefined {
  const [opening] = tokens;
  if (!noun) {
    const named = opening?.lower === 'one' ? findNounAfter(tokens, 0) : undefined;
    return opening && named && textBetween(analysis, opening, named);
  }
  for (const [position, token] of tokens.entries()) {
    const isOpening = position === 0 && token.lemma === noun.lemma && token.tag === 'NN';
    if (isOpening) return token.text;
    if (!/^(?:one|an?|first)$/u.test(token.lower)) continue;
    const named = findNounAfter(tokens, position);
    if (named && isNoun(named) && named.lemma === noun.lemma && named.tag === noun.tag)
      return textBetween(analysis, token, named);
  }
  return undefined;
}
