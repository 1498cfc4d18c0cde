import type { Token } from '#passage/analysis.ts';

const plainNouns =
  words(`fact idea belief claim view notion evidence hope fear assumption suggestion possibility argument
  conclusion chance doubt impression news sign theory proof hypothesis realization thought opinion feeling likelihood danger
  risk conviction principle expectation`);

/** Where 어법 is less sure, 구문 분석 and 조건 영작 take these as well. */
const otherNouns =
  words(`message warning rumor guarantee understanding knowledge truth confidence certainty sense awareness
  illusion myth probability prospect insistence recognition suspicion consensus premise reassurance reminder complaint worry
  concern faith prejudice`);

/** Nouns whose clause may be of either kind: the way that, the report that. */
const doubtfulNouns =
  words(`way time day moment year point extent announcement warning report statement message finding
  concern agreement proposal demand promise ground condition`);

const contentNouns: ReadonlySet<string> = new Set([...plainNouns, ...otherNouns]);

/** Nouns before which a clause says what they are, in both numbers: the fact that … */
export const contentForms = toForms(plainNouns);

/** The same, and those before which it may be a relative clause as well. */
export const maybeContentForms = toForms([...plainNouns, ...doubtfulNouns]);

/** A noun whose that-clause says what it contains: the sense that it had begun. */
export const isContentNoun = ({ lower }: Token): boolean => contentNouns.has(lower);

/** The same, one or several of them. */
export const areContentNouns = ({ lower, lemma }: Token): boolean =>
  contentNouns.has(lower) || contentNouns.has(lemma);

function words(list: string): string[] {
  return list.split(/\s+/u);
}

function toForms(nouns: readonly string[]): RegExp {
  return new RegExp(`^(?:${nouns.join('|')})s?$`, 'u');
}
