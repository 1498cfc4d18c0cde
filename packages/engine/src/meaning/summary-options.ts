import { areNear, type OptionWord } from '#meaning/option-sets.ts';
import { namesMeaning, namesSense } from '#meaning/same-sense.ts';
import { isConditional, isOneClaim, type SummaryBlank } from '#meaning/summary-blanks.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import type { Random } from '#random.ts';
import { getConcept, isFamily, relate, type Relation } from '#wording/concepts.ts';
import { getWordClass } from '#wording/word-class.ts';
import { areNearInMeaning, compareCompany, findAntonyms, findEntry, type PartOfSpeech } from '@jadoo/lexicon';

/** A wrong word of an option: of which blank, and whether it goes against the passage or tells of something else. */
export interface WrongWord extends OptionWord {
  label: string;
  isOpposite: boolean;
  /** The very contrary of the right word: "increase" of "reduce", but not "ignore" of "examine". */
  isContrary: boolean;
  /** Words of one meaning have the same: "raise" that of "increase". */
  meaning: string;
}

/** Two words as an option, with those among them that are wrong. */
export interface SummaryPair {
  words: readonly [OptionWord, OptionWord];
  wrong: readonly WrongWord[];
}

/** What the passage has of a word. */
export interface Telling {
  passage: PassageAnalysis;
  translations: readonly string[];
}

const kin: readonly (Relation | undefined)[] = ['family', 'synonym', 'same'];

/** Whether a word of the passage is the word itself, its kin or of its meaning. */
function isKin(token: Token, lemma: string, pos: PartOfSpeech): boolean {
  const own = getWordClass(token);
  return (
    own !== undefined &&
    isClass(pos) &&
    kin.includes(relate(getConcept(lemma, pos), getConcept(token.lemma, own)))
  );
}

const isClass = (pos: PartOfSpeech): pos is 'n' | 'v' | 'adj' | 'adv' => /^(?:n|v|adj|adv)$/u.test(pos);

/** From here on words keep so like company that one may stand for the other in a summary. */
const closeCompany = 0.4;
const sidedCompany = 0.3;
/** They keep company with every verb. */
const light =
  /^(?:be|have|do|make|take|get|give|go|come|say|tell|know|think|see|look|find|want|need|use|keep|put|bring|turn|try|let|call|ask|feel|become|happen|mean|work)$/u;

/** Whether the passage has the word, its kin, a word of its meaning or of the contrary, or its Korean has the meaning. */
export function isTold({ token, pos }: SummaryBlank, { passage, translations }: Telling): boolean {
  const isInEnglish = passage.tokens.some((other) => {
    const own = getWordClass(other);
    if (own === undefined || !isClass(pos)) return false;
    const relation = relate(getConcept(token.lemma, pos), getConcept(other.lemma, own));
    // What is careful and what is right are both praised: one side of a scale says too little.
    const company = compareCompany(token.lemma, other.lemma) ?? 0;
    if (relation !== undefined) return company >= sidedCompany || !/^(?:same|opposite)$/u.test(relation);
    return own === pos && !light.test(other.lemma) && company >= closeCompany;
  });
  return isInEnglish || namesMeaning(translations.join('\n'), findEntry(token.lemma, pos)?.senses ?? []);
}

/** A solution that is 용액 in Korean is the contrary of no problem: its contraries belong to the first meaning. */
export function hasOtherSense({ token, pos, opposites }: SummaryBlank, { translations }: Telling): boolean {
  const [main = '', ...rest] = findEntry(token.lemma, pos)?.senses ?? [];
  const korean = translations.join('\n');
  return opposites.length > 0 && !namesMeaning(korean, [main]) && namesMeaning(korean, rest);
}

/** The right word of a blank and its wrong ones: contraries first, of which every text says the opposite. */
interface Slot {
  right: OptionWord;
  /** Surely wrong here. */
  wrong: WrongWord;
  opposites: readonly WrongWord[];
  others: readonly WrongWord[];
}

function fillSlot(blank: SummaryBlank, label: string, telling: Telling): Slot | undefined {
  const { token, pos } = blank;
  const strange = blank.others.filter(({ lemma }) => !isSpokenOf(lemma, pos, telling));
  const contraries = findAntonyms(token.lemma, pos).map(({ word }) => word);
  const [plainest, ...rest] = blank.opposites;
  const opposites = blank.opposites.map((word): WrongWord => ({
    ...word,
    label,
    isOpposite: true,
    isContrary: contraries.includes(word.lemma),
    meaning:
      rest.includes(word) && plainest && !areTwins(word.lemma, plainest.lemma, pos) ? word.lemma : label,
  }));
  const others = strange.map((word): WrongWord => ({
    ...word,
    label,
    isOpposite: false,
    isContrary: false,
    meaning: word.lemma,
  }));
  const wrong = opposites[0] ?? others[0];
  if (wrong === undefined) return undefined;
  return {
    right: { lemma: token.lemma, text: token.lower },
    wrong,
    opposites: opposites.slice(1),
    others: others.filter((word) => word !== wrong && !areNear(word.lemma, wrong.lemma, pos)),
  };
}

/** So far apart is the company of two contraries of a word that they are no twins like "increase" and "raise". */
const apartCompany = 0.55;

const areTwins = (left: string, right: string, pos: PartOfSpeech): boolean =>
  areNear(left, right, pos) || (compareCompany(left, right) ?? 1) >= apartCompany;

/** What the passage has in any form or meaning, in English or Korean, is no word that it does not speak of. */
const isSpokenOf = (lemma: string, pos: PartOfSpeech, { passage, translations }: Telling): boolean =>
  namesSense(translations.join('\n'), lemma, pos) ||
  passage.tokens.some(
    (other) =>
      isKin(other, lemma, pos) ||
      (getWordClass(other) === pos && !light.test(other.lemma) && areNearInMeaning(lemma, other.lemma)),
  );

/**
 * The right pair and four wrong ones, each with a word that cannot be right; undefined where the words do not suffice.
 * Where the contraries of both words together might be as true as the words, no option has both.
 */
export function listSummaryPairs(
  summary: PassageAnalysis,
  blanks: readonly [SummaryBlank, SummaryBlank],
  telling: Telling,
  random: Random,
): SummaryPair[] | undefined {
  const [own, next] = blanks;
  // "gradual …… gradually" would be no choice of two words.
  const taken = [...own.opposites, ...own.others].map(({ lemma }) => lemma);
  const keepNew = (words: readonly OptionWord[]) =>
    words.filter(({ lemma }) => !taken.some((other) => isFamily(lemma, other)));
  const first = fillSlot(own, '(A)', telling);
  const second = fillSlot(
    { ...next, opposites: keepNew(next.opposites), others: keepNew(next.others) },
    '(B)',
    telling,
  );
  if (first === undefined || second === undefined) return undefined;
  if (!first.wrong.isOpposite && !second.wrong.isOpposite) return undefined;
  const [one, two] = [own.token, next.token];
  const mayTurn = !isConditional(summary, one, two) && !isOneClaim(summary, one, two);
  const last = listLastPairs(first, second, mayTurn, random.pick([0, 1]));
  return (
    last && [
      toPair(first.right, second.right),
      toPair(first.right, second.wrong),
      toPair(first.wrong, second.right),
      ...last,
    ]
  );
}

/**
 * Two more wrong pairs. No wrong meaning stands in more than two of the four pairs: what the reader rules out by common
 * sense leaves two. As many at most tell of another matter.
 */
function listLastPairs(first: Slot, second: Slot, mayTurn: boolean, side: 0 | 1): SummaryPair[] | undefined {
  const given = [toPair(first.right, second.wrong), toPair(first.wrong, second.right)];
  const wordsOf = ({ right, wrong, opposites, others }: Slot) => [
    right,
    wrong,
    ...opposites.slice(0, 2),
    ...others.slice(0, 2),
  ];
  const all = wordsOf(first)
    .flatMap((one) => wordsOf(second).map((two) => toPair(one, two)))
    .filter(({ wrong }) => wrong.length > 0 && (mayTurn || !wrong.every(isTurned) || wrong.length === 1));
  const ordered = side === 0 ? all : all.reverse();
  const choices = ordered.flatMap((one, index) =>
    ordered.slice(index + 1).flatMap((two) => {
      const pairs = [...given, one, two];
      return isSpread(pairs) ? [{ pairs: [one, two], cost: weighCost(pairs) }] : [];
    }),
  );
  return choices.sort((a, b) => a.cost - b.cost)[0]?.pairs;
}

const mostOfOneMeaning = 2;

const isTurned = ({ isOpposite }: WrongWord): boolean => isOpposite;

const getMeaning = (word: OptionWord | WrongWord): string => (isWrong(word) ? word.meaning : word.lemma);

const countMost = (keys: readonly string[]): number =>
  Math.max(0, ...keys.map((key) => keys.filter((other) => other === key).length));

function isSpread(pairs: readonly SummaryPair[]): boolean {
  const meanings = pairs.flatMap(({ wrong }) => wrong.map(getMeaning));
  return (
    countMost(meanings) <= mostOfOneMeaning &&
    countAlike(pairs) <= 1 &&
    countMost(pairs.map(({ words }) => words.map(getMeaning).join())) === 1 &&
    pairs.filter(isOfOtherMatter).length <= mostOfOneMeaning
  );
}

/** Pairs that go against the passage in the very same place. */
function countAlike(pairs: readonly SummaryPair[]): number {
  const sides = pairs.map(({ words }) =>
    words.map((word) => (isAgainst(word) ? word.label : word.lemma)).join(),
  );
  return sides.length - new Set(sides).size;
}

/** The contrary of what the passage says is wrong for the surest reason; words of another matter and repeated ones tell less. */
function weighCost(pairs: readonly SummaryPair[]): number {
  const words = pairs.flatMap(({ words }) => words.map(({ text }) => text));
  const unsure = pairs.filter(({ wrong }) => !wrong.some(isTurned)).length;
  return (
    2 * unsure +
    1.5 * countAlike(pairs) +
    pairs.filter(isOfOtherMatter).length +
    (words.length - new Set(words).size) / 4
  );
}

const isAgainst = (word: OptionWord | WrongWord): word is WrongWord => isWrong(word) && word.isOpposite;

const isOfOtherMatter = ({ wrong }: SummaryPair): boolean => wrong.some(({ isOpposite }) => !isOpposite);

const isWrong = (word: OptionWord | WrongWord): word is WrongWord => 'label' in word;

const toPair = (...words: [OptionWord | WrongWord, OptionWord | WrongWord]): SummaryPair => ({
  words,
  wrong: words.filter(isWrong),
});
