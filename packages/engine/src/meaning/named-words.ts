import { findNounClass } from '@jadoo/lexicon';

import type { KindContext } from '#exercise/kind-context.ts';
import { isBe, viewSentence, type SentenceView } from '#grammar/sentence-view.ts';
import { readClaim } from '#meaning/claims.ts';
import { hasRivals, weighSupport } from '#meaning/near-options.ts';
import { passageRules, readBlankWord, type BlankWord } from '#meaning/option-sets.ts';
import { findPointSentences } from '#meaning/point-sentences.ts';
import { namesSense } from '#meaning/same-sense.ts';
import type { PassageAnalysis, Sentence } from '#passage/analysis.ts';
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

/** "that choice": the noun only points to what is said elsewhere. */
const isPointed = (view: SentenceView, at: number): boolean =>
  /^(?:that|this|these|those)$/u.test(view.at(at - 1).lower);

/** "comment on a lesson": one of many things, unless it is what something is said to be. */
const isOneOfMany = (view: SentenceView, at: number): boolean =>
  /^an?$/u.test(view.at(at - 1).lower) &&
  !isBe(view.at(at - 2)) &&
  !/^(?:of|than|but)$/u.test(view.at(at - 2).lower);

/**
 * Nouns and adjectives that stand once in a sentence of the second half that says the point or ends the text: those of
 * the 요지, and those to which the matter of the other sentences lies near.
 */
export function listNamedWords({ source, analysis }: KindContext): BlankSpot[] {
  const gist = source.gist ?? '';
  if (gist === '') return [];
  const uses = new Map<string, number>();
  for (const { lemma } of analysis.tokens) uses.set(lemma, (uses.get(lemma) ?? 0) + 1);
  return listPoints({ source, analysis }).flatMap(({ sentence, isEnd }) => {
    const view = viewSentence(analysis, sentence);
    const bound = findBoundWords(view);
    return view.tokens.flatMap((token, at): BlankSpot[] => {
      if (uses.get(token.lemma) !== 1 || bound.has(at) || !standsOnce(analysis, token)) return [];
      const word = readBlankWord(analysis, token, passageRules);
      if (word === undefined || !/^(?:n|adj)$/u.test(word.pos)) return [];
      if (word.fullOpposites.length === 0 && isOneOfMany(view, at)) return [];
      if (isPointed(view, at) || isListed(view, at) || isInAside(view, at)) return [];
      const isNamed = namesSense(gist, token.lemma, word.pos);
      const isFit = isNamed
        ? word.fullOpposites.length > 0 || hasRivals(word)
        : isEnd && isSupported(analysis, word);
      const place = (sentence.index + 1) / analysis.sentences.length;
      return isFit
        ? [
            {
              word,
              clues: [],
              opposites: word.fullOpposites.slice(0, 1),
              lookalikes: [],
              isTold: true,
              score: lateWorth * place - (isNamed ? 0 : unnamedCost),
            },
          ]
        : [];
    });
  });
}

/** "quiet, light, and a view", "it is difficult to wait": others stand beside it, or only few words fit there. */
const isListed = (view: SentenceView, at: number): boolean =>
  view.at(at - 1).text === ',' ||
  (view.at(at + 1).text === ',' && /^(?:CC|NN)/u.test(view.at(at + 2).tag)) ||
  (view.at(at).tag === 'JJ' && view.at(at + 1).tag === 'TO');

/** ", where even a slight delay upsets our timing,": what is said by the way is not the point. */
function isInAside(view: SentenceView, at: number): boolean {
  const open = view.tokens.slice(0, at).findLastIndex(({ text }) => text === ',');
  const isClosed = view.tokens.slice(at).some(({ text }) => text === ',');
  return (
    open >= 0 && isClosed && /^(?:where|which|who|whose|as|when|if|though)$/u.test(view.at(open + 1).lower)
  );
}

/** An abstract word with rivals to which the matter of the other sentences lies near. */
const isSupported = (analysis: PassageAnalysis, word: BlankWord): boolean =>
  hasRivals(word) &&
  (word.pos !== 'n' || /^(?:idea|practice)$/u.test(findNounClass(word.token.lemma) ?? 'idea')) &&
  weighSupport(analysis, word.token, word.token.lemma) >=
    (word.fullOpposites.length > 0 ? leastSupportOpposed : leastSupport);

const leastSupport = 0.43;
/** Its opposite stands among the options. */
const leastSupportOpposed = 0.36;
const unnamedCost = 2.5;

/** The sentences of the second half that say the point, and the last one unless it only tells a case or what was once. */
function listPoints({
  source,
  analysis,
}: Pick<KindContext, 'source' | 'analysis'>): { sentence: Sentence; isEnd: boolean }[] {
  const { sentences } = analysis;
  const last = sentences.length - 1;
  const points = new Set(findPointSentences(source, analysis));
  return sentences.flatMap((sentence) => {
    const { isCase, isPast, isReport } = readClaim(viewSentence(analysis, sentence));
    const isPoint = points.has(sentence);
    const isEnd = sentence.index === last && !isPast && !isReport;
    const isTurned = sentence.index < last && turning.test(sentence.text);
    const isLate = sentence.index >= middlePlace * last;
    return isLate && !isCase && !isTurned && (isPoint || isEnd) ? [{ sentence, isEnd }] : [];
  });
}
