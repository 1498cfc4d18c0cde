import type { Cue } from '#cohesion/cue.ts';
import type { CueSentence } from '#cohesion/read-sentences.ts';
import { findShellTest, lasting, summaryNouns } from '#cohesion/shell-nouns.ts';
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
  const before = sentences[at - 1];
  const isTold =
    before !== undefined &&
    (findShellTest(noun)?.(before) ?? true) &&
    isNamedBefore(noun.lemma, before.text, sentences[at]?.text ?? '');
  const isLasting = lasting.test(noun.lemma) || noun.lemma === 'example' || !isTold;
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

/** What a sentence must have for "the difference" and the like to stand for it. */
const named: readonly (readonly [nouns: RegExp, words: RegExp])[] = [
  [
    /^(?:difference|distinction)$/u,
    /\b(?:differ|unlike|whereas|while|than|contrast|unequal|gap|var(?:y|ie))/iu,
  ],
  [
    /^(?:danger|risk)$/u,
    /\b(?:threat|harm|hurt|danger|risk|damag|destroy|kill|die|poison|injur|los[et]|fear|fool|collaps|fail|ruin|disaster|warn)/iu,
  ],
  [/^mistake$/u, /\b(?:fallac|error|mistak|wrong|fail|misread|misunder|misjudg|confus|fals|flaw)/iu],
];
/** They look ahead in "The irony is that …", "The danger arises when …". */
const forward = /^(?:danger|risk|irony|paradox|dilemma|challenge|difference|reason|fact|principle)$/u;
const saysWhich = /^The \w+,? (?:is|was|lies|lay|arises|arose) (?:that|to|in|when|where|because)\b/u;

function isNamedBefore(lemma: string, before: string, own: string): boolean {
  const words = named.find(([nouns]) => nouns.test(lemma))?.[1];
  return (words?.test(before) ?? true) && !(forward.test(lemma) && saysWhich.test(own));
}
