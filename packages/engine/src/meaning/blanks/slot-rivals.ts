import { areNearWords, compareCompany, findAntonyms, findEntry } from '@jadoo/lexicon';

import { isTelling } from '#meaning/blanks/backing.ts';
import { listAuthoredRivals } from '#meaning/blanks/blank-rivals.ts';
import { canBeDone } from '#meaning/blanks/doers.ts';
import { listPlaceWords } from '#meaning/blanks/place-words.ts';
import { areNear, type BlankWord, type OptionWord } from '#meaning/option-sets.ts';
import { inflectFor, onlyPredicate } from '#meaning/summary/summary-blanks.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { readOnce, readWordOnce } from '#read-once.ts';
import { getConcept, getValence, relate } from '#wording/concepts.ts';
import { goesWith, listCompanions } from '#wording/slot-company.ts';
import { getWordClass, type WordClass } from '#wording/word-class.ts';

const rivalCount = 4;
/** Where all wrong words are blamed and the right one praised, it can be told without the passage. */
const mostOfOtherWorth = 3;
/** A wrong word so near to the matter of the passage may be meant there as well. */
const mostTie = 0.22;
const mostLike = 0.22;
const twinCompany = 0.4;
/** What was set beside the very word by hand goes before what is only said in such places. */
const worthOfAuthored = 1;
const worthOfContrary = 3;
/** Words that were set beside other words only. */
const mostBorrowed = 1;
const lossByOrder = 0.03;

/**
 * Four words that are said in the place of a word and say something else there, among them one contrary at most; nothing
 * where too few are known to stand there.
 */
export function listSlotRivals(analysis: PassageAnalysis, blank: BlankWord, place: string): OptionWord[] {
  const { token } = blank;
  const pos = getWordClass(token);
  if (pos === undefined) return [];
  const companions = listCompanions(analysis.tokens, token.index, pos);
  const known = companions.filter((companion) => goesWith(token.lemma, companion));
  const said = readSaid(analysis);
  const contraries = new Set(findAntonyms(token.lemma, pos).map(({ word }) => word));
  const authored = [...new Set(listAuthoredRivals(token.lemma, pos, place))];
  const isAttributive = pos === 'adj' && /^(?:NN|JJ)/u.test(analysis.tokens[token.index + 1]?.tag ?? '');
  // What was set beside the very word by hand need not be known beside each word of the place.
  const fitsPlace = (lemma: string): boolean => {
    const fit = known.filter((companion) => goesWith(lemma, companion)).length;
    return fit === known.length || (authored.includes(lemma) && fit > 0);
  };
  const isMass = isBare(analysis, blank);
  const words = known.length > 0 ? [...contraries, ...authored, ...listPlaceWords(place)] : [...authored];
  const rated = [...new Set(words)]
    .filter(
      (lemma) =>
        !said.has(lemma) &&
        fitsPlace(lemma) &&
        (!isMass || isMassNoun(lemma)) &&
        (pos !== 'v' || canBeDone(analysis.tokens, lemma, token.lemma)) &&
        !(isAttributive && onlyPredicate.test(lemma)) &&
        (contraries.has(lemma) || isOther(analysis, lemma, token.lemma, pos)),
    )
    .flatMap((lemma) => inflectFor(blank, lemma))
    .flatMap((word) => {
      if (contraries.has(word.lemma)) return [{ ...word, worth: worthOfContrary + rank(word.lemma, pos) }];
      const near = tie(analysis, word.lemma, token.lemma);
      const like = compareCompany(word.lemma, token.lemma) ?? 0;
      const order = authored.indexOf(word.lemma);
      if (order >= 0) return [{ ...word, worth: worthOfAuthored + near - order * lossByOrder }];
      return near <= mostTie && like <= mostLike ? [{ ...word, worth: near + like }] : [];
    })
    .sort((left, right) => right.worth - left.worth);
  const kept: OptionWord[] = [];
  let ofOtherWorth = 0;
  let borrowed = 0;
  const valence = getValence(getConcept(token.lemma, pos));
  for (const { lemma, text } of rated) {
    if (kept.length === rivalCount) break;
    if (contraries.has(lemma) && kept.length > 0) continue;
    if (!contraries.has(lemma) && !authored.includes(lemma)) {
      if (borrowed === mostBorrowed) break;
      borrowed += 1;
    }
    const isOfOtherWorth = getValence(getConcept(lemma, pos)) * valence < 0;
    if (isOfOtherWorth && ofOtherWorth === mostOfOtherWorth) continue;
    if (kept.some((one) => isTwin(one.lemma, lemma, pos))) continue;
    if (isOfOtherWorth) ofOtherWorth += 1;
    kept.push({ lemma, text });
  }
  if (kept.length < rivalCount) (globalThis as any).dbg?.push(`${analysis.text.slice(Math.max(0, token.start - 30), token.start)}<${token.text}>${analysis.text.slice(token.end, token.end + 30)} [${companions.map((c) => c.lemma + (known.includes(c) ? '+' : '-'))}] authored ${authored.length}: ${rated.map((r) => r.lemma)}`);
  return kept.length === rivalCount && (!isAttributive || contraries.has(kept[0]?.lemma ?? '')) ? kept : [];
}

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

/** The plainer of two contraries is the more usual one. */
const rank = (lemma: string, pos: WordClass): number => 1 / (findEntry(lemma, pos)?.rank ?? Infinity);

/** The lemmas of a passage. */
const readSaid = readOnce(
  ({ tokens }: PassageAnalysis): ReadonlySet<string> => new Set(tokens.flatMap(({ lemma, lower }) => [lemma, lower])),
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
  (lemma) => background.reduce((sum, word) => sum + (compareCompany(lemma, word) ?? 0), 0) / background.length,
);

const closest = 4;

/** How near a word is to the matter of the passage, beyond what it is to any matter. */
function tie(analysis: PassageAnalysis, lemma: string, right: string): number {
  const nearest = readTelling(analysis)
    .filter((token) => token.lemma !== right)
    .map((token) => (compareCompany(lemma, token.lemma) ?? 0) - readBase(token.lemma))
    .sort((left, other) => other - left)
    .slice(0, closest);
  return nearest.reduce((sum, one) => sum + one, 0) / closest - readBase(lemma);
}
