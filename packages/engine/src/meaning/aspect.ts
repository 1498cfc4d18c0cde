/** What a subject is: travelers · rivers · evolution · habits. */
export type Nature = 'person' | 'thing' | 'idea' | 'behavior';

/**
 * A point from which one could write about any subject. A passage that touches the point, which its words
 * tell, never gets it as a distractor; for every other passage it is on the subject and off the point.
 */
export interface Aspect {
  id: string;
  /** Beginnings of words that show a passage to touch this point. */
  triggers: RegExp;
  /** What the option is about, as a Korean noun phrase that ends in a noun. */
  label: string;
  /** `{x}` is the subject in English, in lower case. */
  topic?: string;
  /** `{X}` is the subject in title case. */
  title?: string;
  /** `{k}` is the subject in Korean; `{k을}` and the like carry a particle. */
  gist?: string;
  /** A sentence that stands alone, for 무관한 문장. */
  sentence?: string;
  /** Subjects that one would write about from this point. */
  natures: readonly Nature[];
}

/** Matches a word that begins with one of the given letters. */
export const stems = (list: string): RegExp =>
  new RegExp(String.raw`\b(?:${list.trim().split(/\s+/u).join('|')})`, 'iu');
