const shortStem = 3;
const startsWith = (list: readonly string[]): string[] => (list.length > 0 ? [`(?:${list.join('|')})`] : []);

/** Matches a word that begins with one of the given letters; up to three letters stand for themselves (age, not agent). */
export function stems(list: string, flags = 'iu'): RegExp {
  const all = list.trim().split(/\s+/u);
  const whole = all.filter((stem) => stem.length <= shortStem);
  const begun = all.filter((stem) => stem.length > shortStem);
  const parts = [
    ...startsWith(whole).map((part) => String.raw`${part}(?:s|ing|ed)?\b`),
    ...startsWith(begun),
  ];
  return new RegExp(String.raw`\b(?:${parts.join('|')})`, flags);
}
