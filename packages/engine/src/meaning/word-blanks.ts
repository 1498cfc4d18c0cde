import { areNearInMeaning, areNearWords, findEntry, findNounClass } from '@jadoo/lexicon';

import type { Difficulty } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import { viewSentence } from '#grammar/sentence-view.ts';
import { withParticle } from '#korean.ts';
import { isTelling } from '#meaning/backing.ts';
import { readClaim } from '#meaning/claims.ts';
import { explainClue, quoteClue } from '#meaning/explain-blank.ts';
import {
  foreignWhy,
  groundlessWhy,
  saidWhy,
  type BlankChoice,
  type WrongFill,
} from '#meaning/blank-choice.ts';
import { isBesideNoun, isOpening, listEchoedWords } from '#meaning/echoed-words.ts';
import { listNamedWords, namesConclusion } from '#meaning/named-words.ts';
import { listNearOptions, weighSupport } from '#meaning/near-options.ts';
import { areNear, type BlankWord, type OptionWord } from '#meaning/option-sets.ts';
import { listCompanions, takesComplement } from '#meaning/place-company.ts';
import { listPassageOptions } from '#meaning/passage-options.ts';
import {
  hasKinBeside,
  isBoundToNext,
  isDeniedTwice,
  isPlaceholder,
  isQuoted,
  isSetAside,
} from '#meaning/poor-places.ts';
import { listSettledWords } from '#meaning/settled-words.ts';
import { isLoose, isSetAgainst, listDecidingClues } from '#meaning/word-clues.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { glossForReader } from '#passage/gloss-for-reader.ts';
import type { Random } from '#random.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import { listBlankSpots, type BlankSpot } from '#wording/blank-spots.ts';
import { getConcept, getValence, relate } from '#wording/concepts.ts';
import type { Clue } from '#wording/evidence.ts';
import { findLink } from '#wording/links.ts';
import { getWordClass } from '#wording/word-class.ts';

const wrongCount = 4;
const aroundSentences = 2;
const supportGap = 0.09;
const mostSaid = 2;

/** Single words that the passage points to. */
export function listWordBlanks(context: KindContext): BlankChoice[] {
  const spots = listSpots(context).filter((spot) => isPoint(context, spot));
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
      drawWrong: (random) => drawWrong(context, spot, random),
      explanation: explain(context, spot),
    };
  });
}

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
    .filter((spot) => spot.clues.length > 0 || namesConclusion(context, spot));
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
  for (const { word } of echoed) known.add(word.token.index);
  const named = listNamedWords(context).filter(
    (spot) => !known.has(spot.word.token.index) && isTellable(spot),
  );
  return [...told, ...settled, ...echoed, ...named].filter(
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
function getDifficulty({ word, clues }: BlankSpot): Difficulty {
  return clues.some(({ token }) => token.sentence === word.token.sentence) ? 'middle' : 'high';
}

/** An opposite and a look-alike, then words of another matter, or more of the first two where others might do. */
function drawWrong(
  { analysis }: KindContext,
  { word, opposites, lookalikes, isTold, clues }: BlankSpot,
  random: Random,
): WrongFill[] {
  const name =
    (why: string) =>
    ({ lemma, text }: OptionWord): WrongFill => ({
      text,
      meaning: findEntry(lemma, word.pos)?.senses[0] ?? '',
      why,
    });
  const isOther = ({ lemma }: OptionWord) =>
    !areNear(lemma, word.token.lemma, word.pos) && !areNearWords(lemma, word.token.lemma);
  const [opposite, ...moreOpposites] = opposites
    .filter(
      ({ lemma }) =>
        takesComplement(analysis, word, lemma) && (clues.length > 0 || !standsBeside(analysis, word, lemma)),
    )
    .map((one) => name(explainOpposite(word, one))(one));
  // Where only the 요지 decides, one that looks alike may mean something that would do.
  const [lookalike, ...moreLookalikes] = (clues.length > 0 ? lookalikes : [])
    .filter(isOther)
    .map(name('철자가 비슷할 뿐 뜻이 글의 흐름에 맞지 않는다.'));
  // Beside "question mark" uncertainty might do, though nobody speaks of it.
  // What it goes with in its place says nothing of it.
  const companions = listCompanions(analysis, word.token);
  const around = analysis.tokens.filter(
    (token) =>
      token !== word.token &&
      !companions.includes(token) &&
      Math.abs(token.sentence - word.token.sentence) <= aroundSentences &&
      isTelling(token),
  );
  const isTouched = ({ lemma }: OptionWord) =>
    around.some((token) =>
      getWordClass(token) === word.pos
        ? areNearWords(lemma, token.lemma)
        : areNearInMeaning(lemma, token.lemma),
    );
  // Praise beside praise might do as well: the more effective, the more valuable method.
  const own = getTone(word.token.lemma, word) || -getTone(opposites[0]?.lemma ?? '', word);
  const isOtherTone = ({ lemma }: OptionWord) => own === 0 || getTone(lemma, word) !== own;
  // Where no single word decides, the passage as a whole must lie nearer to the right word.
  const most = clues.length > 0 ? 1 : weighSupport(analysis, word.token, word.token.lemma) - supportGap;
  const isFarther = ({ lemma }: OptionWord) => weighSupport(analysis, word.token, lemma) <= most;
  // Where only the 요지 decides, its opposite shows what is asked, and in the place of an adjective many might do.
  if (clues.length === 0 && (word.pos === 'adj' || opposite === undefined)) return [];
  const isContrasted = clues.some(({ sense }) => /^(?:contrast|denied)$/u.test(sense));
  const foreign = isTold
    ? listNearOptions(word, analysis, random, isContrasted)
        .filter((one) => isOtherTone(one) && isAlike(one, word))
        .filter(
          (one) => !isTouched(one) && !isOfOneScale(one, word, clues) && (clues.length > 0 || isFarther(one)),
        )
        .map((one) => name(isTreated(analysis, one, word) ? groundlessWhy : foreignWhy)(one))
    : [];
  const said = isTold
    ? listPassageOptions(word, analysis, random)
        .filter((one) => isOtherTone(one) && !isOfOneScale(one, word, clues))
        .slice(0, mostSaid)
        .map(name(saidWhy))
    : [];
  const rest = isTold ? [...said, ...foreign] : [...moreLookalikes, ...moreOpposites];
  return [opposite, lookalike, ...rest].filter((one) => one !== undefined).slice(0, wrongCount);
}

/** "keep the demand from swallowing the demand" */
const standsBeside = ({ tokens }: PassageAnalysis, { token }: BlankWord, lemma: string): boolean =>
  tokens.some((one) => one.sentence === token.sentence && one.lemma === lemma);

/** Production is no denial of consumption. */
const explainOpposite = ({ token }: BlankWord, { lemma }: OptionWord): string =>
  isNegated(lemma, token.lemma) || isNegated(token.lemma, lemma)
    ? '글의 내용과 반대된다.'
    : `${withParticle(`‘${token.text}’`, '과')} 대비되는 말로, 글의 내용과 맞지 않는다.`;

const isNegated = (negated: string, plain: string): boolean =>
  /^(?:un|in|im|il|ir|dis|non|mis)/u.test(negated) &&
  negated.endsWith(plain.slice(2)) &&
  negated.length > plain.length;

/** Whether the passage has a word near to one of the options. */
const isTreated = ({ tokens }: PassageAnalysis, { lemma }: OptionWord, { token }: BlankWord): boolean =>
  tokens.some((one) => one !== token && isTelling(one) && areNearWords(lemma, one.lemma));

/** Only people stand where people are asked, and things where things are. */
const isAlike = ({ lemma }: OptionWord, { token, pos }: BlankWord): boolean =>
  pos !== 'n' || classOf(lemma) === classOf(token.lemma);

/** To disguise is to protect, too, where something else exposes: what lies on one scale with the word or its clues might fit. */
function isOfOneScale({ lemma }: OptionWord, { token }: BlankWord, clues: readonly Clue[]): boolean {
  const own = getWordClass(token);
  if (own === undefined) return false;
  return [token, ...clues.map((clue) => clue.token)].some((other) => {
    const pos = getWordClass(other);
    return pos !== undefined && relate(getConcept(lemma, own), getConcept(other.lemma, pos)) !== undefined;
  });
}

const classOf = (noun: string): string => {
  const found = findNounClass(noun) ?? 'idea';
  return found === 'practice' ? 'idea' : found;
};

const getTone = (lemma: string, { token }: BlankWord): number => {
  const wordClass = getWordClass(token);
  return wordClass === undefined ? 0 : getValence(getConcept(lemma, wordClass));
};

function explain(context: KindContext, { word, clues }: BlankSpot): string[] {
  const { source, analysis } = context;
  const { token } = word;
  const meaning = glossForReader(source, analysis.tokens, token) ?? '';
  const answer = `‘${token.text}${meaning === '' ? '' : `(${meaning})`}’`;
  const [clue] = clues;
  const evidence = clue && explainClue(analysis, token, clue);
  const reading = alignTranslations(context)[token.sentence]?.replace(/[.\s]+$/u, '') ?? '';
  const named = reading === '' ? '이러한 내용으로 보아' : `빈칸이 있는 문장은 ‘${reading}’라는 뜻이므로`;
  const reason = evidence === undefined ? named : `${evidence} 따라서`;
  return [`${reason} 빈칸에는 ${withParticle(answer, '이')} 들어가는 것이 가장 적절하다.`];
}
