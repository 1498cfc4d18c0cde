import type { Token } from '#passage/analysis.ts';
import type { Antecedent, Cue } from '#cohesion/cue.ts';
import type { CueSentence } from '#cohesion/read-sentences.ts';
import { findNounAfter, isNoun, timeNouns } from '#cohesion/words.ts';

const similar =
  /^(?:(?:an? )?(?:very |much |strikingly |equally )?similar|much the same|something similar)\b(?! (?:to|in)\b)/iu;

/** "Similar patterns can be seen today": something like them was told of, by any sentence that speaks of patterns. */
export function findSimilar(sentences: readonly CueSentence[], at: number): Cue | undefined {
  const text = sentences[at]?.text ?? '';
  const words = similar.exec(text)?.[0];
  // "Similar shapes have similar uses", "a rule similar to that of chess" say themselves what is alike.
  if (at === 0 || words === undefined || /\b(?:to that of|to those of|similar .*\bsimilar)\b/iu.test(text))
    return undefined;
  const tokens = sentences[at]?.tokens ?? [];
  const noun = findNounAfter(
    tokens,
    tokens.findIndex(({ lower }) => lower === 'similar'),
  );
  const speaking = sentences.filter(
    ({ index, content }) =>
      index !== at && content.some((token) => isNoun(token) && token.lemma === noun?.lemma),
  );
  const antecedents = new Map(
    speaking.map(({ index }): [number, Antecedent] => [index, { words: '', fit: 1, strength: 0 }]),
  );
  // What "similar projects" are like was told where projects were spoken of.
  const isElsewhere =
    speaking.some(({ index }) => index < at - 1) && !speaking.some(({ index }) => index === at - 1);
  // "Something similar" may be like more than the sentence before.
  const strength = /^something/iu.test(words) ? 1 : 3;
  antecedents.set(at - 1, { words: '', fit: 1, strength: isElsewhere ? 0 : strength });
  return {
    type: 'connective',
    words,
    relation: '유사',
    antecedents,
    lost: 1,
    far: 0.5,
  };
}

const parts = /^(?:some|most|both|each|none|few|all|many)$/u;
const opinions =
  /^(?:say|argue|believe|think|claim|feel|agree|know|may|might|would|hold|maintain|insist|contend|worry|fear|hope|object|protest|reply|answer|respond|suggest|propose|point|reject|doubt|question|call|see)$/u;

/** "Most in the city do", "Only one escaped": a part of what was just named. "Many think so" is said of anyone. */
export function findPart(sentences: readonly CueSentence[], at: number): Cue | undefined {
  const tokens = sentences[at]?.tokens ?? [];
  const start = tokens[0]?.lower === 'only' ? 1 : 0;
  const [word, next] = [tokens[start], tokens[start + 1]];
  const isPart = start === 1 ? word?.lower === 'one' : parts.test(word?.lower ?? '');
  const said = tokens.slice(start + 1).find(({ lemma }) => !/^(?:have|be)$/u.test(lemma));
  if (at === 0 || !word || !next || !said || !isPart || opinions.test(said.lemma)) return undefined;
  const whole =
    start === 1 && isNoun(next)
      ? sentences[at - 1]?.tokens.find(({ tag, lemma }) => tag === 'NNS' && lemma === next.lemma)
      : undefined;
  if (!whole && !/^(?:VB[PDZ]|MD)$/u.test(next.tag) && next.lower !== 'in') return undefined;
  // Any sentence with a plural subject could be meant by "Each"; "Most in the city" says itself of whom.
  const subjectsOf = (index: number): readonly Token[] =>
    next.lower === 'in' ? [] : (sentences[index]?.subjects.filter(({ tag }) => tag === 'NNS') ?? []);
  const near = subjectsOf(at - 1);
  const named =
    whole ??
    (near.length === 1 ? near.find((subject) => isOnlyPlural(sentences[at - 1], subject)) : undefined);
  const antecedents = new Map(
    sentences.flatMap(({ index }): [number, Antecedent][] =>
      index !== at && subjectsOf(index).length > 0 ? [[index, { words: '', fit: 1, strength: 0 }]] : [],
    ),
  );
  // "Words were changed. Many were angry": of whom these are many must be named; "both" looks back by itself.
  const isTold = named !== undefined || (near.length > 0 && /^(?:both|each|none|all)$/u.test(word.lower));
  antecedents.set(at - 1, { words: named?.text ?? '', fit: 1, strength: isTold ? 2 : 0 });
  const words = tokens
    .slice(0, whole ? start + 2 : start + 1)
    .map(({ text }) => text)
    .join(' ');
  // "Only one room" may come after more words of the rooms.
  return { type: 'demonstrative', words, relation: '', antecedents, lost: 1, far: whole ? 0.5 : 1 };
}

/** "Engineers saw that firms had failed": each may be one of the firms. */
const isOnlyPlural = (sentence: CueSentence | undefined, { lemma }: Token): boolean =>
  sentence?.tokens.every(
    (token) => !/^NNP?S$/u.test(token.tag) || token.lemma === lemma || timeNouns.has(token.lemma),
  ) === true;
