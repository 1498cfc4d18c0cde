import { compareCompany, findAntonyms, findEntry } from '@jadoo/lexicon';

import { isContrary, listAuthoredRivals } from '#meaning/blanks/blank-rivals.ts';
import { isHalfSaid, tieToMatter } from '#meaning/blanks/matter-tie.ts';
import { fitsSlot, readSlot, type Slot } from '#meaning/blanks/slot-fit.ts';
import { areNear, type BlankWord, type OptionWord } from '#meaning/option-sets.ts';
import { namesMeaning } from '#meaning/same-sense.ts';
import { inflectFor } from '#meaning/summary/summary-blanks.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { getConcept, getValence, relate } from '#wording/concepts.ts';
import { goesWith } from '#wording/slot-company.ts';
import type { WordClass } from '#wording/word-class.ts';

const rivalCount = 4;
/** Where all wrong words are blamed and the right one praised, it can be told without the passage. */
const mostOfOtherWorth = 2;
/** How many may be unknown beside words beside which the right one is known, and how many behind a verb of few objects. */
const mostLoose = { open: 2, choosy: 1 } as const;
const twinCompany = 0.66;
/** The first words of a row go against the word most plainly. */
const lossByOrder = 0.03;
const worthOfKnown = 0.2;
const lossByLoose = 0.15;

/**
 * Four words that were set beside the very word by hand, make a sentence in its place and say something else there, among
 * them one contrary at most; no word that the Korean lines of the teacher name. Nothing where these are too few.
 */
export function listSlotRivals(
  analysis: PassageAnalysis,
  blank: BlankWord,
  place: string,
  told: string,
): OptionWord[] {
  const slot = readSlot(analysis, blank);
  if (slot === undefined) return [];
  const { token } = blank;
  const contraries = new Set(findAntonyms(token.lemma, slot.pos).map(({ word }) => word));
  const row = listAuthoredRivals(token.lemma, place).filter(
    (lemma) => fitsSlot(slot, lemma) && !namesMeaning(told, findEntry(lemma, slot.pos)?.senses ?? []),
  );
  const byRank = (lemma: string): number => -(findEntry(lemma, slot.pos)?.rank ?? Infinity);
  const kept: OptionWord[] = [];
  take(
    slot,
    kept,
    row.filter((lemma) => contraries.has(lemma)),
    1,
    byRank,
  );
  const others = row.filter((lemma) => !contraries.has(lemma) && !isHalfSaid(slot, lemma));
  take(slot, kept, others, rivalCount, (lemma, order) => rate(slot, lemma, order));
  return kept.length === rivalCount ? kept : [];
}

/** Takes the best of the words, each unlike those that were taken before. */
function take(
  slot: Slot,
  kept: OptionWord[],
  lemmas: readonly string[],
  most: number,
  rateWord: (lemma: string, order: number) => number,
): void {
  const { pos, blank } = slot;
  const worth = getValence(getConcept(blank.token.lemma, pos));
  const isOfOtherWorth = ({ lemma }: OptionWord) => getValence(getConcept(lemma, pos)) * worth < 0;
  const rated = lemmas
    .flatMap((lemma, order) =>
      inflectFor(blank, lemma).map((word) => ({ word, worth: rateWord(lemma, order) })),
    )
    .sort((left, right) => right.worth - left.worth);
  const loose = findChoosy(slot) === undefined ? mostLoose.open : mostLoose.choosy;
  let left = most;
  for (const { word } of rated) {
    if (left === 0 || kept.length === rivalCount) return;
    if ([...kept, word].filter(({ lemma }) => isLoose(slot, lemma)).length > loose) continue;
    if (isOfOtherWorth(word) && kept.filter(isOfOtherWorth).length === mostOfOtherWorth) continue;
    if (kept.some((one) => isTwin(one.lemma, word.lemma, pos))) continue;
    kept.push(word);
    left -= 1;
  }
}

const isKnown = ({ companions }: Slot, lemma: string): boolean =>
  companions.some((companion) => goesWith(lemma, companion));

/** Objects of any sort. */
const openVerb =
  /^(?:be|have|need|require|want|seek|demand|gain|lose|lack|give|show|see|reveal|create|produce|build|make|bring|cause|generate|yield|encourage|foster|promote|support|protect|preserve|strengthen|enlarge|weaken|reduce|increase|limit|value|respect|reward|favor|undermine|threaten|destroy|damage|restore|teach|learn|express|measure|understand|explain|test|change|shape|affect|influence|determine|improve|mean|offer|provide|add|find|become|help|guarantee|ensure|prize|picture|study|experience|avoid|accept|deserve|invite|reflect|undergo|trust)$/u;

/** The verb of which its noun is the object, where that takes few of them. */
function findChoosy({ analysis: { tokens }, blank: { token }, pos }: Slot): string | undefined {
  const before = tokens.slice(0, token.index).findLast(({ tag }) => !/^(?:DT|PRP\$|POS|JJ|RB|CD)/u.test(tag));
  const isVerb = pos === 'n' && before?.tag.startsWith('VB') === true;
  return isVerb && !openVerb.test(before.lemma) ? before.lemma : undefined;
}

/** Where the tables know the right word, or the place takes few, what is not known there is doubtful, unless it is the contrary. */
function isLoose(slot: Slot, lemma: string): boolean {
  const right = slot.blank.token.lemma;
  if (isContrary(lemma, right, slot.pos)) return false;
  const verb = findChoosy(slot);
  if (verb === undefined) return isKnown(slot, right) && !isKnown(slot, lemma);
  return !slot.companions.some((companion) => companion.lemma === verb && goesWith(lemma, companion));
}

/** What is near to the matter of the passage and known in the place comes first. */
function rate(slot: Slot, lemma: string, order: number): number {
  const loss = order * lossByOrder + (isLoose(slot, lemma) ? lossByLoose : 0);
  return tieToMatter(slot, lemma) - loss + (isKnown(slot, lemma) ? worthOfKnown : 0);
}

const isTwin = (left: string, right: string, pos: WordClass): boolean =>
  areNear(left, right, pos) ||
  (compareCompany(left, right) ?? 0) >= twinCompany ||
  /^(?:synonym|same)$/u.test(relate(getConcept(left, pos), getConcept(right, pos)) ?? '');
