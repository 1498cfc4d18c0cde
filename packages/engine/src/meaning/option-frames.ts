import { findEntry, findNounClass } from '@jadoo/lexicon';

import { isHollowNoun } from '#meaning/subject-noun.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { toPlural } from '#passage/inflect.ts';
import rows from '../../data/option-frames.json' with { type: 'json' };

/** Phrases that can be said of any noun of their classes; `{x}` stands for it, plural or uncountable. */
export const optionFrames = rows.map(({ classes, ...frame }) => ({
  ...frame,
  classes: new Set(classes.split(' ')),
}));

/** A wrong phrase on a noun of the passage. */
export interface FramedPhrase {
  text: string;
  /** What it says of the noun, without the noun. */
  frame: string;
  /** As it is printed. */
  noun: string;
}

/** What could be said of the nouns that the passage names twice, but of none that stays beside the blank. */
export function listFramedPhrases(
  { tokens }: PassageAnalysis,
  use: string,
  answer: readonly Token[],
): FramedPhrase[] {
  const at = answer[0]?.sentence ?? 0;
  const rest = tokens.filter((token) => token.sentence === at && !answer.includes(token));
  // What a pronoun stands for is named in the sentence before.
  const from = rest.some(({ lower }) => /^(?:it|they|this|these)$/u.test(lower)) ? at - 1 : at;
  const kept = new Set(
    [...rest, ...tokens.filter(({ sentence }) => sentence >= from && sentence < at)].map(
      ({ lemma }) => lemma,
    ),
  );
  const uses = new Map<string, Token[]>();
  for (const token of tokens)
    if (isHead(tokens, token) && !kept.has(token.lemma))
      uses.set(token.lemma, [...(uses.get(token.lemma) ?? []), token]);
  // "we seek the approval of readers", who are ourselves.
  const isOfUs = rest.some(
    ({ lower, index }) => index < (answer[0]?.index ?? 0) && /^(?:we|us|you)$/u.test(lower),
  );
  return [...uses.values()]
    .filter((own) => !isOfUs || findNounClass(own[0]?.lemma ?? '') !== 'people')
    .sort((a, b) => b.length - a.length)
    .slice(0, mostNouns)
    .flatMap((own) => fillFrames(tokens, use, own));
}

const mostNouns = 4;

const leastUses = 2;
const minLetters = 4;
/** Nouns of reports and of counting, which are never the matter itself, and weather, which nobody uses or values. */
const plainNouns =
  /^(?:frost|fog|mist|rain|snow|hail|wind|storm|heat|cold|fever|smoke|study|research|researcher|result|finding|experiment|test|term|step|factor|piece|matter|side|end|list|item|claim|set|rest|line|point)$/u;

/** A noun in small letters that stands for itself, neither beside another noun nor the half of a word. */
function isHead(tokens: readonly Token[], { tag, text, index, isSure, lemma }: Token): boolean {
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  return (
    /^NNS?$/u.test(tag) &&
    isSure &&
    /^\p{Ll}+$/u.test(text) &&
    text.length >= minLetters &&
    !isHollowNoun(lemma) &&
    !plainNouns.test(lemma) &&
    ![before, after].some((one) => /^NN|^VBG$/u.test(one?.tag ?? '') || one?.text === '-')
  );
}

function fillFrames(tokens: readonly Token[], use: string, own: readonly Token[]): FramedPhrase[] {
  const nounClass = findNounClass(own[0]?.lemma ?? '');
  const noun = readGeneralForm(tokens, own);
  return nounClass === undefined || noun === undefined || own.length < leastUses
    ? []
    : optionFrames
        .filter((frame) => frame.use === use && frame.classes.has(nounClass))
        .map(({ text }) => ({ text: text.replace('{x}', noun), frame: text, noun }));
}

/** The plural where the passage has it or counts the noun; bare what cannot be counted; nothing where neither is sure. */
function readGeneralForm(tokens: readonly Token[], own: readonly Token[]): string | undefined {
  const lemma = own[0]?.lemma ?? '';
  if (own.some(({ tag }) => tag === 'NNS')) return toPlural(lemma);
  if (findEntry(lemma, 'n')?.flags.includes('u') === true) return lemma;
  return own.some(({ index }) => /^an?$/u.test(tokens[index - 1]?.lower ?? '')) ? toPlural(lemma) : undefined;
}
