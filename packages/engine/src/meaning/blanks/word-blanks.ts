import { findEntry, findNounClass } from '@jadoo/lexicon';

import type { Difficulty } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import { viewSentence } from '#grammar/sentence-view.ts';
import { withParticle } from '#korean.ts';
import type { BlankChoice, WrongFill } from '#meaning/blanks/blank-choice.ts';
import { isContrary } from '#meaning/blanks/blank-rivals.ts';
import { readClaim } from '#meaning/claims.ts';
import { isBesideNoun, isOpening, listEchoedWords } from '#meaning/blanks/echoed-words.ts';
import { explainClue, quoteClue } from '#meaning/blanks/explain-blank.ts';
import type { BlankWord, OptionWord } from '#meaning/option-sets.ts';
import { listRivals, type PointWord } from '#meaning/blanks/point-words.ts';
import {
  hasKinBeside,
  isBoundToNext,
  isDeniedTwice,
  isPlaceholder,
  isQuoted,
  isSetAside,
} from '#meaning/blanks/poor-places.ts';
import { listSettledWords } from '#meaning/blanks/settled-words.ts';
import { isLoose, isSetAgainst, listDecidingClues } from '#meaning/blanks/word-clues.ts';
import { namesMeaning } from '#meaning/same-sense.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { glossForReader } from '#passage/gloss-for-reader.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import { listBlankSpots, type BlankSpot } from '#wording/blank-spots.ts';
import type { Clue } from '#wording/evidence.ts';
import { findLink } from '#wording/links.ts';
import { getWordClass } from '#wording/word-class.ts';

/** By token what decides for the words of the point in a passage. */
export const listSettledClues = (context: KindContext): ReadonlyMap<Token, readonly Clue[]> =>
  new Map(
    listSpots(context)
      .filter((spot) => isPoint(context, spot))
      .map(({ word, clues }) => [word.token, clues] as const),
  );

/** Single words that the passage points to. */
export const listWordBlanks = (
  context: KindContext,
  words: readonly PointWord[],
  settled: ReadonlyMap<Token, readonly Clue[]>,
): BlankChoice[] =>
  words.flatMap((word): BlankChoice[] => {
    const rivals = word.isTold ? listRivals(word) : [];
    if (rivals.length === 0) return [];
    const { start, end } = word.token;
    const clues = settled.get(word.token) ?? [];
    return [
      {
        start,
        end,
        id: `t${start}`,
        signature: `blank:${start}`,
        shape: '낱말',
        difficulty: getDifficulty(word.token, clues),
        score: word.score,
        wrong: listWrong(word, rivals),
        explanation: explain(context, word.token, clues),
      },
    ];
  });

/** Words with what decides for them: opposites and companions, the lines of the teacher, or kin in another sentence. */
function listSpots(context: KindContext): BlankSpot[] {
  const { analysis } = context;
  const isTellable = (spot: BlankSpot): boolean => {
    const { token, pos } = spot.word;
    return isSetAgainst(spot) || (pos !== 'adv' && !isBesideNoun(analysis.tokens, token));
  };
  const keepQuotable = (token: Token, clues: readonly Clue[]): readonly Clue[] =>
    clues.filter((clue) => isQuotable(analysis, token, clue));
  const told = listBlankSpots(context)
    .filter(isTellable)
    .map((spot) => ({ ...spot, clues: keepQuotable(spot.word.token, listDecidingClues(analysis, spot)) }))
    .filter(
      ({ clues, word: { token } }) =>
        !isOpening(analysis, token) || clues.some(({ sense }) => sense !== 'same'),
    )
    .filter(({ clues }) => clues.length > 0);
  const known = new Set(told.map(({ word }) => word.token.index));
  const settled = listSettledWords(context)
    .filter((spot) => !known.has(spot.word.token.index) && isTellable(spot))
    .map((spot) => ({ ...spot, clues: keepQuotable(spot.word.token, spot.clues) }))
    .filter(({ clues }) => clues.length > 0);
  for (const { word } of settled) known.add(word.token.index);
  const echoed = listEchoedWords(analysis)
    .filter(({ word }) => !known.has(word.token.index))
    .flatMap(({ word, echo }): BlankSpot[] => {
      const clue: Clue = {
        token: echo,
        link: findLink(analysis, word.token, echo),
        sense: 'same',
        weight: 1,
      };
      if (!isQuotable(analysis, word.token, clue)) return [];
      const place = (word.token.sentence + 1) / analysis.sentences.length;
      return [
        {
          word,
          clues: [clue],
          opposites: word.opposites.slice(0, 1),
          lookalikes: [],
          isTold: true,
          score: echoStrength + lateWorth * place,
        },
      ];
    });
  return [...told, ...settled, ...echoed].filter(
    ({ word, word: { token } }) =>
      !isAgent(word) &&
      !measures.test(token.lemma) &&
      !isQuoted(analysis, token) &&
      !isSetAside(analysis, token) &&
      !isBoundToNext(analysis, token) &&
      !isPlaceholder(token) &&
      !hasKinBeside(analysis, token) &&
      !isDeniedTwice(analysis, token),
  );
}

/** What nobody does says nothing of the same word elsewhere. */
function isQuotable(analysis: PassageAnalysis, word: Token, clue: Clue): boolean {
  const quoted = isLoose(analysis, word, clue) ? undefined : quoteClue(analysis, word, clue.token);
  return quoted !== undefined && !(clue.sense === 'same' && negation.test(quoted));
}

const negation = /\b(?:no|not|never|nobody|none|nothing|neither|hardly|rarely|seldom|cannot)\b|n[’']t\b/iu;

const echoStrength = 1;
const lateWorth = 4;

/** Of what can be measured either end may be meant: the speed, or the slowness, of early cameras. */
const measures =
  /^(?:speed|size|length|height|depth|width|weight|age|temperature|value|price|cost|quality|quantity|amount|degree|level|strength|volume|intensity|frequency|pace|rate|scale)$/u;

/** Workers who work and players who play are known without the passage. */
const isAgent = ({ token, pos }: BlankWord): boolean =>
  pos === 'n' && findNounClass(token.lemma) === 'people';

const latePlace = 0.6;

/** No word of a case or a mere step, and none that only goes with its neighbours. */
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
const getDifficulty = ({ sentence }: Token, clues: readonly Clue[]): Difficulty =>
  clues.some(({ token }) => token.sentence === sentence) ? 'middle' : 'high';

/** The contraries of the word and what else would go against the passage in its place. */
const listWrong = (word: PointWord, rivals: readonly OptionWord[]): WrongFill[] =>
  rivals.map((rival) => ({
    text: rival.text,
    meaning: findEntry(rival.lemma, word.blank.pos)?.senses[0] ?? '',
    why: explainWrong(word, rival),
  }));

const explainWrong = ({ token, blank: { pos } }: PointWord, { lemma }: OptionWord): string =>
  isContrary(lemma, token.lemma, pos) ? '글의 내용과 반대된다.' : '글의 내용과 맞지 않는다.';

function explain(context: KindContext, token: Token, clues: readonly Clue[]): string[] {
  const { source, analysis } = context;
  const meaning = glossForReader(source, analysis.tokens, token) ?? '';
  const answer = `‘${token.text}${meaning === '' ? '' : `(${meaning})`}’`;
  const [clue] = clues;
  const evidence = clue && explainClue(analysis, token, clue);
  const reading = alignTranslations(context)[token.sentence]?.replace(/[.\s]+$/u, '') ?? '';
  const senses = findEntry(token.lemma, getWordClass(token) ?? 'n')?.senses ?? [];
  const ground = namesMeaning(source.gist ?? '', senses) ? '이러한 요지와 통하려면' : '글의 흐름으로 보아';
  const named = reading === '' ? ground : `${ground} 빈칸이 있는 문장은 ‘${reading}’라는 뜻이 되어야 하므로`;
  const reason = evidence === undefined ? named : `${evidence} 따라서`;
  return [`${reason} 빈칸에는 ${withParticle(answer, '이')} 들어가는 것이 가장 적절하다.`];
}
