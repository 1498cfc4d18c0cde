import type { Span } from '#exercise/exercise.ts';

/** Penn Treebank tags as the voted tagger gives them. */
type PennTag = string;

/** One word or punctuation mark of a passage. */
export interface Token extends Span {
  /** Position in `PassageAnalysis.tokens`. */
  index: number;
  /** Position of its sentence in `PassageAnalysis.sentences`. */
  sentence: number;
  text: string;
  lower: string;
  tag: PennTag;
  /** Dictionary form under the voted tag, lower case (proper nouns keep their case). */
  lemma: string;
  /** All three taggers agreed: only such tokens may carry a test spot. */
  isSure: boolean;
}

export interface Sentence extends Span {
  index: number;
  text: string;
  /** Token range `[firstToken, endToken)` in `PassageAnalysis.tokens`. */
  firstToken: number;
  endToken: number;
}

/** A base phrase or clause marker found by the chunker. Token range `[firstToken, endToken)`. */
export interface Chunk {
  type: 'NP' | 'VP' | 'PP' | 'ADJP' | 'ADVP';
  firstToken: number;
  endToken: number;
  /** Token index of the head word (noun of an NP, main verb of a VP, preposition of a PP). */
  head: number;
}

/** Everything the kinds know about a passage. Offsets refer to `text`. */
export interface PassageAnalysis {
  text: string;
  sentences: Sentence[];
  tokens: Token[];
  chunks: Chunk[];
}
