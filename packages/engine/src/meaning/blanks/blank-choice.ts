import type { Difficulty, Span } from '#exercise/exercise.ts';

/** What teachers call the sorts of blanks; connectives are asked for their own sake and make no `BlankChoice`. */
export const blankShapes = ['낱말', '구·절', '연결어'] as const;

/** Something that could stand wrongly in a blank. */
export interface WrongFill {
  text: string;
  /** Korean, in brackets behind the text; empty where there is none. */
  meaning: string;
  /** A Korean sentence: why it is wrong here. */
  why: string;
}

/** A place of the passage that can be left out and asked for. */
export interface BlankChoice extends Span {
  id: string;
  signature: string;
  shape: Exclude<(typeof blankShapes)[number], '연결어'>;
  difficulty: Difficulty;
  /** Higher is better, among places of one shape. */
  score: number;
  /** The four wrong options. */
  wrong: readonly WrongFill[];
  /** Korean sentences that lead from the passage to the answer; the last one names it. */
  explanation: string[];
}
