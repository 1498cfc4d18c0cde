import type { PassageSource } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import { isBe } from '#grammar/sentence-view.ts';
import { readClaim } from '#meaning/claims.ts';
import { findBacking, isTelling } from '#meaning/backing.ts';
import { namesSense } from '#meaning/same-sense.ts';
import type { Sentence, Token } from '#passage/analysis.ts';
import type { BlankablePhrase } from '#syntax/blankable-phrases.ts';
import { isFamily } from '#wording/concepts.ts';
import { getWordClass } from '#wording/word-class.ts';

const bestLength = 6;
/** Below this the phrase is a detail. */
const minWorth = 1.7;
const leastBacked = 2;

/** How surely a phrase carries the point of its passage; undefined where it may be a detail. */
export interface PhraseWorth {
  score: number;
  /** The sentence that speaks most for the phrase. */
  support: Sentence;
}

/** Late, in a sentence that concludes, echoed in the passage or named in the teacher's lines. */
export function weighPhrase(context: KindContext, phrase: BlankablePhrase): PhraseWorth | undefined {
  const { analysis, source } = context;
  const { view, first, end } = phrase;
  const { index } = view.sentence;
  const inside = view.tokens.slice(first, end);
  const { isMarked, isCase, isPast, isReport } = readClaim(view);
  const last = analysis.sentences.length - 1;
  const hasNoLines = !hasLines(source);
  // A text opens with what it will turn against, and of the facts of a report any could be left out.
  if (index === 0 || (isReport && hasNoLines)) return undefined;
  // What a turn follows is granted, not concluded.
  const isGranted = /^(?:but|yet|although|though|whereas|while)$/u.test(view.at(end + 1).lower);
  const isLoose = isCase || isGranted || (isPast && index !== last);
  if (isLoose && hasNoLines) return undefined;
  const backing = findBacking(view, new Set(inside));
  // Without the teacher's lines words of the phrase have to come back, unless it stands where points are made.
  const isPoint = !isPast && (isMarked || index === last);
  if (hasNoLines && !isPoint && backing.words < leastBacked) return undefined;
  const named = inside.filter((token) => isTelling(token) && isNamed(source, token));
  const score =
    (2 * index) / last +
    (index === last ? 1 : 0) +
    (isMarked ? 1 : 0) +
    Math.min(2, backing.words) * 0.5 +
    Math.min(2, named.length) * 0.7 -
    (isGranted ? 2 : 0) -
    (isBe(view.at(first)) ? 0.5 : 0) -
    Math.abs(end - first - bestLength) / 8;
  return score < minWorth ? undefined : { score, support: backing.sentence };
}

const listLines = ({ gist = '', topic = '', title = '', summary = '' }: PassageSource): string[] => [
  gist,
  topic,
  title,
  summary,
];
const hasLines = (source: PassageSource): boolean => listLines(source).some((line) => line.trim() !== '');

function isNamed(source: PassageSource, token: Token): boolean {
  const pos = getWordClass(token);
  const words =
    listLines(source)
      .join(' ')
      .toLowerCase()
      .match(/[a-z]+/gu) ?? [];
  return (
    words.some((word) => isFamily(word, token.lemma)) ||
    (pos !== undefined && namesSense(source.gist ?? '', token.lemma, pos))
  );
}
