import { findConnective } from '#cohesion/connectives.ts';
import { isFinite, type SentenceView } from '#grammar/sentence-view.ts';
import { readOnce } from '#read-once.ts';

/** What a sentence does in its passage, as far as its own words tell. */
export interface Claim {
  /** It draws a conclusion or turns against what was said before. */
  isMarked: boolean;
  /** It is an example of what others say. */
  isCase: boolean;
  /** It tells what was once. */
  isPast: boolean;
  /** It has names or figures, as reports have. */
  isReport: boolean;
}

const marks = [
  /^(?:therefore|thus|hence|so|in short|in other words|in this way|as a result|instead|rather|ultimately)\b/iu,
  /^(?:however|yet|but|nevertheless|nonetheless|still|even so|on the contrary|conversely|in fact)\b/iu,
  /, (?:therefore|then|thus|in short|in other words|it seems|it appears|it turns out|however|by contrast)\b/iu,
  /\b(?:therefore|thus|means?|suggests?|shows?|reveals?|lesson|key|matters|secret|explanation|reason|difference|principle|should|than)\b/iu,
  /\bnot\b.+\bbut\b|\brather than\b|^not only\b|^it (?:is|was)\b.+\b(?:that|who)\b/iu,
];
const cases =
  /^(?:in (?:one|another|an?) .*?(?:study|experiment|survey|case|trial)|one (?:study|day|evening|morning)|another|others|some (?!of\b)\w+|once|first|at first|initially|later|when asked|imagine|suppose|consider)\b|\bfor (?:example|instance)\b/iu;

/** Reads a sentence as a claim or as something less. */
export const readClaim = readOnce(({ sentence: { text }, tokens }: SentenceView): Claim => {
  const verbs = tokens.filter(isFinite);
  const isReport = tokens.slice(1).some((token) => /^NNP/u.test(token.tag) || /\d/u.test(token.text));
  const isPast = verbs.length > 0 && verbs.every(({ tag }) => tag === 'VBD');
  const isCase = cases.test(text) || findConnective(text.toLowerCase())?.relation === '예시';
  return { isMarked: marks.some((mark) => mark.test(text)), isCase, isPast, isReport };
});
