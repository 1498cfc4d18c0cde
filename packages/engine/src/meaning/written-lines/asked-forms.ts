import { findEntry } from '@jadoo/lexicon';

import { withParticle } from '#korean.ts';
import { explainForm, nameForm } from '#meaning/written-lines/form-reasons.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { findIdiomTokens } from '#passage/idioms.ts';
import { readOnce } from '#read-once.ts';
import { getWordClass, type WordClass } from '#wording/word-class.ts';

/** A word of a line as the passage has it. */
export interface AskedForm {
  pos: WordClass;
  /** The tag under which the line has it. */
  tag: string;
  /** Where the passage has it in any form. */
  uses: readonly Token[];
  /** The one of these that is quoted. */
  place: Token;
  /** How much of the rest of the line one of its sentences says; a word that no other sentence has counts 1, one beside it 2. */
  shared: number;
  /** Whether one of its sentences has one of the words that stand near it in the line. */
  isNear: boolean;
  /** Korean: why it has to change; undefined where the passage has it in the form of the line. */
  change?: string;
  /** Korean: that the line has it as another part of speech than the passage. */
  turned?: string;
  /** Korean: the form that has to be named, as several could stand there. */
  condition?: string;
}

/** A word of the line, and how much of the point each sentence of the passage says. */
interface Sought {
  token: Token;
  pointWorths: readonly number[];
}

/** How a word of a line stands in the passage; undefined where it does not, or where its form is in doubt. */
export function readAskedForm(
  passage: PassageAnalysis,
  line: PassageAnalysis,
  sought: Sought,
): AskedForm | undefined {
  const { token } = sought;
  const same = passage.tokens.filter(({ lower }) => lower === token.lower);
  const [first] = same;
  // Lines have few words: the passage tells better than the line what a word is that stands there in the same form.
  const pos = getWordClass(first ?? token);
  if (pos === undefined || same.some((one) => getWordClass(one) !== pos) || isOtherWord(token, pos))
    return undefined;
  if (pos === 'n' && opensCommand(line, token)) return undefined;
  if (first?.tag === 'VBD' && opensPhrase(line, token)) return undefined;
  const lemma = first?.lemma ?? token.lemma;
  const uses = listUses(passage, lemma, pos);
  const weigh = (use: Token): number => rate(passage, line, sought, use);
  // What is found in the form of the line is quoted in that form.
  const alike = uses.filter(({ lower }) => lower === token.lower);
  const fit = alike.length > 0 ? alike : uses;
  const place = fit.toSorted((a, b) => weigh(b) - weigh(a))[0];
  // A word that always has a capital is a name.
  if (place === undefined || uses.every(({ text }) => /^\p{Lu}/u.test(text))) return undefined;
  const isChanged = first === undefined;
  // "leaves" in the passage may be no form of the word of the line.
  if (isChanged && !token.isSure) return undefined;
  const tag = first === undefined || getWordClass(token) === pos ? token.tag : first.tag;
  const shared = Math.max(...fit.map((use) => weighShared(passage, line, token, use)));
  const isNear = fit.some((use) => sharesNear(passage, line, token, use));
  const form = { pos, tag, uses, place, shared, isNear };
  const turned = first && first.tag !== 'VBG' ? explainTurn(line, token, pos) : undefined;
  if (turned !== undefined)
    return { ...form, tag: token.tag, place: place.lower === token.lower ? place : (first ?? place), turned };
  if (!isChanged && uses.every(({ lower }) => lower === token.lower)) return form;
  const reason = explainForm(line.tokens, { ...token, tag });
  // Where the passage has "preserved", a line in the present could be one in the past.
  const isPast = uses.some((one) => /^VB[DN]$/u.test(one.tag)) && /^VB[PZ]$/u.test(tag);
  if (reason !== undefined && !isPast) return isChanged ? { ...form, change: reason } : form;
  const condition = nameForm(tag);
  if (condition === undefined) return undefined;
  return { ...form, condition, ...(isChanged ? { change: `조건에 따라 ${condition} 쓴다` } : {}) };
}

/** A hand that somebody has, and none of "on the other hand" unless there is no other. */
function listUses(passage: PassageAnalysis, lemma: string, pos: WordClass): readonly Token[] {
  const uses = passage.tokens.filter((one) => one.lemma === lemma && getWordClass(one) === pos);
  const idioms = findIdiomTokens(passage);
  const plain = uses.filter(({ index }) => !idioms.has(index));
  return plain.length > 0 ? plain : uses;
}

/** "cannot plan" is no use of the noun; only forms that look alike are often taken for each other. */
const isOtherWord = (token: Token, pos: WordClass): boolean =>
  getWordClass(token) !== pos && token.isSure && !/^(?:VB[GN]|JJ)$/u.test(token.tag);

const classNames: Readonly<Record<WordClass, string>> = { v: '동사', n: '명사', adj: '형용사', adv: '부사' };

/** "on a whistle" where the passage has "whistle to their neighbors": a noun; "to separate" beside "two separate tasks": a verb. */
function explainTurn({ tokens }: PassageAnalysis, { index, tag }: Token, pos: WordClass): string | undefined {
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  if (before === undefined) return undefined;
  const endsPhrase = next === undefined || /^(?:IN|CC|TO|MD|WDT|[.,:])$/u.test(next.tag);
  const isNoun = pos === 'v' && /^(?:an?|the|its|their|his|her)$/u.test(before.lower) && endsPhrase;
  const isVerb = /^(?:TO|MD|WDT)$/u.test(before.tag) && /^VBP?$/u.test(tag);
  const own = isNoun ? 'n' : isVerb ? 'v' : pos;
  return own === pos
    ? undefined
    : `${classNames[pos]} ${withParticle(tokens[index]?.lower ?? '', '을')} 찾아, 앞의 ${before.lower}에 이어지므로 ${classNames[own]}로 쓴다`;
}

/** "Test Often Enough": what the passage has as a noun is a verb here. */
const opensCommand = ({ tokens }: PassageAnalysis, { index, lemma }: Token): boolean =>
  index === 0 &&
  findEntry(lemma, 'v') !== undefined &&
  /^(?:RB|DT|PRP\$?)$/u.test(tokens[index + 1]?.tag ?? '');

/** "Refused at Home": of a participle the passage with its "she refused" tells another thing. */
const opensPhrase = ({ tokens }: PassageAnalysis, { index }: Token): boolean =>
  !/^\p{L}/u.test(tokens[index - 1]?.text ?? '');

/** What stands so near in the line belongs to the word: "an indoor game". */
const near = 4;
const nearWorth = 2;

/** How much of the rest of the line the sentence of a use says: a word that many sentences have tells little. */
function weighShared(passage: PassageAnalysis, line: PassageAnalysis, token: Token, use: Token): number {
  const found = line.tokens.flatMap(({ index, lemma }) => {
    const sentences = index === token.index ? undefined : listSentencesByWord(passage).get(lemma);
    const nearness = standsNear(index, token) ? nearWorth : 1;
    return sentences?.has(use.sentence) === true ? [nearness / sentences.size] : [];
  });
  return found.reduce((sum, worth) => sum + worth, 0);
}

const standsNear = (index: number, token: Token): boolean => Math.abs(index - token.index) <= near;

const sharesNear = (passage: PassageAnalysis, line: PassageAnalysis, token: Token, use: Token): boolean =>
  line.tokens.some(
    ({ index, lemma }) =>
      index !== token.index &&
      standsNear(index, token) &&
      listSentencesByWord(passage).get(lemma)?.has(use.sentence) === true,
  );

const listSentencesByWord = readOnce(({ tokens }: PassageAnalysis) => {
  const sentences = new Map<string, Set<number>>();
  for (const token of tokens)
    if (getWordClass(token) !== undefined)
      sentences.set(token.lemma, (sentences.get(token.lemma) ?? new Set()).add(token.sentence));
  return sentences;
});

/** A form is worth as much as all words that could be shared, and half as many are worth half of that. */
const mostOfShared = 4;
const halfShared = 1.5;

/** How well a use tells what the line says: beside the same word, in its form, with its other words, in a sentence of the point that does not deny it. */
function rate(
  passage: PassageAnalysis,
  line: PassageAnalysis,
  { token, pointWorths }: Sought,
  use: Token,
): number {
  const shared = weighShared(passage, line, token, use);
  // A "machine shop" tells nothing of machines.
  const isInCompound =
    use.tag.startsWith('NN') && passage.tokens[use.index + 1]?.tag.startsWith('NN') === true;
  const isBeside = [-1, 1].some((step) => {
    const [own, other] = [line.tokens[token.index + step], passage.tokens[use.index + step]];
    return own !== undefined && getWordClass(own) !== undefined && own.lemma === other?.lemma;
  });
  // "freedom from"
  const [ownNext, otherNext] = [line.tokens[token.index + 1], passage.tokens[use.index + 1]];
  const isGoverned = ownNext?.tag === 'IN' && ownNext.lower !== 'of' && ownNext.lower === otherNext?.lower;
  return (
    (isBeside ? 5 : isInCompound ? -2 : 0) +
    (isGoverned ? 2 : 0) +
    (use.lower === token.lower ? 4 : 0) +
    (mostOfShared * shared) / (shared + halfShared) +
    (pointWorths[use.sentence] ?? 0) -
    (isDenied(passage, use) && !isDenied(line, token) ? deniedCost : 0)
  );
}
const deniedCost = 3;

/** "The brain itself does not get cold" */
const isDenied = ({ tokens }: PassageAnalysis, { index, sentence }: Token): boolean =>
  tokens
    .slice(Math.max(0, index - near), index)
    .some((one) => one.sentence === sentence && /^(?:not|n['’]t|never|no|without)$/u.test(one.lower));
