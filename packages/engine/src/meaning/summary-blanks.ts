import { findAntonyms, findEntry, type PartOfSpeech } from '@jadoo/lexicon';

import { areNear, readBlankWord, type BlankWord, type OptionWord } from '#meaning/option-sets.ts';
import { breaksUp, listNeighbours, rateFit } from '#meaning/summary-fit.ts';
import { listPlaces } from '#meaning/summary-places.ts';
import { isOfPurpose } from '#meaning/summary-purpose.ts';
import { findSummaryWords } from '#meaning/summary-words.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { findIdiomTokens } from '#passage/idioms.ts';
import { inflect } from '#passage/inflect.ts';
import { takesAn } from '#wording/swap-form.ts';

/** A word of a summary that can be left out, with the words that can stand wrongly in its very place. */
export interface SummaryBlank extends BlankWord {
  /** Words that say something else, neither the same nor the contrary. */
  others: readonly OptionWord[];
}

const rules = { minLetters: 4, mayFollowArticle: true, isReviewed: true };
const denials = /^(?:not|n[’']t|never|no|nor|neither|hardly|seldom|rarely|cannot|than|instead|without)$/u;
/** "too simple"; "even a doubtful memory" would be true as well. */
const degrees = /^(?:too|few|fewer|even)$/u;
const comparing = /^(?:more|most|so|very|even)$/u;
const lessening = /^(?:less|least)$/u;
/** "more useless": what is not there at all has no degrees, and "less unpopular" is no English of an examiner. */
const absolute =
  /^(?:useless|meaningless|worthless|powerless|hopeless|endless|impossible|unable|unnecessary|unlimited)$/u;
/** No "afraid farmers", and no "unavailable resources". */
const onlyPredicate =
  /^(?:afraid|ashamed|awake|asleep|alone|alike|aware|unaware|able|unable|likely|unlikely|content|unavailable)$/u;
const denying = /^(?:un|in|im|ir|il|dis)|less$/u;
const reach = 4;
const stops = /^(?:[,.;:]|that|which|who|because|when|if|although|while|whereas|but|so|since|and|or)$/u;

/** The word as something to leave out of the summary; undefined where no wrong word fits for sure. */
export function readSummaryBlank(summary: PassageAnalysis, token: Token): SummaryBlank | undefined {
  const blank = readBlankWord(summary, token, rules);
  // A word of a set phrase, as in "save the day", has no opposite there.
  if (blank === undefined || findIdiomTokens(summary).has(token.index)) return undefined;
  if (isChoice(summary, token) || (blank.pos === 'n' && isInCompany(summary, token))) return undefined;
  if (isDenied(summary, token) || isAsked(summary, token) || isWeighed(summary, blank)) return undefined;
  if (isSubjectOfDenial(summary, blank) || isWithinPower(summary, token)) return undefined;
  if (isOfPurpose(summary, token)) return undefined;
  const lemmas = new Set(summary.tokens.map(({ lemma }) => lemma));
  const places = listPlaces(summary, blank);
  const words = places.map((place) => findSummaryWords(token.lemma, blank.pos, place)).find(Boolean);
  const prefixed = blank.pos === 'adj' && places.length > 0 ? listPrefixed(token.lemma) : [];
  const contraries = isMadeBetter(summary, blank) ? [] : [...(words?.opposites ?? []), ...prefixed];
  const before = summary.tokens[token.index - 1];
  const isAttributive = /^(?:NN|JJ)/u.test(summary.tokens[token.index + 1]?.tag ?? '');
  const fit = (list: readonly string[]): OptionWord[] =>
    [...new Set(list)].flatMap((lemma) =>
      lemmas.has(lemma) || (isAttributive && onlyPredicate.test(lemma)) ? [] : inflectFor(blank, lemma),
    );
  const neighbours = listNeighbours(summary, token);
  const rate = ({ lemma }: OptionWord) => rateFit(lemma, token.lemma, neighbours);
  const isByMeans = hasMeans(summary, token);
  const all = fit(
    contraries.filter(
      (lemma) =>
        hasDegrees(lemma, blank.pos, before) &&
        !(isByMeans && leaving.test(lemma)) &&
        !(before?.tag === 'JJ' && breaksUp(lemma, token.lemma, before.lemma)),
    ),
  );
  const opposites = [
    ...all.filter((word) => rate(word) === 'well'),
    ...all.filter((word) => rate(word) === 'passably'),
  ];
  const others = fit((words?.others ?? []).filter((lemma) => !areNear(lemma, token.lemma, blank.pos))).filter(
    (word) => rate(word) === 'well',
  );
  // Where a word has contraries and none of them fits, what else is left says too little.
  const isShort = contraries.length > 0 ? opposites.length === 0 : others.length === 0;
  return isShort ? undefined : { ...blank, opposites, others };
}

/** "more unfair", but no "more ineffectively". */
function hasDegrees(lemma: string, pos: PartOfSpeech, before: Token | undefined): boolean {
  if (comparing.test(before?.lower ?? '')) return !(pos === 'adv' ? denying : absolute).test(lemma);
  return !lessening.test(before?.lower ?? '') || !denying.test(lemma);
}

/** Seldom or never in the plural, whatever the dictionary counts. */
const uncounted = new Set(
  `abandonment absence abundance acceptance admiration approval arrogance beauty boredom calmness carelessness
  certainty chaos clarity comfort concentration confidence conformity confusion conservation consumption
  contempt contraction cooperation cowardice curiosity darkness deceit dependence despair destruction
  deterioration devotion discomfort discouragement discrimination dishonesty disobedience disorder distrust
  diversity eagerness entertainment envy equality exaggeration exclusion exposure extinction fairness fame
  familiarity fatigue freedom friendliness generosity geography gratitude greed guilt harmony haste hesitation
  hostility hunger ignorance imbalance impatience inability inclusion independence indifference instability
  isolation jealousy kinship knowledge laziness liberty logic loneliness loyalty luck misery neglect
  negligence noise novelty obedience objectivity openness oppression optimism originality ownership peace
  permanence pessimism pity poverty praise preservation presence pride privacy production prosperity
  protection publicity reasoning reluctance resentment respect rigidity sadness safety scarcity scorn
  selfishness silence simplicity spontaneity stability strangeness support sympathy trust uniformity unity
  unwillingness waste wealth willingness`.split(/\s+/u),
);

/** The word in the form that the place asks for; none where it does not fit. */
function inflectFor({ token, pos, article }: BlankWord, lemma: string): OptionWord[] {
  const text = inflect(lemma, token.tag);
  const isCounted = token.tag === 'NNS' || (pos === 'n' && article !== undefined);
  const isMass = isCounted && (uncounted.has(lemma) || findEntry(lemma, pos)?.flags.includes('u') === true);
  const agrees = text !== undefined && (article === undefined || takesAn(text) === (article === 'an'));
  return agrees && !isMass && /^\p{Ll}+$/u.test(text) ? [{ lemma, text }] : [];
}

const conditions = /^(?:when|whenever|if|once|unless|until)$/u;

/** "when trust is lost, trade disappears": of a condition and what it brings about the contraries are true as well. */
export function isConditional({ tokens }: PassageAnalysis, first: Token, second: Token): boolean {
  return tokens.some((marker) => {
    if (!conditions.test(marker.lower)) return false;
    const comma = tokens.slice(marker.index).find(({ text }) => text === ',');
    const end = comma?.index ?? tokens.length;
    const [one, two] = [first, second].map(({ index }) => index > marker.index && index < end);
    return one !== two;
  });
}

/** "Protecting the wells is linked to peace", "a true friend admits": of a kind of thing and what it does likewise. */
export function isOneClaim({ tokens }: PassageAnalysis, first: Token, second: Token): boolean {
  const between = tokens.slice(first.index + 1, second.index + 1);
  // "It calmed the crowd and eased the trade": of one doer two deeds are told.
  const isOfDeed = tokens.slice(0, first.index + 1).some(({ tag }) => /^(?:VB[DPZ]|MD)$/u.test(tag));
  const isJoined = between.some(
    ({ lower }, at) =>
      lower === 'and' &&
      between
        .slice(at + 1, at + 3)
        .some(({ tag }, next) => /^VB[DPZ]?$/u.test(tag) && (next === 0 || between[at + 1]?.tag === 'RB')),
  );
  if ((isOfDeed && isJoined) || isNarrative(tokens)) return false;
  return !between.some(({ lower }) => /^(?:[,;:]|but|because|although|while|whereas)$/u.test(lower));
}

/** What somebody did once is told of nobody else, so its contraries are as false. */
const isNarrative = (tokens: readonly Token[]): boolean =>
  tokens.some(({ tag }) => tag === 'NNP') && !tokens.some(({ tag }) => /^(?:VB[PZ]|MD)$/u.test(tag));

/** "does not reduce": the contrary of what is denied may be true as well. */
function isDenied({ tokens }: PassageAnalysis, { index }: Token): boolean {
  const before = tokens.slice(Math.max(0, index - reach), index);
  const from = before.findLastIndex(({ lower }) => stops.test(lower)) + 1;
  return before
    .slice(from)
    .some(
      ({ lower }, at, own) =>
        denials.test(lower) ||
        (at >= own.length - 2 && degrees.test(lower) && !(lower === 'even' && own[at + 1]?.lower === 'more')),
    );
}

/** "the wealth of a man does not prove his wisdom": of his poverty it is as true. */
function isSubjectOfDenial({ tokens }: PassageAnalysis, { token, pos }: BlankWord): boolean {
  if (pos !== 'n' && pos !== 'adj') return false;
  const rest = tokens.slice(token.index + 1);
  const verb = rest.findIndex(({ tag, text }) => /^(?:VB[DPZ]|MD)$/u.test(tag) || stops.test(text));
  return verb >= 0 && rest.slice(Math.max(0, verb - 1), verb + 2).some(({ lower }) => denials.test(lower));
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

/** "tells whether they are safe", "about who can be trusted": of a question the contrary is as true. */
function isAsked({ tokens }: PassageAnalysis, { index }: Token): boolean {
  const before = tokens.slice(0, index);
  const from = before.findLastIndex(({ text }) => /^[,;:]$/u.test(text)) + 1;
  return before.slice(from).some(({ lower }, at, own) => {
    if (/^(?:whether|how)$/u.test(lower)) return true;
    const opening = own[at - 1]?.tag ?? '';
    return /^(?:who|what|which|why|where)$/u.test(lower) && /^(?:IN|TO|VB[DGNPZ]?)$/u.test(opening);
  });
}

/** "understand it better", "demanded no fees": what is measured or denied behind the verb suits no contrary of it. */
function isWeighed({ tokens }: PassageAnalysis, { token, pos }: BlankWord): boolean {
  const next = tokens[token.index + 1];
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
    // "admit it openly": nobody conceals anything openly.
    own.some(({ lower }) => /^(?:openly|publicly|honestly|freely)$/u.test(lower)) ||
    own.some(({ lower, tag }, at) => tag === 'RBR' || (/^(?:better|best)$/u.test(lower) && at > 0))
  );
}

/** One does not improve inefficiency or enhance ignorance: of what is made better there is no contrary. */
function isMadeBetter({ tokens }: PassageAnalysis, { token, pos }: BlankWord): boolean {
  const verb = tokens.slice(0, token.index).findLast(({ tag }) => !/^(?:DT|JJ[RS]?|PRP\$|POS)$/u.test(tag));
  return pos === 'n' && /^(?:improve|enhance|advance|boost|accept|admit|gain)$/u.test(verb?.lemma ?? '');
}

/** "by chasing or avoiding them": of two ways one may be the contrary of the other. */
const isChoice = ({ tokens }: PassageAnalysis, { index }: Token): boolean =>
  tokens[index - 1]?.lower === 'or' || tokens[index + 1]?.lower === 'or';

/** A choice that depends on the damage depends on the benefit too; "a difference in convenience" is one in inconvenience; "the certainty that" has no contrary with its clause. */
const isCompared = ({ tokens }: PassageAnalysis, { index }: Token): boolean =>
  tokens[index + 1]?.lower === 'that' ||
  tokens
    .slice(Math.max(0, index - reach), index)
    .some(({ lemma }) => /^(?:depend|consider|compare|weigh)$/u.test(lemma)) ||
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
    /^NN/u.test(after?.tag ?? '') ||
    // Nobody says that something caused clarity or protection.
    opening?.lower === 'against' ||
    opening?.lemma === 'cause' ||
    (after?.lower === 'of' && ownFrames.test(lemma)) ||
    (after?.lower === 'in' && takesIn.test(lemma))
  );
}

const prefixed = /^(?:un|in|im|ir|il|dis)/u;
/** Legal training is no training within the law, and moral rules are rules of morals. */
const changingSense =
  /^(?:likely|legal|different|natural|real|moral|personal|human|material|definite|organic)$/u;
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
