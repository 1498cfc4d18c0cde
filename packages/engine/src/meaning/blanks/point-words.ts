import { findEntry, findNounClass } from '@jadoo/lexicon';

import type { PassageSource } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import { viewSentence } from '#grammar/sentence-view.ts';
import { isTelling } from '#meaning/blanks/backing.ts';
import { explainByDiscourse } from '#meaning/blanks/discourse-ground.ts';
import { isFixedNoun } from '#meaning/blanks/fixed-nouns.ts';
import { listPlaceWords } from '#meaning/blanks/place-words.ts';
import { isFree, isOpen } from '#meaning/blanks/point-places.ts';
import { listSlotRivals } from '#meaning/blanks/slot-rivals.ts';
import { readClaim } from '#meaning/claims.ts';
import { emptyLemmas, readBlankWord, type BlankWord, type OptionWord } from '#meaning/option-sets.ts';
import { findPointSentences } from '#meaning/point-sentences.ts';
import { namesMeaning } from '#meaning/same-sense.ts';
import { listPlaces } from '#meaning/summary/summary-places.ts';
import type { PassageAnalysis, Sentence, Token } from '#passage/analysis.ts';
import { findIdiomTokens } from '#passage/idioms.ts';
import { readToldSenses } from '#passage/told-sense.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import { isFamily } from '#wording/concepts.ts';

/** A word on which the point of a passage turns, with what stands wrongly in its place. */
export interface PointWord {
  token: Token;
  blank: BlankWord;
  rivals: readonly OptionWord[];
  /** What its connectives say of the sentence, in Korean. */
  support: string | undefined;
  score: number;
}

/** Of deeds common sense rules out most that go against the point, so matters and qualities are asked. */
const isWord = /^(?:NNS?|JJ)$/u;
/** "Critics conclude that it is arbitrary": what the passage is written against does not go with its point. */
const othersView = /^(?:critics|opponents|skeptics|sceptics)\b/iu;
const latePlace = 0.4;
const rules = { minLetters: 4, mayFollowArticle: true, isReviewed: true };
/** Said of anything, and of many things at once. */
const general = /^(?:good|bad|new|old|real|actual|main|proper)$/u;
/** Of persons and things a passage is told, but they are not its point. */
const concrete = /^(?:people|nature|land|thing|stuff|place)$/u;
const fewWords = 10;
/** What a passage is about is asked rather than how it is. */
const worthOfMatter = 0.6;

/** Words of the sentences with the point that the 요지 of the teacher names. */
export function listPointWords(context: KindContext): PointWord[] {
  const { source, analysis } = context;
  const gist = source.gist?.trim() ?? '';
  if (gist === '') return [];
  const points = findPointSentences(source, analysis);
  const last = analysis.sentences.length - 1;
  const translations = alignTranslations(context);
  const told = [gist, ...translations].join(' ');
  return analysis.sentences.flatMap((sentence) => {
    const isPoint = points.includes(sentence);
    if (!canTellPoint(analysis, sentence, isPoint)) return [];
    const tokens = analysis.tokens.slice(sentence.firstToken, sentence.endToken);
    return tokens.flatMap((token): PointWord[] => {
      if (!canBeAsked(analysis, token)) return [];
      const blank = readBlankWord(analysis, token, rules);
      if (blank === undefined || isOpen(analysis, blank, token)) return [];
      if (!namesKey(gist, blank, translations[sentence.index] ?? '')) return [];
      const frame = listFrames(analysis, blank).find((one) => listPlaceWords(one).size >= fewWords);
      const rivals = frame === undefined ? [] : listSlotRivals(analysis, blank, frame, told);
      if (rivals.length === 0) return [];
      const support = explainByDiscourse(analysis, token, translations);
      const score =
        (namesInLines(source, token.lemma) ? 1 : 0) +
        (isPoint ? 1 : 0) +
        (blank.pos === 'n' ? worthOfMatter : 0) +
        (support === undefined ? 0 : 1) +
        sentence.index / last;
      return [{ token, blank, rivals, support, score }];
    });
  });
}

/** Whether a word says something of its own, in a place that does not give it away. */
const canBeAsked = (analysis: PassageAnalysis, token: Token): boolean =>
  isWord.test(token.tag) &&
  isTelling(token) &&
  !emptyLemmas.has(token.lemma) &&
  !general.test(token.lemma) &&
  !(concrete.test(findNounClass(token.lemma) ?? '') && token.tag.startsWith('NN')) &&
  isFree(analysis, token) &&
  !isFixedNoun(analysis, token) &&
  !findIdiomTokens(analysis).has(token.index);

/** "valuable for students": what is good or bad for somebody is said of any quality. */
const listFrames = (analysis: PassageAnalysis, blank: BlankWord): readonly string[] =>
  listPlaces(analysis, blank).flatMap((place) => (place === 'adj+for' ? [place, 'adj'] : [place]));

/** In the meaning that its own line tells, where it tells one; 부적절한 does not name what is 적절한. */
function namesKey(gist: string, { token, pos }: BlankWord, line: string): boolean {
  const senses = findEntry(token.lemma, pos)?.senses ?? [];
  const said = pos === 'adj' ? gist.replace(/[부불비무미][가-힣]+/gu, '') : gist;
  if (!namesMeaning(said, senses)) return false;
  const told = readToldSenses(senses, line).map(({ sense }) => sense);
  return told.length === 0 || namesMeaning(said, told);
}

function namesInLines({ topic = '', title = '', summary = '' }: PassageSource, lemma: string): boolean {
  const words = `${topic} ${title} ${summary}`.toLowerCase().match(/[a-z]+/gu) ?? [];
  return words.some((word) => isFamily(word, lemma) || isFamily(word.replace(/e?s$/u, ''), lemma));
}

/** Where the point is told: in a sentence that draws it together, and later on. */
function canTellPoint(analysis: PassageAnalysis, sentence: Sentence, isPoint: boolean): boolean {
  const { isCase, isPast, isMarked } = readClaim(viewSentence(analysis, sentence));
  const { text, index } = sentence;
  if (othersView.test(text) || isCase || /[?“”"]/u.test(text)) return false;
  if (index >= latePlace * (analysis.sentences.length - 1)) return true;
  return (isPoint && (index > 0 || isMarked)) || (index > 0 && isMarked && !isPast);
}
