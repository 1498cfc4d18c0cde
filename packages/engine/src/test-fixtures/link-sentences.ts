import type { Link } from '#cohesion/cue.ts';
import { findLinks } from '#cohesion/list-cues.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

/** The links by which the second of two sentences follows the first, strongest first. */
export const linkSentences = (first: string, second: string): Link[] =>
  findLinks(analysePassage({ id: 'text', text: `${first} ${second}` }), { first: 0, end: 1 }, 1);

/** The same without the weak ones, as type, words and what they take up. */
export const readStrongLinks = (
  first: string,
  second: string,
): Pick<Link, 'type' | 'words' | 'antecedent'>[] =>
  linkSentences(first, second)
    .filter(({ strength }) => strength >= 2)
    .map(({ type, words, antecedent }) => ({ type, words, antecedent }));
