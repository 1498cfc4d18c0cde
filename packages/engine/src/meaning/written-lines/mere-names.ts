import { findEntry, findNounClass } from '@jadoo/lexicon';
import type { AskedForm } from '#meaning/written-lines/asked-forms.ts';
import { isOfAllLines, type Lined } from '#meaning/written-lines/lined.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';

const concrete = /^(?:people|nature|land|place|thing|stuff|text)$/u;
const ofAnimals = /^(?:animal|creature|mammal|marsupial|reptile|amphibian)$/u;
/** They stand for what was named before, with nothing but "the" before them: "the animal", "the method". */
const standIns =
  /^(?:animal|creature|mammal|bird|fish|insect|plant|method|technique|approach|practice|system|device|tool|machine|material|substance|object|product|measure|strategy|custom|event|task)$/u;

/** "The diving bell (spider)", "is a tree-living (animal)", "the (method)": the end of a name, the sort of what is named, what stands for it. */
export function isMereName(lined: Lined, token: Token, { pos, uses, place }: AskedForm): boolean {
  if (pos !== 'n') return false;
  const isSort = ofAnimals.test(place.lemma) || isConcrete(place.lemma);
  const before = lined.line.tokens[token.index - 1]?.lower ?? '';
  return (
    (standIns.test(place.lemma) && /^(?:the|this|these|that|those|such)$/u.test(before)) ||
    isBehindNoun(lined.line, token) ||
    endsCompound(lined, token) ||
    endsName(lined, token, uses) ||
    (isSort && /^(?:be|,|-|—|–)$/u.test(readOpening(lined.line, token)))
  );
}

/** A thing, an animal, a person: it may be shown by the way. */
export const isConcrete = (noun: string): boolean => concrete.test(findNounClass(noun) ?? '');

/** In "upper floors" and "ruling orders" the first is hardly a noun. */
function isBehindNoun({ tokens }: PassageAnalysis, { index }: Token): boolean {
  const before = tokens[index - 1];
  return (
    before !== undefined &&
    /^NNS?$/u.test(before.tag) &&
    !before.lower.endsWith('ing') &&
    findEntry(before.lower, 'adj') === undefined
  );
}

/** "The marine iguana": of what all the lines speak, and what the passage never has without the word before it. */
const endsName = (
  { source, passage, line }: Lined,
  { index, lemma }: Token,
  uses: readonly Token[],
): boolean =>
  line.tokens[index - 1]?.tag.startsWith('JJ') === true &&
  isOfAllLines(source, lemma) &&
  uses.every((use) => passage.tokens[use.index - 1]?.lemma === line.tokens[index - 1]?.lemma);

/** What stands before the phrase of a noun that an "a" or, of several, nothing opens. */
function readOpening({ tokens }: PassageAnalysis, { index, tag }: Token): string {
  let first = index - 1;
  const isBetween = (at: number): boolean =>
    tokens[at]?.text === ',' && isInPhrase(tokens[at + 1]) && isInPhrase(tokens[at - 1]);
  while (isInPhrase(tokens[first]) || (first < index - 1 && isBetween(first))) first -= 1;
  if (/^(?:an?|the)$/u.test(tokens[first]?.lower ?? '')) return tokens[first - 1]?.lemma ?? '';
  const before = tokens[first]?.lemma ?? '';
  return tag === 'NNS' && before === 'be' ? before : '';
}

/** Whether a word can stand inside the phrase of a noun. */
export const isInPhrase = (token: Token | undefined): boolean =>
  token !== undefined && (/^(?:JJ|NN|VB[GN]|RB|HYPH)/u.test(token.tag) || /-/u.test(token.text));

/** Whether a noun stands before it that stands so in the passage, too. */
export function endsCompound({ passage, line }: Lined, { index, lemma }: Token): boolean {
  const before = line.tokens[index - 1];
  return (
    before?.tag.startsWith('NN') === true &&
    passage.tokens.some((one) => one.lemma === lemma && passage.tokens[one.index - 1]?.lemma === before.lemma)
  );
}
