import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import type { Antecedent, Cue } from '#cohesion/cue.ts';
import { readWithName } from '#cohesion/reporter-cues.ts';
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
  'author',
  ...subjects,
]);

/** Whoever made the study is meant by "the researchers", sooner than the study. */
function findFrame({ tokens }: CueSentence, noun: Token): string | undefined {
  const person = people.includes(noun.lemma)
    ? tokens.find(({ lemma, tag }) => tag.startsWith('NN') && [...people, 'colleague'].includes(lemma))
    : undefined;
  return person ? readWithName(tokens, person) : tokens.find(isFrameNoun)?.text;
}

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
    // "The psychologist Ruth Butler" may come first.
    if (tokens[tokens.indexOf(noun) + 1]?.tag.startsWith('NNP')) return undefined;
    if (isExplained(tokens[tokens.indexOf(noun) + 1])) return undefined;
    const told = sentences.flatMap((sentence): [number, Antecedent][] => {
      const found = sentence.index === at ? undefined : findFrame(sentence, noun);
      return found === undefined ? [] : [[sentence.index, { words: found, fit: 1, strength: 0 }]];
    });
    const earlier = told.filter(([index]) => index < at);
    const [first] = earlier;
    if (!first) return undefined;
    const words = textBetween(analysis, token, noun);
    const antecedents = new Map(told).set(first[0], { ...first[1], strength: 2.5 });
    return { type: 'study', words, relation: '', antecedents, lost: 2, far: 0 };
  }
  return undefined;
}
