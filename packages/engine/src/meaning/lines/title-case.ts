const titleSmallWords = new Set('a an the and but or nor of in on at to for by with from as'.split(' '));

/** Capitals as in a title; the first word always has one. */
export function toTitleCase(text: string): string {
  return text
    .split(' ')
    .map((word, index) =>
      index > 0 && titleSmallWords.has(word)
        ? word
        : word.replace(
            /(^|-)(\p{Ll})/gu,
            (_, hyphen: string, letter: string) => hyphen + letter.toUpperCase(),
          ),
    )
    .join(' ');
}
