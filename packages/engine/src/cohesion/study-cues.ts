import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import type { Antecedent, Cue } from '#cohesion/cue.ts';
import type { CueSentence } from '#cohesion/read-sentences.ts';
import { findNounAfter, isExplained, textBetween } from '#cohesion/words.ts';

const studies = 'study experiment survey trial test poll research project'.split(' ');
const people = 'researcher scientist psychologist economist biologist neuroscientist team scholar'.split(' ');
const subjects = 'participant volunteer subject respondent'.split(' ');

/** Whoever reads of one of them knows that a study was made, by somebody and with somebody. */
const frame: ReadonlySet<string> = new Set([...studies, ...people, ...subjects]);
/** "The study" may be whatever was described, "the researchers" come after a word of what they did. */
const takenUp: ReadonlySet<string> = new Set([
  'researcher',
  'scientist',
  'psychologist',
  'team',
  ...subjects,
]);

const isFrameNoun = (token: Token): boolean => token.tag.startsWith('NN') && frame.has(token.lemma);

/** "The researchers", "the volunteers" ask for a study of which something was told. */
export function findStudy(
  analysis: PassageAnalysis,
  sentences: readonly CueSentence[],
  at: number,
): Cue | undefined {
  const reach = 8;
  const tokens = sentences[at]?.tokens ?? [];
  for (const [position, token] of tokens.slice(0, reach).entries()) {
    if (isFrameNoun(token)) return undefined;
    const noun = token.lower === 'the' ? findNounAfter(tokens, position) : undefined;
    if (!noun || !takenUp.has(noun.lemma)) continue;
    if (isExplained(tokens[tokens.indexOf(noun) + 1])) return undefined;
    const told = sentences.flatMap((sentence): [number, Antecedent][] => {
      const found = sentence.index === at ? undefined : sentence.tokens.find(isFrameNoun);
      return found ? [[sentence.index, { words: found.text, fit: 1, strength: 0 }]] : [];
    });
    const [first] = told.filter(([index]) => index < at);
    if (!first) return undefined;
    const words = textBetween(analysis, token, noun);
    const antecedents = new Map(told).set(first[0], { ...first[1], strength: 2.5 });
    return { type: 'study', words, relation: '', antecedents, lost: 2, far: 0 };
  }
  return undefined;
}
