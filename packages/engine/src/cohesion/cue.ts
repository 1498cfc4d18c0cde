/** Evidence that a sentence follows a certain stretch of text. */
export interface Cue {
  type:
    | 'connective'
    | 'demonstrative'
    | 'pronoun'
    | 'article'
    | 'name'
    | 'year'
    | 'repetition'
    | 'comparison'
    | 'question';
  /** 1 weak, 2 fair, 3 strong. */
  strength: number;
  /** The words of the following sentence. */
  words: string;
  /** The words of the earlier text that they point to; empty for a connective. */
  antecedent: string;
  /** Korean name of the relation, for connectives. */
  relation: string;
}

/** Sentence range `[first, end)`. */
export interface SentenceRange {
  first: number;
  end: number;
}
