/** Longest passage, in characters. */
export const passageMaxChars = 5000;
/** Fewest English words of a passage. */
export const passageMinWords = 5;
