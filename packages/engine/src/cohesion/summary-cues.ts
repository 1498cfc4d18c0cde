import type { Cue } from '#cohesion/cue.ts';
import type { CueSentence } from '#cohesion/read-sentences.ts';
import { lasting, summaryNouns } from '#cohesion/shell-nouns.ts';
import { areFamily, isExplained } from '#cohesion/words.ts';

/** "The news was announced …": a summary noun that no earlier word explains stands for the sentence before. */
export function findSummary(sentences: readonly CueSentence[], at: number): Cue | undefined {
  const [article, noun, next] = sentences[at]?.tokens ?? [];
  if (at === 0 || article?.lower !== 'the' || !noun || !next) return undefined;
  if (!noun.tag.startsWith('NN') || !summaryNouns.has(noun.lemma) || isExplained(next)) return undefined;
  if (!/^(?:VB[DPZ]|MD)$/u.test(next.tag)) return undefined;
  const isNamed = sentences.slice(0, at).some(({ content }) => content.some((one) => areFamily(one, noun)));
  if (isNamed) return undefined;
  // "The method" may be any that was told of; "the decision" was taken just now.
  const isLasting = lasting.test(noun.lemma);
  const weight = isLasting ? 0.5 : 1;
  return {
    type: 'demonstrative',
    words: `${article.text} ${noun.text}`,
    relation: '',
    antecedents: new Map([[at - 1, { words: '', fit: 1, strength: isLasting ? 0 : 2 }]]),
    lost: weight,
    far: weight,
  };
}
