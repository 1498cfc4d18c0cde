import type { Difficulty, PassageSource } from '#exercise/exercise.ts';
import type { LineName } from '#meaning/lines/line-name.ts';
import type { Stems } from '#meaning/stems.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';

/** A wrong line, with why it is wrong. */
export interface DistractorLine {
  /** Tells two exercises apart. */
  id: string;
  text: string;
  /** Korean sentence. */
  reason: string;
  /** It says something of the very point of the passage, wrongly or too narrowly. */
  isClose: boolean;
  /** It is about the very matter of the passage, in its own words. */
  isOwn?: boolean;
  /** The words of the passage that it says, where the passage says them by the way. */
  told?: string;
  /** The form of a line that is made of a clause: why …, how …. */
  shape?: string;
  /** Its foothold in the passage is small: no exercise has two of them. */
  isWeak?: boolean;
  /** A line of the bank that names all of that matter. */
  isNear?: boolean;
  /** It treats what the passage only names beside its matter. */
  isFar?: boolean;
  /** What every line made for this passage names. */
  subject?: string;
  /** The side from which it looks, where it is worded for any noun. */
  aspect?: string;
  /** Its matter: the English line, and the words that show another line to treat it too. */
  matter?: { topic: string; readTriggers: () => Stems };
}

/** The passage, and the line beside which the wrong ones stand. */
export interface LineContext {
  source: PassageSource;
  analysis: PassageAnalysis;
  name: LineName;
  /** The right line as it is printed. */
  answer: string;
  difficulty?: Difficulty;
}
