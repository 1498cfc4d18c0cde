import type { SentenceView } from '#grammar/sentence-view.ts';
import type { PassageAnalysis, Sentence, Token } from '#passage/analysis.ts';
import { getConcept, relate, type Relation } from '#wording/concepts.ts';
import { getWordClass } from '#wording/word-class.ts';

const minLetters = 4;
/** Words that say little by themselves. */
const lightWords = new Set(
  `make take give have come become keep find tell something anything everything nothing thing people time more most also very only well much same
  other many without when where with than often never always even then must will would could should might into likely able enough`.split(
    /\s+/u,
  ),
);

/** Whether a word says something that can come back elsewhere. */
export const isTelling = (token: Token): boolean =>
  getWordClass(token) !== undefined && token.text.length >= minLetters && !lightWords.has(token.lemma);

const weights: Readonly<Record<Relation, number>> = {
  family: 1,
  synonym: 1,
  antonym: 0.9,
  same: 0.6,
  opposite: 0.5,
};
/** What the rest of the sentence shares with another one. */
const restWeight = 0.4;
/** A word that the whole passage repeats ties a sentence to no other one in particular. */
const mostUses = 4;
const commonFactor = 0.4;
const neighbourBonus: Readonly<Record<number, number>> = { [-1]: 0.9, 1: 0.5 };
/** What the other sentences of the passage say for some words of one sentence. */
export interface Backing {
  /** How many of the words come back elsewhere, as themselves, their kin or their opposites. */
  words: number;
  /** The sentence that says most of it; where none does, the one before. */
  sentence: Sentence;
}

/** Reads which other sentences answer to the words of a sentence, of which `asked` are left out. */
export function findBacking(
  { analysis, sentence: at, tokens: own }: SentenceView,
  asked: ReadonlySet<Token>,
): Backing {
  const telling = own.filter(isTelling);
  const backed = new Set<string>();
  const scored = analysis.sentences
    .filter(({ index }) => index !== at.index)
    .map((sentence) => {
      const others = analysis.tokens.slice(sentence.firstToken, sentence.endToken).filter(isTelling);
      let score = neighbourBonus[sentence.index - at.index] ?? 0;
      for (const word of telling) {
        const best = Math.max(0, ...others.map((other) => weigh(analysis, word, other)));
        if (best > 0 && asked.has(word)) backed.add(word.lemma);
        score += best * (asked.has(word) ? 1 : restWeight);
      }
      return { sentence, score };
    })
    .sort((a, b) => b.score - a.score);
  return { words: backed.size, sentence: scored[0]?.sentence ?? at };
}

function weigh({ tokens }: PassageAnalysis, left: Token, right: Token): number {
  const [own, other] = [getWordClass(left), getWordClass(right)];
  if (own === undefined || other === undefined) return 0;
  const relation = relate(getConcept(left.lemma, own), getConcept(right.lemma, other));
  if (relation === undefined) return 0;
  const isCommon = tokens.filter(({ lemma }) => lemma === right.lemma).length >= mostUses;
  return weights[relation] * (isCommon ? commonFactor : 1);
}
