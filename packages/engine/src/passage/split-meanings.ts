/** The meanings of a sense, commas within brackets left alone. */
export const splitMeanings = (sense: string): string[] => sense.split(/,\s*(?![^(]*\))/u);
