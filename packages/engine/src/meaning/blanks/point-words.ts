import { areNearInMeaning, compareCompany, findEntry } from '@jadoo/lexicon';

import type { KindContext } from '#exercise/kind-context.ts';
import { viewSentence } from '#grammar/sentence-view.ts';
import { findBlankRivals } from '#meaning/blanks/blank-rivals.ts';
import { canBeDone } from '#meaning/blanks/doers.ts';
import { readClaim } from '#meaning/claims.ts';
import { areNear, type OptionWord } from '#meaning/option-sets.ts';
import { isFree, isOpen } from '#meaning/blanks/point-places.ts';
import { findPointSentences } from '#meaning/point-sentences.ts';
import { namesMeaning, namesSense } from '#meaning/same-sense.ts';
import { readSummaryBlank, type SummaryBlank } from '#meaning/summary/summary-blanks.ts';
import type { PassageAnalysis, Sentence, Token } from '#passage/analysis.ts';
import { getConcept, getValence } from '#wording/concepts.ts';
import { getWordClass } from '#wording/word-class.ts';

/** A word on which the point of a passage turns, with what stands wrongly in its place. */
export interface PointWord {
  token: Token;
  blank: SummaryBlank;
  /** What goes against it there, each of another meaning. */
  against: readonly OptionWord[];
  /** Whether another place of the passage settles the word or its 요지 names what it says. */
  isTold: boolean;
  score: number;
}

const isWord = /^(?:NNS?|VB|JJ$|RB$)/u;
/** "Critics conclude that it is arbitrary": what the passage is written against does not go with its point. */
const othersView = /^(?:critics|opponents|skeptics|sceptics)\b/iu;
const latePlace = 0.4;
const lateWorth = 2;

/**
 * Words of the sentences with the point, which needs the 요지 of the teacher, and the tokens that are known to be
 * settled.
 */
export function listPointWords({ source, analysis }: KindContext, settled: ReadonlySet<Token>): PointWord[] {
  const gist = source.gist?.trim() ?? '';
  const points = gist === '' ? [] : findPointSentences(source, analysis);
  return analysis.sentences.slice(1).flatMap((sentence): PointWord[] => {
    const isPoint = points.includes(sentence);
    if (othersView.test(sentence.text)) return [];
    const isTelling = gist !== '' && canTellPoint(analysis, sentence, isPoint);
    if (!isTelling && ![...settled].some((token) => token.sentence === sentence.index)) return [];
    const alone = cutSentence(analysis, sentence);
    return alone.tokens.flatMap((own): PointWord[] => {
      const token = analysis.tokens[sentence.firstToken + own.index];
      if (token === undefined || !isWord.test(token.tag)) return [];
      const isPart = isTelling && isFree(analysis, token);
      if (!settled.has(token) && !isPart) return [];
      const blank = readSummaryBlank(alone, own, findBlankRivals);
      if (blank === undefined || isOpen(analysis, alone, blank, token)) return [];
      const isNamed = namesMeaning(gist, findEntry(token.lemma, blank.pos)?.senses ?? []);
      const score =
        lateWorth * ((sentence.index + 1) / analysis.sentences.length) +
        [isPoint, settled.has(token), namesSense(gist, token.lemma, blank.pos)].filter(Boolean).length;
      return [
        {
          token,
          blank,
          against: pickRivals(alone, blank),
          isTold:
            settled.has(token) ||
            (isNamed && !isMatter(alone, blank)) ||
            (isPoint && isClaimed(alone, blank)),
          score: blank.pos === 'adv' ? score - 1 : score,
        },
      ];
    });
  });
}

const rivalCount = 4;
const contraryCount = 2;

/** The four wrong words of a single word; nothing where too few fit its place. */
export const listRivals = ({ blank, against }: PointWord): readonly OptionWord[] => {
  const contraries = against.filter(({ lemma }) => isOfOtherWorth(lemma, blank));
  return against.length === rivalCount && contraries.length <= mostContraries ? against : [];
};

/** Where all wrong words are blamed and the right one praised, it can be told without the passage. */
const mostContraries = 2;

function isOfOtherWorth(lemma: string, { token }: SummaryBlank): boolean {
  const kind = getWordClass(token);
  if (kind === undefined) return false;
  return getValence(getConcept(lemma, kind)) * getValence(getConcept(token.lemma, kind)) < 0;
}

/** A sentence that claims something, at the end or where the passage draws its point together. */
function canTellPoint(analysis: PassageAnalysis, sentence: Sentence, isPoint: boolean): boolean {
  const { isCase, isPast, isMarked } = readClaim(viewSentence(analysis, sentence));
  const last = analysis.sentences.length - 1;
  const isLate = sentence.index >= latePlace * last && isMarked;
  return (
    !isCase && !isPast && !/[?“”"]/u.test(sentence.text) && (isPoint || isLate || sentence.index === last)
  );
}

/** The sentence as an analysis of its own, its tokens counted from its beginning. */
const cutSentence = ({ text, tokens }: PassageAnalysis, sentence: Sentence): PassageAnalysis => ({
  text,
  chunks: [],
  sentences: [{ ...sentence, index: 0, firstToken: 0, endToken: sentence.endToken - sentence.firstToken }],
  tokens: tokens
    .slice(sentence.firstToken, sentence.endToken)
    .map((token, index) => ({ ...token, index, sentence: 0 })),
});

/** "Research on judgment", "the idea of choice": what is spoken of is known from the passage as a whole, and any matter may be. */
const isMatter = ({ tokens }: PassageAnalysis, { pos, token: { index } }: SummaryBlank): boolean =>
  pos === 'n' &&
  /^(?:on|about|into)$/u.test(tokens[index - 1]?.lower ?? '') &&
  /^(?:research|study|work|experiment|book|article|theory|idea|debate|question|literature)$/u.test(
    tokens[index - 2]?.lemma ?? '',
  );

/** What the point sentence claims can be told from the 요지: what something does, or how it is. */
const isClaimed = (alone: PassageAnalysis, { pos, token }: SummaryBlank): boolean =>
  pos === 'v' || (pos === 'adj' && !isBeforeNoun(alone, token));

const isBeforeNoun = ({ tokens }: PassageAnalysis, { index }: Token): boolean =>
  /^(?:NN|JJ|VBG)/u.test(tokens[index + 1]?.tag ?? '');

/** Wrong words that keep company with the words beside the blank, no two of one meaning. */
function pickRivals(alone: PassageAnalysis, blank: SummaryBlank): OptionWord[] {
  const { pos, token, opposites } = blank;
  const companions = listCompanions(alone, token, pos);
  const plainest = new Set(opposites.slice(0, contraryCount));
  const isAlike = (one: OptionWord, other: OptionWord): boolean =>
    isTwin(one.lemma, other.lemma, pos) ||
    // "hidden" and "invisible": what goes against the same word is alike with less.
    (plainest.has(one) &&
      plainest.has(other) &&
      (compareCompany(one.lemma, other.lemma) ?? 0) >= twinContraries);
  const keep = (words: readonly OptionWord[], most: number, known: readonly OptionWord[] = []) => {
    const kept: OptionWord[] = [];
    for (const word of words) {
      const fits =
        (pos !== 'v' || canBeDone(alone.tokens, word.lemma, token.lemma)) &&
        companions.every((companion) => goesWith(word.lemma, token.lemma, companion));
      const rest = [...known, ...kept];
      if (fits && kept.length < most && !rest.some((other) => isAlike(other, word))) kept.push(word);
    }
    return kept;
  };
  // Plain contraries first, then what stands last in the table: not all go the same way.
  const plain = keep(opposites, contraryCount);
  return [...plain, ...keep(opposites.toReversed(), rivalCount - plain.length, plain)];
}

/** So like company two verbs, or other words, keep of which whoever rules out one rules out the other. */
const twinVerbs = 0.4;
const twinNames = 0.45;
const twinContraries = 0.4;

/** "luck" and "chance", "destroy" and "eliminate". */
const isTwin = (left: string, right: string, pos: SummaryBlank['pos']): boolean =>
  areNear(left, right, pos) ||
  areNearInMeaning(left, right) ||
  (compareCompany(left, right) ?? 0) >= (pos === 'v' ? twinVerbs : twinNames);

/** From here on the right word is known by its neighbour. */
const ownCompany = 0.2;
/** One that has so little of the company of the right word is not said there. */
const shareOfCompany = 0.4;

/** "invite deaths", "lasting luck": where the right word goes with its neighbour, a wrong one has to go with it as well. */
function goesWith(lemma: string, right: string, companion: string): boolean {
  const own = compareCompany(right, companion);
  return (
    own !== undefined && (own < ownCompany || (compareCompany(lemma, companion) ?? 0) >= shareOfCompany * own)
  );
}

/** The words that the blank is bound to: the object of a verb, the noun of an adjective, the adjective and the verb of a noun. */
function listCompanions(alone: PassageAnalysis, token: Token, pos: SummaryBlank['pos']): string[] {
  const { tokens } = alone;
  const before = tokens[token.index - 1];
  const after = tokens[token.index + 1];
  switch (pos) {
    case 'v':
      return [findObject(alone, token)].filter((word) => word !== undefined);
    case 'adj':
      return /^NN/u.test(after?.tag ?? '') ? [after?.lemma ?? ''] : [];
    case 'n':
      return /^(?:JJ|VB[GN])/u.test(before?.tag ?? '') ? [before?.lemma ?? ''] : [];
    default:
      return [];
  }
}

/** The noun behind a verb: of "understand a whole subject" the subject, of "show not a loss but" none. */
function findObject({ tokens }: PassageAnalysis, { index }: Token): string | undefined {
  const rest = tokens.slice(index + 1);
  const at = rest.findIndex(({ tag }) => !/^(?:DT|JJ[RS]?|PRP\$|CD|VBN)$/u.test(tag));
  return /^NN/u.test(rest[at]?.tag ?? '') ? rest[at]?.lemma : undefined;
}
