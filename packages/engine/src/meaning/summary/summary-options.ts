import { areNear, type OptionWord } from '#meaning/option-sets.ts';
import { namesMeaning, namesSense } from '#meaning/same-sense.ts';
import type { SummaryBlank } from '#meaning/summary/summary-blanks.ts';
import { isConditional, isOneClaim } from '#meaning/summary/summary-claims.ts';
import { listBonds } from '#meaning/summary/summary-fit.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import type { Random } from '#random.ts';
import { getConcept, isFamily, relate, type Relation } from '#wording/concepts.ts';
import { getWordClass, isWordClass } from '#wording/word-class.ts';
import { areNearInMeaning, compareCompany, findAntonyms, findEntry, type PartOfSpeech } from '@jadoo/lexicon';

/** A wrong word of an option: of which blank, and whether it says the contrary or is a third beside it. */
export interface WrongWord extends OptionWord {
  label: string;
  isContrary: boolean;
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
  /** The translation of each sentence, as far as it is known. */
  lines: readonly (string | undefined)[];
  gist: string;
}

const kin: readonly (Relation | undefined)[] = ['family', 'synonym', 'same'];

/** Whether a word of the passage is the word itself, its kin or of its meaning. */
function isKin(token: Token, lemma: string, pos: PartOfSpeech): boolean {
  const own = getWordClass(token);
  return (
    own !== undefined &&
    isWordClass(pos) &&
    kin.includes(relate(getConcept(lemma, pos), getConcept(token.lemma, own)))
  );
}

/** From here on words keep so like company that one may stand for the other in a summary; verbs keep like company sooner. */
const closeCompany = 0.5;
const closeCompanyOfVerbs = 0.6;
const sidedCompany = 0.3;
/** They keep company with every verb. */
const light =
  /^(?:be|have|do|make|take|get|give|go|come|say|tell|know|think|see|look|find|want|need|use|keep|put|bring|turn|try|let|call|ask|feel|become|happen|mean|work)$/u;

/** Whether the passage has the word, its kin, a word of its meaning or of the contrary, or its Korean has the meaning. */
export function isTold({ token, pos }: SummaryBlank, { passage, translations }: Telling): boolean {
  const close = pos === 'v' ? closeCompanyOfVerbs : closeCompany;
  const isInEnglish = passage.tokens.some((other) => {
    const own = getWordClass(other);
    if (own === undefined || !isWordClass(pos)) return false;
    const relation = relate(getConcept(token.lemma, pos), getConcept(other.lemma, own));
    // What is careful and what is right are both praised: one side of a scale says too little.
    const company = compareCompany(token.lemma, other.lemma) ?? 0;
    if (relation !== undefined) return company >= sidedCompany || !/^(?:same|opposite)$/u.test(relation);
    return own === pos && !light.test(other.lemma) && company >= close;
  });
  return isInEnglish || namesMeaning(translations.join('\n'), findEntry(token.lemma, pos)?.senses ?? []);
}

/**
 * A solution that is 용액 in Korean is the contrary of no problem: its contraries belong to the first meaning. An order
 * that is 목 has a meaning that the dictionary does not know.
 */
export function hasOtherSense({ token, pos }: SummaryBlank, telling: Telling): boolean {
  const { passage, translations } = telling;
  const [main = '', ...rest] = findEntry(token.lemma, pos)?.senses ?? [];
  const korean = translations.join('\n');
  if (namesMeaning(korean, [main])) return false;
  const isNamed = namesMeaning(korean, rest);
  const isSaid = passage.tokens.some((other) => other.lemma === token.lemma && getWordClass(other) === pos);
  return isNamed || (pos === 'n' && rest.length > 1 && isSaid && translations.some((line) => line !== ''));
}

/** The words of one column: the right one, what goes against it and what speaks of another matter. */
interface Slot {
  right: OptionWord;
  wrong: readonly WrongWord[];
}

/** Two wrong words that keep so like company fall together. */
const closeWrong = 0.6;

/** What the passage speaks of is looked up once for each word of a blank. */
const spoken = new WeakMap<Telling, Map<string, boolean>>();
/** Behind so many, the nearest, a word is hardly a choice. */
const mostTried = 10;
/** So many wrong words a column has at most. */
const mostWrong = 2;

/** What goes against the right word comes first, and no two of one meaning. */
function fillSlot(summary: PassageAnalysis, blank: SummaryBlank, label: string, telling: Telling): Slot {
  const { token, pos } = blank;
  const contraries = findAntonyms(token.lemma, pos).map(({ word }) => word);
  const bonds = listBonds(summary, blank).map(({ lemma }) => lemma);
  // What the passage speaks of, even to deny it, may be meant as well.
  const known = spoken.get(telling) ?? new Map<string, boolean>();
  spoken.set(telling, known);
  const isFree = ({ lemma }: OptionWord): boolean => {
    const key = `${token.start} ${lemma}`;
    const isSpoken =
      known.get(key) ??
      ((!contraries.includes(lemma) && isNamed(lemma, blank, telling)) ||
        isSpokenOf(
          lemma,
          blank,
          { bonds, isContrary: blank.opposites.some((one) => one.lemma === lemma) },
          telling,
        ));
    known.set(key, isSpoken);
    return !isSpoken;
  };
  const [against, ...others] = blank.opposites.slice(0, mostTried).filter(isFree);
  const more = [...others, ...blank.thirds.filter(isFree)];
  const isApart = (left: OptionWord, right: OptionWord | undefined): boolean =>
    right === undefined ||
    !(
      areNear(left.lemma, right.lemma, pos) ||
      areNearInMeaning(left.lemma, right.lemma) ||
      (compareCompany(left.lemma, right.lemma) ?? 0) >= closeWrong
    );
  const first = against;
  // Two contraries of one meaning are no gain, but better than a word that says nothing of the passage.
  const second =
    more.find((word) => isApart(word, first)) ??
    others.find(({ lemma }) => !isFamily(lemma, first?.lemma ?? ''));
  const wrong = [first, second].flatMap((word) => (word === undefined ? [] : [word])).slice(0, mostWrong);
  return {
    right: { lemma: token.lemma, text: token.lower },
    wrong: wrong.map((word) => ({
      ...word,
      label,
      isContrary: blank.opposites.includes(word),
    })),
  };
}

/** Whether the passage has the word or its family: what it speaks of and is no contrary may be meant as well. */
const isNamed = (lemma: string, { token }: SummaryBlank, { passage }: Telling): boolean =>
  passage.tokens.some((other) => isFamily(lemma, other.lemma) && !isFamily(token.lemma, other.lemma));

/**
 * Whether the passage may say the word of what the summary says the right one of: it has its
 * meaning, in English or Korean, where it speaks of the same things.
 */
function isSpokenOf(
  lemma: string,
  { token, pos }: SummaryBlank,
  { bonds, isContrary }: { bonds: readonly string[]; isContrary: boolean },
  { passage, lines, gist }: Telling,
): boolean {
  if (namesSense(gist, lemma, pos)) return true;
  return passage.sentences.some(({ index, firstToken, endToken }) => {
    const own = passage.tokens.slice(firstToken, endToken);
    // Where the right word is shown, its contrary may be said of other things.
    const isOfMatter = isContrary
      ? own.some((other) => bonds.some((word) => isFamily(word, other.lemma)))
      : bonds.length === 0 ||
        own.some((other) => [token.lemma, ...bonds].some((word) => isFamily(word, other.lemma)));
    if (!isOfMatter) return false;
    return (
      namesSense(lines[index] ?? '', lemma, pos) ||
      own.some(
        (other) =>
          isKin(other, lemma, pos) ||
          (getWordClass(other) === pos && !light.test(other.lemma) && areNearInMeaning(lemma, other.lemma)),
      )
    );
  });
}

/**
 * The right pair and four wrong ones: a wrong word beside a right one on either side, two wrong ones, and another of
 * these; undefined where the words do not suffice.
 */
export function listSummaryPairs(
  summary: PassageAnalysis,
  [own, next]: readonly [SummaryBlank, SummaryBlank],
  telling: Telling,
  random: Random,
): SummaryPair[] | undefined {
  const first = fillSlot(summary, own, '(A)', telling);
  // "gradual …… gradually" would be no choice of two words.
  const taken = [first.right, ...first.wrong].map(({ lemma }) => lemma);
  const keepNew = (words: readonly OptionWord[]) =>
    words.filter(({ lemma }) => !taken.some((other) => isFamily(lemma, other)));
  const second = fillSlot(
    summary,
    { ...next, opposites: keepNew(next.opposites), thirds: keepNew(next.thirds) },
    '(B)',
    telling,
  );
  const [a, b] = [first.wrong, second.wrong];
  const [wrongA, wrongB] = [a[0], b[0]];
  if (wrongA === undefined || wrongB === undefined || a.length + b.length <= mostWrong) return undefined;
  const isBothWays =
    isConditional(summary, own.token, next.token) || isOneClaim(summary, own.token, next.token);
  // Both turned round the summary may be as true as it is: "overlooking them is harmful".
  const isDouble = !(
    isBothWays &&
    (own.pos === 'adj' || next.pos === 'adj' || (wrongA.isContrary && wrongB.isContrary))
  );
  const singles = random.shuffle([
    ...a.slice(1).map((left) => toPair(left, second.right)),
    ...b.slice(1).map((right) => toPair(first.right, right)),
  ]);
  const isSure = ({ wrong }: SummaryPair): boolean => wrong.every(({ isContrary }) => isContrary);
  const pairs = [
    toPair(first.right, second.right),
    toPair(first.right, wrongB),
    toPair(wrongA, second.right),
    ...(isDouble ? [toPair(wrongA, wrongB)] : []),
    // A third word only where there is no second contrary.
    ...singles.filter(isSure),
    ...singles.filter((pair) => !isSure(pair)),
  ];
  return pairs.length < 5 ? undefined : pairs.slice(0, 5);
}

const isWrong = (word: OptionWord | WrongWord): word is WrongWord => 'label' in word;

const toPair = (...words: [OptionWord | WrongWord, OptionWord | WrongWord]): SummaryPair => ({
  words,
  wrong: words.filter(isWrong),
});
