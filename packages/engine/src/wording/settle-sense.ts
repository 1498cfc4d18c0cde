import type { PassageAnalysis } from '#passage/analysis.ts';
import { isSenseOpen } from '#passage/choose-sense.ts';
import { glossToken } from '#passage/gloss.ts';
import { readToldSenses } from '#passage/told-sense.ts';
import type { Swap } from '#wording/swap.ts';

/** A pair with the meaning that its right word has in the passage. */
export interface SettledSwap {
  swap: Swap;
  /** Neither the words around nor the translation tell the meaning; all meanings are then given. */
  isOpen: boolean;
}

const leastStem = 2;

/** The pair with the sense that the Korean line of the sentence tells, and whether the sense stays open. */
export function settleSense(analysis: PassageAnalysis, swap: Swap, line: string): SettledSwap {
  const entry = glossToken(analysis.tokens, swap.token);
  if (entry?.pos !== swap.pos) return { swap, isOpen: false };
  const [told] = readToldSenses(entry.senses, line);
  if (told !== undefined) return { swap: { ...swap, meaning: told.sense }, isOpen: false };
  // A line without any of its senses may have one that the glossary lacks.
  return line !== '' || isSenseOpen(analysis.tokens, swap.token, entry)
    ? { swap: { ...swap, meaning: entry.senses.join('; ') }, isOpen: true }
    : { swap, isOpen: false };
}

/** The only sense that the Korean line contains. */
export function findToldSense(senses: readonly string[], line: string): string | undefined {
  const told = senses.filter((sense) => listStems(sense).some((stem) => hasWord(line, stem)));
  return told.length === 1 ? told[0] : undefined;
}

/** A word of one syllable counts with its particle only: 약은, 약을, but not 약속. */
const hasWord = (line: string, stem: string): boolean =>
  stem.length >= leastStem
    ? line.includes(stem)
    : new RegExp(`(?:^|\\s)${stem}(?:은|는|이|가|을|를|의|에|에서|으로|로|과|와|도|만|$|\\s)`, 'u').test(
        line,
      );

/** What of a sense stays the same in a sentence: 부과하다 → 부과, 지어내다 → 지어. */
const listStems = (sense: string): string[] =>
  sense
    .replace(/\([^)]*\)/gu, '')
    .split(/[,;]/u)
    .map((part) =>
      part
        .trim()
        .replace(/(?<=[가-힣]{2})(?![하되키])[가-힣]다$/u, '')
        .replace(/(?:하다|되다|시키다|하게|한|된|다)$/u, '')
        .trim(),
    )
    .filter((stem) => stem.length > 0);

/** Whether a Korean line has the meaning, in whatever form its words stand there. */
export const tells = (line: string, meanings: string): boolean =>
  readToldSenses(meanings.split('; '), line).length > 0;

/** The pair with the meaning that the Korean line of the sentence has, of several ones; as it is where the line has none. */
export function tellSense(swap: Swap, line: string): Swap {
  const [told] = readToldSenses(swap.meaning.split('; '), line);
  return told === undefined ? swap : { ...swap, meaning: told.exact ?? told.sense };
}
