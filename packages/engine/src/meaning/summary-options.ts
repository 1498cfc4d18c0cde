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
  const opposites = blank.opposites.map((word): WrongWord => ({
    ...word,
    label,
    isOpposite: true,
    isContrary: contraries.includes(word.lemma),
  }));
  const others = strange.map((word): WrongWord => ({
    ...word,
    label,
    isOpposite: false,
    isContrary: false,
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

/** Two more wrong pairs, the most telling first; more than two that tell of another matter could be ruled out unread. */
function listLastPairs(first: Slot, second: Slot, mayTurn: boolean, side: 0 | 1): SummaryPair[] | undefined {
  const turned = (pair: SummaryPair | undefined) => (mayTurn ? pair : undefined);
  const inFirst = ([word]: readonly WrongWord[]) => word && toPair(word, second.wrong);
  const inSecond = ([word]: readonly WrongWord[]) => word && toPair(first.wrong, word);
  const opposites = [turned(inFirst(first.opposites)), turned(inSecond(second.opposites))] as const;
  const others = [inFirst(first.others), inSecond(second.others)] as const;
  const both = turned(toPair(first.wrong, second.wrong));
  const [otherFirst, otherSecond] = [first.opposites[0], second.opposites[0]];
  const alone = [
    otherFirst && toPair(otherFirst, second.right),
    otherSecond && toPair(first.right, otherSecond),
  ] as const;
  const away = side === 0 ? 1 : 0;
  const choices = [
    [opposites[side], others[away]],
    [opposites[away], others[side]],
    opposites,
    [opposites[side], both],
    [opposites[away], both],
    [others[0], alone[1]],
    [others[1], alone[0]],
    others,
    [both, alone[1]],
    [both, alone[0]],
    [others[side], both],
    [others[away], both],
  ];
  const given = [first.wrong, second.wrong].filter(({ isOpposite }) => !isOpposite).length;
  return choices
    .map((pairs) => pairs.flatMap((pair) => pair ?? []))
    .find((pairs) => pairs.length === 2 && given + pairs.filter(isOfOtherMatter).length <= mostOfOtherMatter);
}

const mostOfOtherMatter = 2;

const isOfOtherMatter = ({ wrong }: SummaryPair): boolean => wrong.some(({ isOpposite }) => !isOpposite);

const isWrong = (word: OptionWord | WrongWord): word is WrongWord => 'label' in word;

const toPair = (...words: [OptionWord | WrongWord, OptionWord | WrongWord]): SummaryPair => ({
  words,
  wrong: words.filter(isWrong),
});
