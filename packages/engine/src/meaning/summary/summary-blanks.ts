import { findAntonyms, findEntry, type PartOfSpeech } from '@jadoo/lexicon';

import { areNear, readBlankWord, type BlankWord, type OptionWord } from '#meaning/option-sets.ts';
import { breaksUp, listNeighbours, rateFit } from '#meaning/summary/summary-fit.ts';
import { isBound } from '#meaning/summary/summary-bonds.ts';
import { isLeftOpen } from '#meaning/summary/summary-openings.ts';
import { listPlaces } from '#meaning/summary/summary-places.ts';
import { isOfPurpose } from '#meaning/summary/summary-purpose.ts';
import { isOfResult, suitsObject } from '#meaning/summary/summary-results.ts';
import { findSummaryWords } from '#meaning/summary/summary-words.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { findIdiomTokens } from '#passage/idioms.ts';
import { inflect } from '#passage/inflect.ts';
import { takesAn } from '#wording/swap-form.ts';
import { getWordClass } from '#wording/word-class.ts';

/** A word of a summary that can be left out, with the words that go against it in its very place, never none. */
export interface SummaryBlank extends BlankWord {
  /** What makes sense there as well, and is neither said nor the contrary. */
  thirds: readonly OptionWord[];
}

const rules = { minLetters: 4, mayFollowArticle: true, isReviewed: true };
const comparing = /^(?:more|most|so|very|even)$/u;
/** "more easy": short words take -er. */
const takesEnding = /^(?:[^aeiouy]*[aeiouy]+[^aeiouy]+e?|[^aeiouy]*[aeiou]+[^aeiouy]+y)$/u;
const lessening = /^(?:less|least)$/u;
/** "more useless": what is not there at all has no degrees, and "less unpopular" is no English of an examiner. */
const absolute =
  /^(?:useless|meaningless|worthless|powerless|hopeless|endless|impossible|unable|unnecessary|unlimited|forgotten|unknown)$/u;
/** No "afraid farmers", and no "unavailable resources". */
export const onlyPredicate =
  /^(?:worth|afraid|ashamed|awake|asleep|alone|alike|aware|unaware|able|unable|likely|unlikely|content|unavailable)$/u;
/** "recovers more suddenly than the others": what comes at once comes by no degrees. */
const momentary = /^(?:suddenly|abruptly|immediately|instantly)$/u;
const denying = /^(?:un|in|im|ir|il|dis)|less$/u;
const reach = 4;
const stops = /^(?:[,.;:]|that|which|who|because|when|if|although|while|whereas|but|so|since|and|or)$/u;

/** The word as something to leave out, before one knows of any wrong word; undefined where none could be wrong for sure. */
export function readOpenWord(summary: PassageAnalysis, token: Token): BlankWord | undefined {
  const blank = readBlankWord(summary, token, rules);
  // A word of a set phrase, as in "save the day", has no opposite there.
  if (blank === undefined || findIdiomTokens(summary).has(token.index)) return undefined;
  return isLeftOpen(summary, blank) ? undefined : blank;
}

/** The word as something to leave out of the summary; undefined where no wrong word that `find` gives fits for sure. */
export function readSummaryBlank(summary: PassageAnalysis, token: Token, find = findSummaryWords) {
  const blank = readOpenWord(summary, token);
  if (blank === undefined || (blank.pos === 'n' && isInCompany(summary, token))) return undefined;
  if (isWeighed(summary, blank) || isWithinPower(summary, token)) return undefined;
  if (isOfPurpose(summary, token) || isFeared(summary, token) || isBound(summary, blank)) return undefined;
  if (isOfResult(summary, blank)) return undefined;
  const places = listPlaces(summary, blank);
  const words = places.map((place) => find(token.lemma, blank.pos, place)).find(Boolean);
  const prefixed = blank.pos === 'adj' && places.length > 0 ? listPrefixed(token.lemma) : [];
  const contraries = [...(words?.opposites ?? []), ...prefixed];
  const before = summary.tokens[token.index - 1];
  const neighbours = listNeighbours(summary, token);
  const rate = ({ lemma }: OptionWord) => rateFit(lemma, token.lemma, neighbours);
  const isByMeans = hasMeans(summary, token);
  const all = inflectAll(
    summary,
    blank,
    contraries.filter(
      (lemma) =>
        !(isByMeans && leaving.test(lemma)) &&
        !(before?.tag === 'JJ' && breaksUp(lemma, token.lemma, before.lemma)) &&
        !(blank.pos === 'n' && breaksUp(lemma, token.lemma, neighbours[0] ?? '')),
    ),
  );
  const rank = (list: readonly OptionWord[]): OptionWord[] => {
    const rated = list.map((word) => ({ word, fit: rate(word) }));
    return (['well', 'passably'] as const).flatMap((fit) =>
      rated.filter((one) => one.fit === fit).map(({ word }) => word),
    );
  };
  const opposites = rank(all);
  if (opposites.length === 0) return undefined;
  return { ...blank, opposites, thirds: [] };
}

/** The words that fit the grammar of the place and are not in the line, in the form that the place asks for. */
export function inflectAll(
  summary: PassageAnalysis,
  blank: BlankWord,
  list: readonly string[],
): OptionWord[] {
  const lemmas = new Set(summary.tokens.map(({ lemma }) => lemma));
  const { tokens } = summary;
  const before = tokens[blank.token.index - 1];
  const isAttributive = /^(?:NN|JJ)/u.test(tokens[blank.token.index + 1]?.tag ?? '');
  return [...new Set(list)].flatMap((lemma) =>
    lemmas.has(lemma) ||
    !hasDegrees(lemma, blank.pos, before) ||
    (isAttributive && onlyPredicate.test(lemma)) ||
    !suitsObject(summary, blank, lemma)
      ? []
      : inflectFor(blank, lemma),
  );
}

/** Whether the line has the word or its sense elsewhere: "more time to significant matters than to important ones" would be no choice. */
export const isRestated = (
  { tokens }: PassageAnalysis,
  { token, pos }: BlankWord,
  { lemma, text }: OptionWord,
): boolean =>
  tokens.some(
    (other) =>
      other.lower === lemma ||
      other.lower === text ||
      (other !== token && getWordClass(other) === pos && areNear(lemma, other.lemma, pos)),
  );

/** "more unfair", but no "more ineffectively". */
function hasDegrees(lemma: string, pos: PartOfSpeech, before: Token | undefined): boolean {
  if (/^(?:more|most)$/u.test(before?.lower ?? '') && takesEnding.test(lemma)) return false;
  if (comparing.test(before?.lower ?? ''))
    return !(pos === 'adv' ? denying : absolute).test(lemma) && !momentary.test(lemma);
  return !lessening.test(before?.lower ?? '') || !denying.test(lemma);
}

/** Seldom or never in the plural, whatever the dictionary counts. */
const uncounted = new Set(
  `abandonment absence abundance acceptance admiration approval arrogance beauty boredom calmness carelessness
  certainty chaos clarity climate education comfort concentration confidence conformity confusion conservation consumption
  contempt contraction cooperation cowardice curiosity darkness deceit dependence despair destruction
  deterioration devotion discomfort discouragement discrimination dishonesty disobedience disorder distrust
  diversity eagerness entertainment envy equality exaggeration exclusion exposure extinction fairness fame
  familiarity fatigue freedom friendliness generosity geography gratitude greed guilt harmony haste hesitation
  hostility hunger ignorance imbalance impatience inability influence lack potential relief inclusion independence indifference instability
  isolation jealousy kinship knowledge laziness liberty logic loneliness loyalty luck misery neglect
  negligence noise novelty obedience objectivity openness oppression optimism originality ownership peace
  permanence pessimism pity poverty praise preservation presence pride privacy production prosperity
  protection publicity reasoning reluctance resentment respect rigidity sadness safety scarcity scorn
  selfishness silence simplicity spontaneity stability strangeness support sympathy trust uniformity unity
  unwillingness waste wealth willingness`.split(/\s+/u),
);

/** The word in the form that the place asks for; none where it does not fit. */
export function inflectFor({ token, pos, article }: BlankWord, lemma: string): OptionWord[] {
  const text = inflect(lemma, token.tag);
  const isCounted = token.tag === 'NNS' || (pos === 'n' && article !== undefined);
  const isMass = isCounted && (uncounted.has(lemma) || findEntry(lemma, pos)?.flags.includes('u') === true);
  const agrees = text !== undefined && (article === undefined || takesAn(text) === (article === 'an'));
  return agrees && !isMass && /^\p{Ll}+$/u.test(text) ? [{ lemma, text }] : [];
}

const extents =
  /^(?:extreme|severe|harsh|large|huge|vast|heavy|long|wide|broad|difficult|hard|complex|complicated|strong|powerful)$/u;

/** "can survive extreme cold": who can do that survives mild cold too. */
const isWithinPower = ({ tokens }: PassageAnalysis, { lemma, index }: Token): boolean =>
  extents.test(lemma) &&
  tokens
    .slice(Math.max(0, index - reach), index)
    .some(({ lower }) => /^(?:can|could|able|capable)$/u.test(lower));

/** What one leaves alone is left alone by no means: no "demand is ignored through charges". */
const leaving = /^(?:ignore|neglect|overlook|disregard|abandon|avoid)$/u;

function hasMeans({ tokens }: PassageAnalysis, { index }: Token): boolean {
  const rest = tokens.slice(index + 1);
  const end = rest.findIndex(({ lower }) => stops.test(lower));
  return rest.slice(0, end < 0 ? rest.length : end).some(({ lower }) => lower === 'through');
}

const feared =
  /^(?:fear|risk|danger|threat|worry|worried|concern|concerned|anxious|afraid|warning|warn|complaint|complain|effort|attempt)$/u;

/** "for fear of losing the letters", "warnings about danger", "efforts at protection": nobody fears to gain them, nor warns of safety. */
export function isFeared({ tokens }: PassageAnalysis, { index }: Token): boolean {
  const before = tokens.slice(0, index);
  const of = before.findLastIndex(({ tag }) => !/^(?:DT|JJ|PRP\$|POS|RB)/u.test(tag));
  const [opening, feeling] = [before[of]?.lower ?? '', before[of - 1]?.lemma ?? ''];
  return /^(?:of|about|at|for)$/u.test(opening) && feared.test(feeling);
}

/** What is attracted as admiration is, nobody repels. */
const notice =
  /^(?:attention|notice|interest|admiration|praise|blame|criticism|sympathy|support|respect|envy|suspicion)$/u;

/** "understand it better", "demanded no fees": what is measured or denied behind the verb suits no contrary of it. */
function isWeighed({ tokens }: PassageAnalysis, { token, pos }: BlankWord): boolean {
  const next = tokens[token.index + 1];
  // "as deeply as bigger inventions did" tells of equals, which no "as slightly as" does.
  if (next?.lower === 'as' && tokens[token.index - 1]?.lower === 'as') return true;
  // "admits the wrong and repairs it" has no noun to the quality; "keeps accurate time" is said of few qualities.
  if (pos === 'adj')
    return (
      (tokens[token.index - 1]?.lower === 'the' && next?.tag === 'CC') || /^times?$/u.test(next?.lower ?? '')
    );
  if (pos !== 'v') return false;
  const rest = tokens.slice(token.index + 1, token.index + 1 + reach + 1);
  const end = rest.findIndex(({ lower }) => stops.test(lower));
  const own = rest.slice(0, end < 0 ? rest.length : end);
  return (
    own[0]?.lower === 'no' ||
    own.some(({ lower }) => lower === 'rather' || lower === 'until') ||
    // "admit it openly": nobody conceals anything openly.
    own.some(({ lower }) => /^(?:openly|publicly|honestly|freely)$/u.test(lower)) ||
    own.some(({ lower, tag }, at) => tag === 'RBR' || (/^(?:better|best)$/u.test(lower) && at > 0)) ||
    // Nobody threatens a town by helping it.
    own.some(
      ({ lower }, at) => lower === 'by' && /^(?:helping|allowing|enabling)$/u.test(own[at + 1]?.lower ?? ''),
    ) ||
    (token.lemma === 'attract' && own.some(({ lemma }) => notice.test(lemma)))
  );
}

/** "blame often depends on luck", "prices vary": so does the contrary. */
const isVarying = ({ tokens }: PassageAnalysis, { index }: Token): boolean =>
  /^(?:depend|rely|vary|differ)$/u.test(
    tokens.slice(index + 1).find(({ tag }) => !/^(?:RB|MD)/u.test(tag))?.lemma ?? '',
  );

/** A choice that depends on the damage depends on the benefit too; an indicator of health is one of disease; "a difference in convenience" is one in inconvenience; "the certainty that" has no contrary with its clause. */
const isCompared = ({ tokens }: PassageAnalysis, { index }: Token): boolean =>
  tokens[index + 1]?.lower === 'that' ||
  tokens
    .slice(Math.max(0, index - reach), index)
    .some(({ lemma }) => /^(?:depend|consider|compare|weigh|indicator|predictor|gauge)$/u.test(lemma)) ||
  (tokens[index - 1]?.lower === 'in' &&
    /^(?:difference|similarity|change|variation)$/u.test(tokens[index - 2]?.lemma ?? ''));

/** One trusts in somebody; one does not suspect in him. */
const takesIn = /^(?:trust|confidence|faith|belief)$/u;

/** Of their contraries one does not say "of": the loss of privacy, but no profit of it. */
const ownFrames =
  /^(?:loss|profit|gain|safety|security|danger|peace|war|hope|optimism|despair|pessimism|satisfaction|dissatisfaction|interest|health|illness|lie|fear|risk|threat)$/u;

/** "the safety bicycle", "insurance against the loss of": in such company the contrary makes no sense. */
function isInCompany(analysis: PassageAnalysis, token: Token): boolean {
  const { tokens } = analysis;
  const { index, lemma } = token;
  const after = tokens[index + 1];
  const opening = tokens.slice(0, index).findLast(({ tag }) => !/^(?:DT|JJ|PRP\$|RB)/u.test(tag));
  return (
    isCompared(analysis, token) ||
    isVarying(analysis, token) ||
    /^NN/u.test(after?.tag ?? '') ||
    // "dissent benefits groups": what looks like a plural is a verb.
    (token.tag === 'NNS' && after?.tag === 'VBZ') ||
    // Nobody says that something caused clarity or protection.
    opening?.lower === 'against' ||
    (opening?.lower === 'under' && after?.tag === 'IN') ||
    opening?.lemma === 'cause' ||
    (after?.lower === 'of' && ownFrames.test(lemma)) ||
    (after?.lower === 'in' && takesIn.test(lemma))
  );
}

const prefixed = /^(?:un|in|im|ir|il|dis)/u;
/** Legal training is no training within the law, and moral rules are rules of morals. */
const changingSense =
  /^(?:common|likely|legal|different|natural|real|moral|personal|human|material|definite|organic|original)$/u;
const mostBand = 3;

/** Known adjectives that differ by a prefix only: practical, impractical. */
function listPrefixed(lemma: string): string[] {
  return findAntonyms(lemma, 'adj').flatMap(({ word, strength }) => {
    const [short, long] = word.length < lemma.length ? [word, lemma] : [lemma, word];
    const isPair =
      !changingSense.test(lemma) && prefixed.test(long) && long.endsWith(short) && strength === 'full';
    return isPair && (findEntry(word, 'adj')?.band ?? mostBand + 1) <= mostBand ? [word] : [];
  });
}
