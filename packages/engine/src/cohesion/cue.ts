/** Words of another sentence that a cue may stand for. */
export interface Antecedent {
  /** The words to name; empty where the whole sentence is meant or the words cannot be named. */
  words: string;
  /** How well a reader is served by this sentence alone, 0–1. */
  fit: number;
  /** What the link is worth in an explanation: 1 weak, 2 fair, 3 strong; 0 is never named. */
  strength: number;
}

/** Words by which a sentence points back, and the sentences that could be meant. */
export interface Cue {
  type:
    | 'connective'
    | 'demonstrative'
    | 'pronoun'
    | 'article'
    | 'study'
    | 'group'
    | 'name'
    | 'year'
    | 'repetition'
    | 'comparison'
    | 'question';
  words: string;
  /** Korean name of the relation, for connectives. */
  relation: string;
  /** By position of the sentence, those after this one included. */
  antecedents: ReadonlyMap<number, Antecedent>;
  /** How much a reader stumbles when nothing before explains the words: 1 a little, 3 at once. */
  lost: number;
  /** The same when something before explains them, but not the sentence just before. */
  far: number;
}

/** A cue with the antecedent that a certain stretch of text gives it. */
export interface Link {
  type: Cue['type'];
  strength: number;
  words: string;
  relation: string;
  /** Words of the earlier text; empty where the whole of it is meant. */
  antecedent: string;
}

/** Sentence range `[first, end)`. */
export interface SentenceRange {
  first: number;
  end: number;
}

/** From this strength on a link may carry a junction in an explanation. */
export const minNamed = 2;
