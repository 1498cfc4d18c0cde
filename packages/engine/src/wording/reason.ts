import type { QuotedSpan } from '#wording/quote-clause.ts';
import type { Clue } from '#wording/evidence.ts';

/**
 * A clue that settles a word, or one more kind of it: says the same again (`echo`), stands beside the word so that the
 * opposite makes no sense (`partner`), or gives
 * its direction in numbers (`figures`, the second number in `helper`).
 */
export interface Reason extends Omit<Clue, 'sense'> {
  sense:
    | Clue['sense']
    | 'echo'
    | 'partner'
    | 'figures'
    | 'cause'
    | 'effect'
    | 'turn'
    | 'condition'
    | 'outcome'
    | 'degree'
    | 'means';
  span?: QuotedSpan;
}

/** The reasons for the right word, strongest first, and what they amount to. */
export interface Decision {
  clues: Reason[];
  strength: number;
}
