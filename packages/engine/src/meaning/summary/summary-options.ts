import { areNear, type OptionWord } from '#meaning/option-sets.ts';
import { namesMeaning, namesSense } from '#meaning/same-sense.ts';
import type { SummaryBlank } from '#meaning/summary/summary-blanks.ts';
import { isConditional, isOneClaim } from '#meaning/summary/summary-claims.ts';
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
    if (own === undefined || !isClass(pos)) return false;
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
export function hasOtherSense({ token, pos, opposites }: SummaryBlank, telling: Telling): boolean {
  const { passage, translations } = telling;
  const [main = '', ...rest] = findEntry(token.lemma, pos)?.senses ?? [];
  const korean = translations.join('\n');
  if (opposites.length === 0 || namesMeaning(korean, [main])) return false;
  const isNamed = namesMeaning(korean, rest);
  const isSaid = passage.tokens.some((other) => other.lemma === token.lemma && getWordClass(other) === pos);
  return isNamed || (pos === 'n' && rest.length > 1 && isSaid && translations.some((line) => line !== ''));
}

/** The words of one column: the right one, one contrary of it, and perhaps one that speaks of another matter. */
interface Slot {
  right: OptionWord;
  wrong: WrongWord;
  other: WrongWord | undefined;
}

function fillSlot(blank: SummaryBlank, label: string, telling: Telling): Slot | undefined {
  const { token, pos } = blank;
  const contraries = findAntonyms(token.lemma, pos).map(({ word }) => word);
  // What the passage speaks of, even to deny it, may be meant as well; so may what is no strict contrary and Korean there.
  const against = blank.opposites.find(({ lemma }) =>
    contraries.includes(lemma) ? !isMentioned(lemma, token.lemma, telling) : !isSpokenOf(lemma, pos, telling),
  );
  if (against === undefined) return undefined;
  const strange = blank.others.find(
    ({ lemma }) => !isSpokenOf(lemma, pos, telling) && !areNear(lemma, against.lemma, pos),
  );
  return {
    right: { lemma: token.lemma, text: token.lower },
    wrong: { ...against, label, isOpposite: true, isContrary: contraries.includes(against.lemma) },
    other: strange && { ...strange, label, isOpposite: false, isContrary: false },
  };
}

const rootLength = 5;

/** Whether the passage has a word of the family of the contrary that is none of the right word's. */
function isMentioned(lemma: string, right: string, { passage }: Telling): boolean {
  const root = lemma.slice(0, rootLength);
  return passage.tokens.some(
    ({ lemma: other }) =>
      other === lemma || (!isFamily(right, other) && (other.startsWith(root) || isFamily(lemma, other))),
  );
}

/** What the passage has in any form or meaning, in English or Korean, is no word that it does not speak of. */
const isSpokenOf = (lemma: string, pos: PartOfSpeech, { passage, translations }: Telling): boolean =>
  namesSense(translations.join('\n'), lemma, pos) ||
  passage.tokens.some(
    (other) =>
      isKin(other, lemma, pos) ||
      (getWordClass(other) === pos && !light.test(other.lemma) && areNearInMeaning(lemma, other.lemma)),
  );

/**
 * The right pair and four wrong ones: one contrary or the other, both, and a word of another matter beside a right one;
 * undefined where the words do not suffice, or where both contraries together might be as true as the words.
 */
export function listSummaryPairs(
  summary: PassageAnalysis,
  [own, next]: readonly [SummaryBlank, SummaryBlank],
  telling: Telling,
  random: Random,
): SummaryPair[] | undefined {
  if (isConditional(summary, own.token, next.token) || isOneClaim(summary, own.token, next.token))
    return undefined;
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
  const strays = [
    ...(first.other ? [toPair(first.other, second.right)] : []),
    ...(second.other ? [toPair(first.right, second.other)] : []),
  ];
  if (strays.length === 0) return undefined;
  return [
    toPair(first.right, second.right),
    toPair(first.right, second.wrong),
    toPair(first.wrong, second.right),
    toPair(first.wrong, second.wrong),
    random.pick(strays),
  ];
}

const isWrong = (word: OptionWord | WrongWord): word is WrongWord => 'label' in word;

const toPair = (...words: [OptionWord | WrongWord, OptionWord | WrongWord]): SummaryPair => ({
  words,
  wrong: words.filter(isWrong),
});
