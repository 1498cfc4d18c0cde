import type { Token } from '#passage/analysis.ts';

/** Parts of speech that a lexical question may ask for. */
export type WordClass = 'n' | 'v' | 'adj' | 'adv';

/** Korean name of each, as candidates and explanations show it. */
export const classLabels: Readonly<Record<WordClass, string>> = {
  n: '명사',
  v: '동사',
  adj: '형용사',
  adv: '부사',
};

/** Whether a part of speech is one of these. */
export const isWordClass = (pos: string): pos is WordClass => Object.hasOwn(classLabels, pos);

/** The class of a content word by its tag; nothing for names and grammatical words. */
export function getWordClass({ tag }: Token): WordClass | undefined {
  if (/^NNS?$/u.test(tag)) return 'n';
  if (/^VB[DGNPZ]?$/u.test(tag)) return 'v';
  if (/^JJ[RS]?$/u.test(tag)) return 'adj';
  return /^RB[RS]?$/u.test(tag) ? 'adv' : undefined;
}
