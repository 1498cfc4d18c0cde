/** C0 and C1 controls, bidi overrides and other invisible marks that would break a line or a file. */
const unprintable = /(?![\t\n\r])[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;
const loneSurrogates = /\p{Surrogate}/gu;
const spaces = /[\t\n\u2028\u2029]+/gu;

/** Makes any string fit to print on one line: lone surrogates become U+FFFD, controls go, line ends become spaces. */
export function cleanText(text: string): string {
  return text
    .replace(loneSurrogates, '\uFFFD')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(unprintable, '')
    .replace(spaces, ' ')
    .normalize('NFC');
}

/** Cleans a text and splits it where the author started new lines. */
export function cleanParagraphs(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/[\n\r\u2028\u2029]+/u)
    .map((line) => cleanText(line).trim())
    .filter((line) => line !== '');
}
