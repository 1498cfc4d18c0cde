/** Matches a word that begins with one of the given letters. */
export const stems = (list: string): RegExp =>
  new RegExp(String.raw`\b(?:${list.trim().split(/\s+/u).join('|')})`, 'iu');
