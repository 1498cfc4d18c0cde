import { findEntry, findNounClass } from '@jadoo/lexicon';

import type { PassageSource } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import { viewSentence } from '#grammar/sentence-view.ts';
import { isTelling } from '#meaning/blanks/backing.ts';
import { listPlaceWords } from '#meaning/blanks/place-words.ts';
import { explainByDiscourse } from '#meaning/blanks/discourse-ground.ts';
import { isFree, isOpen } from '#meaning/blanks/point-places.ts';
import { listSlotRivals } from '#meaning/blanks/slot-rivals.ts';
import { findGround, type Ground } from '#meaning/blanks/word-ground.ts';
import { readClaim } from '#meaning/claims.ts';
import { emptyLemmas, readBlankWord, type BlankWord, type OptionWord } from '#meaning/option-sets.ts';
import { findPointSentences } from '#meaning/point-sentences.ts';
import { namesMeaning } from '#meaning/same-sense.ts';
import { listPlaces } from '#meaning/summary/summary-places.ts';
import type { PassageAnalysis, Sentence, Token } from '#passage/analysis.ts';
import { findIdiomTokens } from '#passage/idioms.ts';
import { readToldSenses } from '#passage/told-sense.ts';
import { readOnce } from '#read-once.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import { isFamily } from '#wording/concepts.ts';

/** A word on which the point of a passage turns, with what stands wrongly in its place. */
export interface PointWord {
  token: Token;
  blank: BlankWord;
  rivals: readonly OptionWord[];
  /** The clause that decides for it. */
  ground: Ground | undefined;
  /** What its connectives say of the sentence, in Korean. */
  support: string | undefined;
  /** Whether the 요지 of the teacher names what it says. */
  isNamed: boolean;
  score: number;
}

const isWord = /^(?:NNS?|VB[DGNPZ]?|JJ)$/u;
/** "Critics conclude that it is arbitrary": what the passage is written against does not go with its point. */
const othersView = /^(?:critics|opponents|skeptics|sceptics)\b/iu;
const latePlace = 0.4;
const rules = { minLetters: 4, mayFollowArticle: true, isReviewed: true };
/** Said of anything, and of many things at once. */
const general = /^(?:good|bad|new|old|real|actual|main|proper)$/u;
/** Of persons and things a passage is told, but they are not its point. */
const concrete = /^(?:people|nature|land|thing|stuff|place)$/u;
const fewWords = 10;
/** What a passage is about is asked rather than what is done to it. */
const worthOfMatter = 0.6;

/** Words of the sentences with the point that another clause or the 요지 decides. */
export function listPointWords(context: KindContext): PointWord[] {
  const { source, analysis } = context;
  const gist = source.gist?.trim() ?? '';
  const points = gist === '' ? listLinked(analysis) : findPointSentences(source, analysis);
  const last = analysis.sentences.length - 1;
  const translations = alignTranslations(context);
  return analysis.sentences.flatMap((sentence) => {
    const isPoint = points.includes(sentence);
    const place = canTellPoint(analysis, sentence, isPoint);
    if (place === 'none') return [];
    const tokens = analysis.tokens.slice(sentence.firstToken, sentence.endToken);
    return tokens.flatMap((token): PointWord[] => {
      if (
        !isWord.test(token.tag) ||
        !isTelling(token) ||
        emptyLemmas.has(token.lemma) ||
        general.test(token.lemma)
      )
        return [];
      if (concrete.test(findNounClass(token.lemma) ?? '') && token.tag.startsWith('NN')) return [];
      if (!isFree(analysis, token) || findIdiomTokens(analysis).has(token.index)) return [];
      const blank = readBlankWord(analysis, token, rules);
      if (blank === undefined || isOpen(analysis, blank, token)) return [];
      const isNamed = namesKey(gist, blank, translations[sentence.index] ?? '');
      const frame = listFrames(analysis, blank).find((one) => listPlaceWords(one).size >= fewWords);
      const ground = findGround(analysis, token);
      if (isTakenUp(analysis, token)) return [];
      const support = explainByDiscourse(analysis, token, translations);
      const isInLines = isNamed || namesInLines(source, token.lemma);
      const isAtPoint = isPoint || sentence.index === last;
      if (
        frame === undefined ||
        (place === 'named' && !isNamed && !(isInLines && (ground ?? support) !== undefined))
      )
        return [];
      // Elsewhere than where the point is drawn together a word that the lines of the teacher do not have is a detail.
      if (!isNamed && ((ground ?? support) === undefined || !(isInLines || isAtPoint))) return [];
      // "a gentle way": of what kind a thing is no connective decides, nor of every step what is done.
      const isLoose = isBeforeNoun(analysis, token) || (blank.pos !== 'adj' && sentence.index !== last);
      if (!isNamed && ground === undefined && isLoose) return [];
      const score =
        (isNamed ? 2 : 0) +
        (isInLines ? 1 : 0) +
        (isPoint ? 1 : 0) +
        (blank.pos === 'v' ? 0 : worthOfMatter) +
        (support === undefined ? 0 : 1) +
        (ground?.weight ?? 0) +
        sentence.index / last;
      const rivals = listSlotRivals(analysis, blank, frame, isNamed);

      return rivals.length === 0 ? [] : [{ token, blank, rivals, ground, support, isNamed, score }];
    });
  });
}

/** "valuable for students": what is good or bad for somebody is said of any quality. */
const listFrames = (analysis: PassageAnalysis, blank: BlankWord): readonly string[] =>
  listPlaces(analysis, blank).flatMap((place) => (place === 'adj+for' ? [place, 'adj'] : [place]));

const isBeforeNoun = ({ tokens }: PassageAnalysis, { index, tag }: Token): boolean =>
  tag === 'JJ' && /^(?:NN|JJ)/u.test(tokens[index + 1]?.tag ?? '');

/** "these habits": many a noun may take up what was said, and the one that repeats it leaves nothing to infer. */
const isTakenUp = ({ tokens }: PassageAnalysis, { index, tag }: Token): boolean =>
  tag.startsWith('NN') &&
  /^(?:this|these|that|those|such)$/u.test(tokens[index - 1]?.lower ?? '') &&
  tokens[index - 1]?.tag !== 'IN';

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

/** Which words can be asked in a sentence: any where it draws the point together, later on what the lines of the teacher name. */
function canTellPoint(
  analysis: PassageAnalysis,
  sentence: Sentence,
  isPoint: boolean,
): 'any' | 'named' | 'none' {
  const { isCase, isPast, isMarked } = readClaim(viewSentence(analysis, sentence));
  const { text, index } = sentence;
  if (othersView.test(text) || isCase || /[?“”"]/u.test(text)) return 'none';
  const last = analysis.sentences.length - 1;
  const isLate = index >= latePlace * last;
  if (isPoint && (index > 0 || isMarked)) return 'any';
  if (!isPast && index > 0 && (index === last || (isLate && isMarked))) return 'any';
  return isLate || (index > 0 && isMarked && !isPast) ? 'named' : 'none';
}

const mostLinked = 2;

/** The sentences that have most telling words in common with the rest, of those that stand late. */
const listLinked = readOnce(({ tokens, sentences }: PassageAnalysis): readonly Sentence[] => {
  const bySentence = sentences.map(
    ({ firstToken, endToken }) =>
      new Set(
        tokens
          .slice(firstToken, endToken)
          .filter(isTelling)
          .map(({ lemma }) => lemma),
      ),
  );
  const rate = ({ index }: Sentence): number =>
    [...(bySentence[index] ?? [])].reduce(
      (sum, lemma) => sum + bySentence.filter((lemmas, at) => at !== index && lemmas.has(lemma)).length,
      0,
    );
  return sentences
    .slice(Math.ceil(latePlace * (sentences.length - 1)))
    .sort((left, right) => rate(right) - rate(left))
    .slice(0, mostLinked);
});
