import type { PassageSource } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import { isBe } from '#grammar/sentence-view.ts';
import { namesSense } from '#meaning/same-sense.ts';
import type { Token } from '#passage/analysis.ts';
import type { BlankablePhrase } from '#syntax/blankable-phrases.ts';
import { getConcept, isFamily, relate } from '#wording/concepts.ts';
import { getWordClass } from '#wording/word-class.ts';

const bestLength = 6;
const minLetters = 4;
/** Below this the phrase is a detail. */
const minWorth = 2.3;
/** So many words that say the same elsewhere show a point where the teacher's lines do not. */
export const minEchoes = 2;

/** How surely a phrase carries the point of its passage; undefined where it may be a detail. */
export interface PhraseWorth {
  score: number;
  /** Words of other sentences that say the same as words of the phrase, each once. */
  echoes: readonly Token[];
}

/** Late, in a sentence that concludes, echoed in the passage or named in the teacher's lines. */
export function weighPhrase(context: KindContext, phrase: BlankablePhrase): PhraseWorth | undefined {
  const { analysis, source } = context;
  const { view, first, end } = phrase;
  const { index, text } = view.sentence;
  const isConclusion = concluding.test(text);
  const echoes = findEchoes(context, phrase);
  if (!hasLines(source) && !(isConclusion && echoes.length >= minEchoes)) return undefined;
  // What a turn follows is granted, not concluded.
  const isGranted = /^(?:but|yet|although|though|whereas|while)$/u.test(view.at(end + 1).lower);
  const last = analysis.sentences.length - 1;
  const named = view.tokens.slice(first, end).filter((token) => isTelling(token) && isNamed(source, token));
  const score =
    (2 * index) / last +
    (index === last ? 1 : 0) +
    (isConclusion ? 1 : 0) +
    Math.min(2, echoes.length) * 0.5 +
    Math.min(2, named.length) * 0.7 -
    (isGranted ? 2 : 0) -
    (isBe(view.at(first)) ? 0.5 : 0) -
    Math.abs(end - first - bestLength) / 8;
  return score < minWorth ? undefined : { score, echoes };
}

const concluding =
  /^(?:therefore|thus|hence|so|in short|in other words|as a result|instead|rather)\b|, (?:therefore|then|thus|in short|it seems),|\b(?:means?|suggests?|shows?|reveals?|lesson|key)\b|\bnot\b.+\bbut\b|\bthus\b/iu;

const listLines = ({ gist = '', topic = '', title = '', summary = '' }: PassageSource): string[] => [
  gist,
  topic,
  title,
  summary,
];
const hasLines = (source: PassageSource): boolean => listLines(source).some((line) => line.trim() !== '');

/** Words that say little by themselves. */
const lightWords = new Set(
  'make take give have come become keep find tell something thing people time more most also very only well much same other many without'.split(
    ' ',
  ),
);
const isTelling = (token: Token): boolean =>
  getWordClass(token) !== undefined && token.text.length >= minLetters && !lightWords.has(token.lemma);

function findEchoes({ analysis }: KindContext, { view, first, end }: BlankablePhrase): Token[] {
  const own = view.tokens.slice(first, end).filter(isTelling);
  const seen = new Set<string>();
  return analysis.tokens.filter((token) => {
    if (token.sentence === view.sentence.index || seen.has(token.lemma) || !isTelling(token)) return false;
    const isEcho = own.some((word) => isSame(word, token));
    if (isEcho) seen.add(token.lemma);
    return isEcho;
  });
}

function isSame(left: Token, right: Token): boolean {
  const [own, other] = [getWordClass(left), getWordClass(right)];
  if (own === undefined || other === undefined) return false;
  const relation = relate(getConcept(left.lemma, own), getConcept(right.lemma, other));
  return relation === 'family' || relation === 'synonym';
}

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
