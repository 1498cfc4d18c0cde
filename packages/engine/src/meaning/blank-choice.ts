import type { Difficulty, Span } from '#exercise/exercise.ts';
import type { Random } from '#random.ts';

/** What teachers call the two sorts of blanks. */
export const blankShapes = ['낱말', '구·절'] as const;

/** Something that could stand wrongly in a blank. */
export interface WrongFill {
  text: string;
  /** Korean, in brackets behind the text; empty where there is none. */
  meaning: string;
  /** A Korean sentence: why it is wrong here. */
  why: string;
}

/** Why options without a tie to the passage are wrong. */
export const foreignWhy = '글에서 다루지 않은 내용이다.';
/** Why an option is wrong that touches the matter of the passage. */
export const groundlessWhy = '글에 이 말이 들어갈 근거가 없다.';

/** Why a word of the passage is wrong. */
export const saidWhy = '글에 나온 말이지만 빈칸에 들어갈 근거는 없다.';

/** A place of the passage that can be left out and asked for. */
export interface BlankChoice extends Span {
  id: string;
  signature: string;
  shape: (typeof blankShapes)[number];
  difficulty: Difficulty;
  /** Higher is better, among places of one shape. */
  score: number;
  /** The four wrong options, or fewer where not enough are sure to be wrong. */
  drawWrong: (random: Random) => WrongFill[];
  /** Korean sentences that lead from the passage to the answer; the last one names it. */
  explanation: string[];
}
