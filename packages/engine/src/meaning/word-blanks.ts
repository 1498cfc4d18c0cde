import { findEntry, findNounClass } from '@jadoo/lexicon';

import type { Difficulty } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import { viewSentence } from '#grammar/sentence-view.ts';
import { withParticle } from '#korean.ts';
import { readClaim } from '#meaning/claims.ts';
import { foreignWhy, type BlankChoice, type WrongFill } from '#meaning/blank-choice.ts';
import { areNear, pickForeignWords, type BlankWord, type OptionWord } from '#meaning/option-sets.ts';
import { glossForReader } from '#passage/gloss-for-reader.ts';
import type { Random } from '#random.ts';
import { listBlankSpots, type BlankSpot } from '#wording/blank-spots.ts';
import { getConcept, getValence } from '#wording/concepts.ts';
import { explainEvidence } from '#wording/explain-word.ts';
import { getWordClass } from '#wording/word-class.ts';

const wrongCount = 4;
/** Enough to leave out those of the same tone and of another class. */
const mostDrawn = 24;

/** Single words that the passage points to. */
export function listWordBlanks(context: KindContext): BlankChoice[] {
  const spots = listBlankSpots(context).filter((spot) => isBound(context, spot));
  return spots.map((spot): BlankChoice => {
    const { start, end } = spot.word.token;
    return {
      start,
      end,
      id: `t${start}`,
      signature: `blank:${start}`,
      shape: '낱말',
      difficulty: getDifficulty(spot),
      score: spot.score,
      isPoint: isPoint(context, spot),
      drawWrong: (random) => drawWrong(context, spot, random),
      explanation: explain(context, spot),
    };
  });
}

/** Sunlight is bright and natural, and blood runs heavily and rapidly: before a noun and as an adverb many words do. */
const isBound = ({ analysis }: KindContext, { word: { token, pos } }: BlankSpot): boolean =>
  pos !== 'adv' && !(pos === 'adj' && /^(?:NN|JJ|VBG)/u.test(analysis.tokens[token.index + 1]?.tag ?? ''));

const latePlace = 0.6;

/** A word of a case or a mere step, or one that only goes with its neighbours, is asked where there is nothing better. */
function isPoint({ analysis }: KindContext, { word: { token }, clues }: BlankSpot): boolean {
  const sentence = analysis.sentences[token.sentence];
  if (sentence === undefined) return false;
  const { isMarked, isCase, isPast } = readClaim(viewSentence(analysis, sentence));
  const isLate = token.sentence >= latePlace * (analysis.sentences.length - 1);
  return (
    !isCase &&
    !isPast &&
    (isMarked || isLate) &&
    (clues.length === 0 || clues.some(({ sense }) => sense !== 'company'))
  );
}

/** Where the reason stands in the same sentence the blank is of middle difficulty. */
function getDifficulty({ word, clues }: BlankSpot): Difficulty {
  return clues.some(({ token }) => token.sentence === word.token.sentence) ? 'middle' : 'high';
}

/** An opposite and a look-alike, then words of another matter, or more of the first two where others might do. */
function drawWrong(
  { analysis }: KindContext,
  { word, opposites, lookalikes, isTold }: BlankSpot,
  random: Random,
): WrongFill[] {
  const name =
    (why: string) =>
    ({ lemma, text }: OptionWord): WrongFill => ({
      text,
      meaning: findEntry(lemma, word.pos)?.senses[0] ?? '',
      why,
    });
  const isOther = ({ lemma }: OptionWord) => !areNear(lemma, word.token.lemma, word.pos);
  const [opposite, ...moreOpposites] = opposites.map(name('글의 내용과 반대된다.'));
  const [lookalike, ...moreLookalikes] = lookalikes
    .filter(isOther)
    .map(name('철자가 비슷할 뿐 뜻이 글의 흐름에 맞지 않는다.'));
  const text = new Set(analysis.tokens.map(({ lemma }) => lemma.toLowerCase()));
  // Praise beside praise might do as well: the more effective, the more valuable method.
  const own = getTone(word.token.lemma, word) || -getTone(opposites[0]?.lemma ?? '', word);
  const isOtherTone = ({ lemma }: OptionWord) => own === 0 || getTone(lemma, word) !== own;
  const foreign = isTold
    ? pickForeignWords(word, text, mostDrawn, random)
        .filter((one) => isOtherTone(one) && isAlike(one, word))
        .map(name(foreignWhy))
    : [];
  const rest = isTold ? foreign : [...moreLookalikes, ...moreOpposites];
  return [opposite, lookalike, ...rest].filter((one) => one !== undefined).slice(0, wrongCount);
}

/** Only people stand where people are asked, and things where things are. */
const isAlike = ({ lemma }: OptionWord, { token, pos }: BlankWord): boolean =>
  pos !== 'n' || classOf(lemma) === classOf(token.lemma);

const classOf = (noun: string): string => findNounClass(noun) ?? 'idea';

const getTone = (lemma: string, { token }: BlankWord): number => {
  const wordClass = getWordClass(token);
  return wordClass === undefined ? 0 : getValence(getConcept(lemma, wordClass));
};

function explain({ source, analysis }: KindContext, { word, clues }: BlankSpot): string[] {
  const { token } = word;
  const meaning = glossForReader(source, analysis.tokens, token) ?? '';
  const answer = `‘${token.text}${meaning === '' ? '' : `(${meaning})`}’`;
  const reason =
    clues.length > 0 ? `${explainEvidence(analysis, token, clues)} 따라서` : '글 전체의 내용으로 보아';
  return [`${reason} 빈칸에는 ${withParticle(answer, '이')} 들어가는 것이 가장 적절하다.`];
}
