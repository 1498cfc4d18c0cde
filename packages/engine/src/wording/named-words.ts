import { findEntry } from '@jadoo/lexicon';

import type { PassageSource } from '#exercise/exercise.ts';
import { analyseLine } from '#passage/analysis-cache.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import { rankSwap } from '#wording/answer-spots.ts';
import type { AnswerSpot } from '#wording/choose-word-marks.ts';
import { getConcept, isFamily } from '#wording/concepts.ts';
import { lightWords } from '#wording/evidence.ts';
import { findNegator } from '#wording/links.ts';
import {
  affirms,
  isClaimed,
  isInFirstSense,
  isSpokenOf,
  listStems,
  readPoint,
  tellsOwner,
} from '#wording/point-words.ts';
import { isDerived } from '#wording/same-thing.ts';
import { tells, tellSense } from '#wording/settle-sense.ts';
import type { Swap } from '#wording/swap.ts';
import { vagueAdverbs } from '#wording/vague-adverbs.ts';
import { getWordClass } from '#wording/word-class.ts';
import { isStated, type WordSpot } from '#wording/word-spots.ts';

/** A word that the teacher's line on the whole passage has as well. */
export interface NamedSpot extends AnswerSpot {
  /** That line: the 요지, or the summary. */
  point: string;
}

const strength = 1;
/** So many other words in common tie a sentence to a line, else fewer that stand nearer. */
const leastShared = 2;
/** Words nearby may say a little against the right word, but no more. */
const leastStrength = -0.75;

/**
 * Words that the teacher's 요지 or summary names in a sentence on its matter. That is enough where the opposite is shown
 * beside the word, so that one only asks which of the two the passage means.
 */
export function listNamedSpots(
  source: PassageSource,
  analysis: PassageAnalysis,
  spots: readonly WordSpot[],
): NamedSpot[] {
  const lines = alignTranslations({ analysis, source });
  const gist = readPoint(source);
  const summary = source.summary?.trim() ?? '';
  return spots.flatMap((spot): NamedSpot[] => {
    const { token, rivals } = spot;
    const line = lines[token.sentence] ?? '';
    if (isVague(spot) || isWeighed(analysis, spot) || isDenied(analysis, token) || !isClaimed(analysis, spot))
      return [];
    // Where the plainest opposite cannot stand, another one is far-fetched.
    const [plainest] = rivals
      .filter(({ swap: { source: kind, isFull } }) => kind === 'antonym' && isFull)
      .sort((a, b) => rankSwap(a.swap) - rankSwap(b.swap));
    if (plainest === undefined || plainest.evidence.strength < leastStrength) return [];
    const { swap } = plainest;
    if (!isOpposed(analysis, swap, line)) return [];
    const isInGist =
      gist !== undefined &&
      isOnMatter(gist, line, tellSense(swap, line), swap.pos !== 'adj' || tellsOwner(analysis, token, gist));
    if (!isInGist && !isInSummary(summary, analysis, swap)) return [];
    const point = isInGist ? gist : summary;
    return [{ spot, swap, evidence: { clues: [], strength }, difficulty: 'high', point }];
  });
}

/** Of little weight, or of a size that any line may tell. */
const isVague = ({ token }: WordSpot): boolean =>
  lightWords.has(token.lemma) ||
  vagueAdverbs.has(token.lower) ||
  /^(?:small|possible|different)$/u.test(token.lemma);

/** "the danger should be judged by": of what is weighed, either end names it. */
const isWeighed = ({ tokens }: PassageAnalysis, { token, pos }: WordSpot): boolean =>
  pos === 'n' &&
  tokens.some(
    ({ lemma, sentence }) =>
      sentence === token.sentence && /^(?:judge|measure|assess|evaluate|estimate|weigh)$/u.test(lemma),
  );

/** "no natural top", "No larger dome has been built", "not because it was clever": what is denied may be denied of the opposite, too. */
function isDenied(analysis: PassageAnalysis, token: Token): boolean {
  const { firstToken = 0, text = '' } = analysis.sentences[token.sentence] ?? {};
  return (
    findNegator(analysis, token) !== undefined ||
    /^(?:No|None|Nor|Neither|Never|Few|Hardly|Rarely|Seldom)\b/u.test(text) ||
    analysis.tokens
      .slice(firstToken, token.index)
      .some(({ lower }, at, before) => lower === 'because' && before[at - 1]?.lower === 'not')
  );
}

/** The opposite of the word as its sentence means it, of which the passage does not speak. */
const isOpposed = (analysis: PassageAnalysis, swap: Swap, line: string): boolean =>
  isStated(analysis, swap) &&
  isMeant(swap, line) &&
  !tells(line, swap.otherMeaning.split(';')[0] ?? '') &&
  !isSpokenOf(analysis, swap);

/** Whether the word has the meaning to which the opposite belongs: by the translation, or because it has no other. */
const isMeant = (swap: Swap, line: string): boolean =>
  isInFirstSense(swap, line) &&
  (tells(line, tellSense(swap, line).meaning.split(';')[0] ?? '') ||
    findEntry(swap.token.lemma, swap.pos)?.senses.length === 1);

/** Whether the 요지 tells the word and more of its sentence, and not its opposite; of a quality, whose it is or much more. */
function isOnMatter(gist: string, line: string, { meaning, otherMeaning }: Swap, isOfSame: boolean): boolean {
  const own = (meaning.split(';')[0] ?? '').replace(/\([^)]*\)|\s/gu, '');
  const said = new Set(listStems(line));
  const shared = new Set(listStems(gist).filter((stem) => said.has(stem) && !own.includes(stem)));
  return (
    // 큰 may be said of anything.
    own.length > 1 &&
    affirms(gist, meaning) &&
    !tells(gist, otherMeaning.split(';')[0] ?? '') &&
    shared.size >= (isOfSame ? 1 : leastShared)
  );
}

const besideReach = 2;

/** Whether the summary has the word, and more of its sentence: two other words, or one that stands beside it. */
function isInSummary(summary: string, analysis: PassageAnalysis, { token, lemma, pos }: Swap): boolean {
  if (summary === '') return false;
  const told = analyseLine(summary);
  const own = getConcept(token.lemma, pos);
  const at = told.tokens.find((one) => {
    const other = getWordClass(one);
    return other !== undefined && isDerived(own, getConcept(one.lemma, other));
  });
  if (at === undefined || findNegator(told, at) !== undefined) return false;
  if (told.tokens.some((one) => isFamily(one.lemma, lemma))) return false;
  const words = told.tokens.filter((one) => !isFamily(one.lemma, token.lemma) && isTelling(one));
  const isTold = (one: Token) => words.some((word) => isFamily(word.lemma, one.lemma));
  const head = analysis.tokens[token.index + 1];
  // "dry seasons" tell nothing of a dry powder.
  if (pos === 'adj' && head?.tag.startsWith('NN') === true && !isTold(head)) return false;
  const shared = analysis.tokens.filter(
    (one) => one.sentence === token.sentence && one.index !== token.index && isTelling(one) && isTold(one),
  );
  return (
    new Set(shared.map((one) => one.lemma)).size >= leastShared ||
    shared.some(({ index }) => Math.abs(index - token.index) <= besideReach)
  );
}

const isTelling = (token: Token): boolean =>
  getWordClass(token) !== undefined && !lightWords.has(token.lemma);
