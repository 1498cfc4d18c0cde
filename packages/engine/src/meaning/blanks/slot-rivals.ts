import { areNearWords, compareCompany, findAntonyms, findEntry } from '@jadoo/lexicon';

import { isTelling } from '#meaning/blanks/backing.ts';
import { listAuthoredRivals } from '#meaning/blanks/blank-rivals.ts';
import { canBeDone } from '#meaning/blanks/doers.ts';
import { listPlaceWords } from '#meaning/blanks/place-words.ts';
import { isStock } from '#meaning/blanks/stock-words.ts';
import { areNear, type BlankWord, type OptionWord } from '#meaning/option-sets.ts';
import { inflectFor, onlyPredicate } from '#meaning/summary/summary-blanks.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { readOnce, readWordOnce } from '#read-once.ts';
import { getConcept, getValence, relate } from '#wording/concepts.ts';
import { goesWith, listCompanions, type Companion } from '#wording/slot-company.ts';
import { getWordClass, type WordClass } from '#wording/word-class.ts';

const rivalCount = 4;
/** Where all wrong words are blamed and the right one praised, it can be told without the passage. */
const mostOfOtherWorth = 3;
/** How much of a question may be words of which nothing says that they suit the place. */
const mostLoose = 2;
const stockLoose = { v: 3, n: 3, adj: 2, adv: 3 } as const;
const twinCompany = 0.52;
/** The first words of a row go against the word most plainly. */
const lossByOrder = 0.03;

/** A place with the words that it is bound to. */
interface Slot {
  analysis: PassageAnalysis;
  blank: BlankWord;
  pos: WordClass;
  companions: readonly Companion[];
  /** Those beside which the right word is known to stand. */
  known: readonly Companion[];
  /** Of this sense, as far as the row of the word or a companion tells. */
  contraries: ReadonlySet<string>;
  /** What was set beside the very word by hand. */
  authored: readonly string[];
  isAttributive: boolean;
  isMass: boolean;
}

/**
 * Four words that are said in the place of a word and say something else there, among them one contrary at most: the
 * others were set beside the very word by hand. Nothing where these are too few, or where the 요지 does not name the word
 * and nothing says the contrary.
 */
export function listSlotRivals(
  analysis: PassageAnalysis,
  blank: BlankWord,
  place: string,
  isNamed: boolean,
): OptionWord[] {
  const slot = readSlot(analysis, blank, place);
  if (slot === undefined) return [];
  const kept: OptionWord[] = [];
  const byRank = (lemma: string): number => -(findEntry(lemma, slot.pos)?.rank ?? Infinity);
  add(slot, kept, [...slot.contraries], 1, byRank);
  if (kept.length === 0 && needsContrary(slot, isNamed)) return [];
  const own = slot.authored.filter((lemma) => !slot.contraries.has(lemma));
  add(slot, kept, own, rivalCount, (lemma, order) => rateOwn(slot, lemma, order));
  return kept.length === rivalCount ? kept : [];
}

/** Before a noun many a quality may stand, and in the place of a noun many another. */
const needsContrary = ({ isAttributive, pos }: Slot, isNamed: boolean): boolean =>
  isAttributive || !isNamed || pos === 'n';

function readSlot(analysis: PassageAnalysis, blank: BlankWord, place: string): Slot | undefined {
  const { token } = blank;
  const pos = getWordClass(token);
  if (pos === undefined) return undefined;
  const companions = listCompanions(analysis.tokens, token.index, pos);
  const authored = [...new Set(listAuthoredRivals(token.lemma, pos, place))];
  const isSaidThere = (lemma: string): boolean =>
    authored.includes(lemma) ||
    (listPlaceWords(place).has(lemma) && companions.some((companion) => goesWith(lemma, companion)));
  return {
    analysis,
    blank,
    pos,
    companions,
    known: companions.filter((companion) => goesWith(token.lemma, companion)),
    contraries: new Set(
      findAntonyms(token.lemma, pos)
        .map(({ word }) => word)
        .filter(isSaidThere),
    ),
    authored,
    isAttributive: pos === 'adj' && /^(?:NN|JJ)/u.test(analysis.tokens[token.index + 1]?.tag ?? ''),
    isMass: isBare(analysis, blank),
  };
}

/** Takes the best of the words that fit, each unlike those that were taken before. */
function add(
  slot: Slot,
  kept: OptionWord[],
  lemmas: readonly string[],
  most: number,
  rate: (lemma: string, order: number) => number,
): void {
  const { pos, blank } = slot;
  const worth = getValence(getConcept(blank.token.lemma, pos));
  const isOfOtherWorth = ({ lemma }: OptionWord) => getValence(getConcept(lemma, pos)) * worth < 0;
  const rated = lemmas
    .flatMap((lemma, order) =>
      fits(slot, lemma) ? inflectFor(blank, lemma).map((word) => ({ word, worth: rate(lemma, order) })) : [],
    )
    .sort((left, right) => right.worth - left.worth);
  let left = most;
  for (const { word } of rated) {
    if (left === 0 || kept.length === rivalCount) return;
    const loose = [...kept, word].reduce((sum, one) => sum + rateLoose(slot, one.lemma), 0);
    if (loose > mostLoose) continue;
    if (isOfOtherWorth(word) && kept.filter(isOfOtherWorth).length === mostOfOtherWorth) continue;
    if (kept.some((one) => isTwin(one.lemma, word.lemma, pos))) continue;
    kept.push(word);
    left -= 1;
  }
}

function fits(slot: Slot, lemma: string): boolean {
  const { analysis, blank, pos, known, contraries, authored } = slot;
  if (readSaid(analysis).has(lemma) || (slot.isAttributive && onlyPredicate.test(lemma))) return false;
  const suiting = known.filter((companion) => goesWith(lemma, companion)).length;
  // What was set beside the very word by hand need not be known beside the words of the place.
  if (suiting < known.length && !authored.includes(lemma)) return false;
  if (slot.isMass && !isMassNoun(lemma)) return false;
  if (pos === 'v' && !canBeDone(analysis.tokens, lemma, blank.token.lemma)) return false;
  return contraries.has(lemma) || isOther(analysis, lemma, blank.token.lemma, pos);
}

/** Where the tables know the right word, what is not known there as well is doubtful, the more so what is at hand anywhere. */
function rateLoose({ pos, companions, known, contraries }: Slot, lemma: string): number {
  if (contraries.has(lemma) || companions.some((companion) => goesWith(lemma, companion))) return 0;
  return isStock(lemma, pos) ? stockLoose[pos] : Math.min(known.length, 1);
}

/** Where the tables do not know the right word there, those they know are the surest. */
function rateOwn(slot: Slot, lemma: string, order: number): number {
  const isKnown = slot.companions.some((companion) => goesWith(lemma, companion));
  const loss = order * lossByOrder + rateLoose(slot, lemma) * lossByLoose;
  return tie(slot, lemma) - loss + (isKnown ? worthOfKnown : 0);
}

const worthOfKnown = 0.2;
const lossByLoose = 0.15;

/** "gain a lot of freedom": without a determiner only what is not counted stands in the singular. */
function isBare({ tokens }: PassageAnalysis, { token: { tag, index } }: BlankWord): boolean {
  if (tag !== 'NN') return false;
  const before = tokens.slice(0, index).findLast((token) => !/^(?:JJ|RB|VBN$|CC)/u.test(token.tag));
  return !/^(?:DT|PRP\$|POS|CD)/u.test(before?.tag ?? '');
}

const masses =
  /(?:ness|ism|ship|dom|hood|ance|ence|ancy|ency|tion|sion|ity|ty|ment|ure)$|^(?:success|control|speed|noise|order|waste|rest|change|growth|progress|harm|profit|debt|fear|anger|joy|desire|doubt|hope|pain|pride|talent|effort|memory|instinct|praise|luxury|power|trade|delay|beauty|conflict|discovery|theft|surprise|sound|light|color|culture|shame|guilt|silence|help|support)$/u;

const isMassNoun = (lemma: string): boolean =>
  findEntry(lemma, 'n')?.flags.includes('u') === true || masses.test(lemma);

/** The lemmas of a passage. */
const readSaid = readOnce(
  ({ tokens }: PassageAnalysis): ReadonlySet<string> =>
    new Set(tokens.flatMap(({ lemma, lower }) => [lemma, lower])),
);

const readTelling = readOnce(({ tokens }: PassageAnalysis) => [
  ...new Map(
    tokens
      .filter((token) => isTelling(token) && !token.tag.startsWith('NNP'))
      .map((token) => [token.lemma, token]),
  ).values(),
]);

/** Neither near to the right word nor the same as something that the passage says. */
function isOther(analysis: PassageAnalysis, lemma: string, right: string, pos: WordClass): boolean {
  if (areNear(lemma, right, pos) || areNearWords(lemma, right)) return false;
  const own = getConcept(lemma, pos);
  const relation = relate(own, getConcept(right, pos));
  if (relation === 'same' || relation === 'synonym') return false;
  return !readTelling(analysis).some((token) => {
    const other = getWordClass(token);
    const saidAs = other && relate(own, getConcept(token.lemma, other));
    return saidAs === 'family' || saidAs === 'synonym';
  });
}

const isTwin = (left: string, right: string, pos: WordClass): boolean =>
  areNear(left, right, pos) ||
  (compareCompany(left, right) ?? 0) >= twinCompany ||
  /^(?:synonym|same)$/u.test(relate(getConcept(left, pos), getConcept(right, pos)) ?? '');

const background =
  `table river doctor happy machine law sing cold money story animal build war teacher light idea quick market fear plant
  city measure friend art run`.split(/\s+/u);

/** How alike a word is to any words whatever. */
const readBase = readWordOnce(
  (lemma) =>
    background.reduce((sum, word) => sum + (compareCompany(lemma, word) ?? 0), 0) / background.length,
);

const closest = 4;

/** How near a word is to the matter of the passage, beyond what it is to any matter. */
function tie({ analysis, blank }: Slot, lemma: string): number {
  const nearest = readTelling(analysis)
    .filter((token) => token.lemma !== blank.token.lemma)
    .map((token) => (compareCompany(lemma, token.lemma) ?? 0) - readBase(token.lemma))
    .sort((left, other) => other - left)
    .slice(0, closest);
  return nearest.reduce((sum, one) => sum + one, 0) / closest - readBase(lemma);
}
