import type { KindContext } from '#exercise/kind-context.ts';
import { viewSentence, type SentenceView } from '#grammar/sentence-view.ts';
import { readClaim } from '#meaning/claims.ts';
import { hasRivals } from '#meaning/near-options.ts';
import { passageRules, readBlankWord } from '#meaning/option-sets.ts';
import { findPointSentences } from '#meaning/point-sentences.ts';
import { namesSense } from '#meaning/same-sense.ts';
import { standsOnce } from '#passage/occurrences.ts';
import type { BlankSpot } from '#wording/blank-spots.ts';
import { findBoundWords } from '#wording/word-spots.ts';

const latePlace = 0.6;
const middlePlace = 0.5;
const lateWorth = 4;

/** At its end, and where it draws a conclusion after its middle, a text says in the words of its gist what it is about. */
export function namesConclusion({ source, analysis }: KindContext, { word, isTold }: BlankSpot): boolean {
  const { token, pos } = word;
  if (!isTold) return false;
  const sentence = analysis.sentences[token.sentence];
  // A verb of the 요지 says how, not what: other verbs could do.
  const isNamed =
    pos !== 'v' && word.fullOpposites.length > 0 && namesSense(source.gist ?? '', token.lemma, pos);
  if (sentence === undefined || !isNamed) return false;
  const { isMarked, isCase, isPast } = readClaim(viewSentence(analysis, sentence));
  const isEnd = token.sentence >= analysis.sentences.length - 2;
  return (
    isEnd || (isMarked && !isCase && !isPast && token.sentence >= latePlace * (analysis.sentences.length - 1))
  );
}

/** What a sentence in the middle turns from is not said to the end. */
const turning = /\b(?:but|yet|however|though|although|still|while)\b/iu;

/** "that choice", "The difference is that": the noun only points to what is said elsewhere. */
const isShell = (view: SentenceView, at: number): boolean =>
  /^(?:that|this|these|those)$/u.test(view.at(at - 1).lower) ||
  (view.at(at + 1).lower === 'is' && view.at(at + 2).lower === 'that');

/** Nouns and adjectives of the 요지 that stand once, in a sentence of the second half that says the point. */
export function listNamedWords({ source, analysis }: KindContext): BlankSpot[] {
  const gist = source.gist ?? '';
  if (gist === '') return [];
  const uses = new Map<string, number>();
  for (const { lemma } of analysis.tokens) uses.set(lemma, (uses.get(lemma) ?? 0) + 1);
  const last = analysis.sentences.length - 1;
  const points = findPointSentences(source, analysis).filter(({ index }) => index >= middlePlace * last);
  return points.flatMap((sentence) => {
    const view = viewSentence(analysis, sentence);
    if (readClaim(view).isCase || (sentence.index < last && turning.test(sentence.text))) return [];
    const bound = findBoundWords(view);
    return view.tokens.flatMap((token, at): BlankSpot[] => {
      if (uses.get(token.lemma) !== 1 || bound.has(at) || !standsOnce(analysis, token)) return [];
      const word = readBlankWord(analysis, token, passageRules);
      const isOfSort = word !== undefined && /^(?:n|adj)$/u.test(word.pos);
      if (!isOfSort || isShell(view, at) || !namesSense(gist, token.lemma, word.pos)) return [];
      if (word.fullOpposites.length === 0 && !hasRivals(word)) return [];
      return [
        {
          word,
          clues: [],
          opposites: word.fullOpposites.slice(0, 1),
          lookalikes: [],
          isTold: true,
          score: (lateWorth * (sentence.index + 1)) / (last + 1),
        },
      ];
    });
  });
}
