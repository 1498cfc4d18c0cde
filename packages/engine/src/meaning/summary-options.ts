import { areNear, type OptionWord } from '#meaning/option-sets.ts';
import { namesMeaning } from '#meaning/same-sense.ts';
import { isConditional, isOneClaim, type SummaryBlank } from '#meaning/summary-blanks.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import type { Random } from '#random.ts';
import { getConcept, relate, type Relation } from '#wording/concepts.ts';
import { getWordClass } from '#wording/word-class.ts';
import { areNearWords, findEntry, type PartOfSpeech } from '@jadoo/lexicon';

/** A wrong word of an option: of which blank, and whether it says the contrary or something else. */
export interface WrongWord extends OptionWord {
  label: string;
  isOpposite: boolean;
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

/** Whether the passage has the word, its kin, a word of its meaning or of the contrary, or its Korean has the meaning. */
export function isTold({ token, pos }: SummaryBlank, { passage, translations }: Telling): boolean {
  const isInEnglish = passage.tokens.some((other) => {
    const own = getWordClass(other);
    return (
      own !== undefined &&
      isClass(pos) &&
      (relate(getConcept(token.lemma, pos), getConcept(other.lemma, own)) !== undefined ||
        (own === pos && areNearWords(token.lemma, other.lemma)))
    );
  });
  return isInEnglish || namesMeaning(translations.join('\n'), findEntry(token.lemma, pos)?.senses ?? []);
}

interface Slot {
  label: string;
  right: OptionWord;
  /** Surely wrong here. */
  wrong: WrongWord;
  /** Other wrong words, which stand beside a word that is surely wrong. */
  extras: readonly WrongWord[];
}

function fillSlot(blank: SummaryBlank, label: string, { passage }: Telling): Slot | undefined {
  const { token, pos } = blank;
  const strange = blank.others.filter(
    ({ lemma }) => !passage.tokens.some((other) => isKin(other, lemma, pos)),
  );
  const opposites = blank.opposites.map((word): WrongWord => ({ ...word, label, isOpposite: true }));
  const others = strange.map((word): WrongWord => ({ ...word, label, isOpposite: false }));
  const [wrong, ...rest] = [...opposites.slice(0, 2), ...others];
  if (wrong === undefined) return undefined;
  const extras = rest.filter(({ lemma, isOpposite }) => isOpposite || !areNear(lemma, wrong.lemma, pos));
  return { label, right: { lemma: token.lemma, text: token.lower }, wrong, extras };
}

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
  const taken = new Set([...blanks[0].opposites, ...blanks[0].others].map(({ lemma }) => lemma));
  const others = blanks[1].others.filter(({ lemma }) => !taken.has(lemma));
  const first = fillSlot(blanks[0], '(A)', telling);
  const second = fillSlot({ ...blanks[1], others }, '(B)', telling);
  if (first === undefined || second === undefined) return undefined;
  if (!first.wrong.isOpposite && !second.wrong.isOpposite) return undefined;
  const [one, two] = [blanks[0].token, blanks[1].token];
  const mayTurn = !isConditional(summary, one, two) && !isOneClaim(summary, one, two);
  const prefersOpposite = random.pick([0, 1]);
  const [a, b] = [first, second].map((slot, at) => {
    const other = slot.extras.find(({ isOpposite }) => !isOpposite);
    const opposite = mayTurn ? slot.extras.find(({ isOpposite }) => isOpposite) : undefined;
    return at === prefersOpposite ? (opposite ?? other) : (other ?? opposite);
  });
  if ((a === undefined || b === undefined) && (!mayTurn || (a === undefined && b === undefined)))
    return undefined;
  return [
    toPair(first.right, second.right),
    toPair(first.right, second.wrong),
    toPair(first.wrong, second.right),
    toPair(first.wrong, b ?? second.wrong),
    toPair(a ?? first.wrong, second.wrong),
  ];
}

const isWrong = (word: OptionWord | WrongWord): word is WrongWord => 'label' in word;

const toPair = (...words: [OptionWord | WrongWord, OptionWord | WrongWord]): SummaryPair => ({
  words,
  wrong: words.filter(isWrong),
});
