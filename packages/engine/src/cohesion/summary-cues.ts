import type { Cue } from '#cohesion/cue.ts';
import type { CueSentence } from '#cohesion/read-sentences.ts';
import { areFamily, isExplained } from '#cohesion/words.ts';

/** Nouns that give a name to what was just told. */
const summaryNouns = new Set(
  (
    'news announcement decision move finding result proposal plan project scheme deal agreement ' +
    'ruling verdict incident accident attack unrest protest change shift trend decline rise increase drop fall loss ' +
    'growth difference discovery experiment explanation argument claim idea belief assumption view approach method ' +
    'practice process task challenge question risk danger success failure mistake effort example principle distinction'
  ).split(' '),
);

/** "The news was announced …": a summary noun that no earlier word explains stands for the sentence before. */
export function findSummary(sentences: readonly CueSentence[], at: number): Cue | undefined {
  const [article, noun, next] = sentences[at]?.tokens ?? [];
  if (at === 0 || article?.lower !== 'the' || !noun || !next) return undefined;
  if (!noun.tag.startsWith('NN') || !summaryNouns.has(noun.lemma) || isExplained(next)) return undefined;
  if (!/^(?:VB[DPZ]|MD)$/u.test(next.tag)) return undefined;
  const isNamed = sentences.slice(0, at).some(({ content }) => content.some((one) => areFamily(one, noun)));
  if (isNamed) return undefined;
  return {
    type: 'demonstrative',
    words: `${article.text} ${noun.text}`,
    relation: '',
    antecedents: new Map([[at - 1, { words: '', fit: 1, strength: 2 }]]),
    lost: 1,
    far: 1,
  };
}
