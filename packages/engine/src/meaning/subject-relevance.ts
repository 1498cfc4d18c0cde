import type { PassageSource } from '#exercise/exercise.ts';
import { weighKeys } from '#meaning/key-weights.ts';
import { findSubjectGroup } from '#meaning/subject-groups.ts';
import { isHollowNoun } from '#meaning/subject-noun.ts';
import { analyseLine } from '#passage/analysis-cache.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';
import { readWordOnce } from '#read-once.ts';

/** How much a passage turns on each of its words. */
export interface SubjectRelevance {
  /** By lemma; hollow nouns have none. */
  relevance: ReadonlyMap<string, number>;
  /** The words on one of which a line must be to be on the matter of the passage. */
  mains: ReadonlySet<string>;
  /** What the line names beside them. */
  others: ReadonlySet<string>;
  /** What the passage comes back to without being named in the line. */
  unnamed: ReadonlySet<string>;
}

const premiumOfHead = 4;
const premiumOfTail = 2;
const premiumOfTitle = 1;
/** Who acts or watches is seldom the matter, nor is a choice where something else is. */
const shareOfLight = 0.5;
const minShareOfTop = 0.7;
/** What the line speaks of may be said in other words. */
const minShareOfHead = 0.6;
/** What the line only bears on is near enough where little was written on the matter itself. */
const minShareOfOthers = 0.3;
/** A safety bicycle has nothing to do with safety, unless the passage speaks of it by itself. */
const minOther = 1.5;
/** So often the passage must come back to a noun that the line does not name. */
const minUnnamed = 3;
/** "The rain forest" speaks of forests. */
const shareOfModifiers = 0.5;
const minCompound = 4;
/** So often a noun like choice is the matter itself. */
const minHollow = 2;
/** Nouns that never are: ways, kinds, facts. */
const empty =
  /^(?:way|reason|effort|role|use|function|value|effect|influence|impact|part|kind|sort|type|form|number|amount|thing|fact|case|example|point|level|rate|majority|lack|tendency|importance|difference|problem|process|benefit|power|people|person|man|woman|aspect|year|day|state|nature)$/u;

/** What the line speaks of comes first; behind these words stands what it bears on. */
const tail =
  /^(.+? (?:of|for|with|between|why|how|what) .+?|.+?) (?:in|on|to|for|as|among|by|from|with|within|at|during|after|over|through) .+$/u;

/** The head of the topic line and what the passage names most often decide together what the passage is about. */
export const weighSubjects = readPassageOnce((source, analysis): SubjectRelevance => {
  const counts = countNouns(analysis);
  const line = readLineNouns(source);
  const title = wordsOf(source.title ?? '');
  const relevance = new Map<string, number>();
  const heads = new Set<string>();
  const modifiers = new Set<string>();
  const named = new Set<string>();
  for (const lemma of weighKeys(source, analysis).weights.keys()) {
    const count = counts.get(lemma) ?? 0;
    const [own] = line.filter(({ word }) => names([word], lemma)).sort((a, b) => b.premium - a.premium);
    if (
      count === 0 ||
      (isHollowNoun(lemma) && !(own?.isHead === true && count >= minHollow && !empty.test(lemma)))
    )
      continue;
    if (own) named.add(lemma);
    if (own?.isHead === true) heads.add(lemma);
    if (own?.isModifier === true) modifiers.add(lemma);
    const weight = count + (own?.premium ?? 0) + (names(title, lemma) ? premiumOfTitle : 0);
    relevance.set(lemma, isHollowNoun(lemma) || isAgent(lemma) ? shareOfLight * weight : weight);
  }
  // The line may have its own word for what the passage says in others.
  for (const { lemma, isHead, isOpening, premium } of line)
    if (!isOpening && !relevance.has(lemma) && !empty.test(lemma) && (isHead || !isHollowNoun(lemma))) {
      relevance.set(lemma, premium);
      named.add(lemma);
      if (isHead) heads.add(lemma);
    }
  const candidates = [...relevance].filter(([lemma]) => named.has(lemma));
  const top = Math.max(0, ...candidates.map(([, weight]) => weight));
  const mains = new Set<string>();
  const others = new Set<string>();
  for (const [lemma, weight] of candidates) {
    const least = heads.has(lemma) ? minShareOfHead : minShareOfTop;
    if (weight >= least * top && !modifiers.has(lemma)) mains.add(lemma);
    else if (weight >= minShareOfOthers * top && (counts.get(lemma) ?? 0) >= minOther) others.add(lemma);
  }
  // Success is success at something, and customers are those of a trade: they are the matter only where nothing else is.
  const isSlight = (lemma: string): boolean =>
    isHollowNoun(lemma) || (isAgent(lemma) && !names(title, lemma));
  const isOpening = (lemma: string): boolean =>
    line.some((noun) => noun.isOpening && names([noun.word], lemma));
  if (![...mains, ...others].every((lemma) => isSlight(lemma) || isOpening(lemma)))
    for (const lemma of [...mains].filter(isSlight)) mains.delete(lemma);
  const unnamed = [...relevance.keys()].filter(
    (lemma) => !named.has(lemma) && (counts.get(lemma) ?? 0) >= minUnnamed,
  );
  return { relevance, mains, others, unnamed: new Set(unnamed) };
});

const isAgent = (lemma: string): boolean =>
  /^(?:worker|customer|youth|people|crowd)$/u.test(findSubjectGroup(lemma) ?? '');

function countNouns({ tokens }: PassageAnalysis): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) {
    const key = keyOf(token);
    const isModifier = tokens[token.index + 1]?.tag.startsWith('NN') === true;
    if (key !== '') counts.set(key, (counts.get(key) ?? 0) + (isModifier ? shareOfModifiers : 1));
  }
  return counts;
}

const keyOf = ({ tag, lemma, lower }: Token): string =>
  tag === 'VBG' ? lower : tag.startsWith('NN') ? lemma.toLowerCase() : '';

const wordsOf = (line: string): string[] => line.toLowerCase().match(/[a-z]+/gu) ?? [];

const possessive = /^(?:its|their|his|her|our|your|my|one's|one’s)$/u;

interface LineNoun {
  word: string;
  lemma: string;
  premium: number;
  /** What the line speaks of, not what that bears on, nor what only tells its sort. */
  isHead: boolean;
  /** It tells the sort of another noun: ship noise. */
  isModifier: boolean;
  /** It leads on to the matter: the discovery of. */
  isOpening: boolean;
}

function readLineNouns({ topic, title }: PassageSource): LineNoun[] {
  const line = topic ?? title?.toLowerCase() ?? '';
  const end = (tail.exec(line)?.[1] ?? line).length;
  const { tokens } = analyseLine(line);
  return tokens.flatMap((token) => {
    const { index, tag, lower, start } = token;
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    // "Untranslatable words": a plural may pass for a verb.
    const isPlural = tag === 'VBZ' && /^(?:JJ|IN|CC)$/u.test(before?.tag ?? '');
    const lemma = isPlural ? token.lemma.toLowerCase() : keyOf(token);
    if (lemma === '') return [];
    const isModifier = next?.tag.startsWith('NN') === true;
    // What an octopus does with its color is about the octopus.
    const isOwned = tokens
      .slice(Math.max(0, index - 3), index)
      .some(({ lower: word }) => possessive.test(word));
    const isHead = start < end && !isModifier && !isOwned;
    const isOpening =
      (tag === 'VBG' && next !== undefined && next.tag !== 'IN') ||
      /^(?:of|between|behind|that|to|when)$/u.test(next?.lower ?? '');
    return [
      { word: lower, lemma, premium: isHead ? premiumOfHead : premiumOfTail, isHead, isModifier, isOpening },
    ];
  });
}

/** Birdsong names birds, cities a city. */
const names = (words: readonly string[], lemma: string): boolean =>
  words.some(
    (word) =>
      word === lemma ||
      singularsOf(word).includes(lemma) ||
      (lemma.length >= minCompound &&
        word.length >= lemma.length + minCompound &&
        word.startsWith(lemma) &&
        !derived.test(word)),
  );

/** Shipping is no compound of ship. */
const derived = /(?:ing|ness|ment|tion|ship|less|able|ful|ally|ity)s?$/u;

const singularsOf = readWordOnce((word): readonly string[] => [
  word.replace(/ies$/u, 'y'),
  word.replace(/ves$/u, 'f'),
  word.replace(/s$/u, ''),
  word.replace(/(?<=s|x|z|ch|sh|o)es$/u, ''),
]);

const minBase = 5;

/** Waiting and to wait, a translator and translation are one matter. */
export const formsOf = readWordOnce((word): readonly string[] => {
  const verb = word.replace(/(?:ing|ed)$/u, '');
  const base = word.replace(/(?:ion|ory|or|e|ing|ed)s?$/u, '');
  const kin = base !== word && base.length >= minBase ? [`${base}ion`, `${base}e`, `${base}or`] : [];
  return [
    word,
    ...singularsOf(word),
    verb,
    `${verb}e`,
    `${word}ing`,
    `${word.replace(/e$/u, '')}ing`,
    ...kin,
  ];
});

const shareOfKeys = 0.5;

/**
 * How near a line with these keys is to the passage: the sum of what it names of it. A line that names none of the
 * wanted words may name their kin, its keys; 0 where it has none of them.
 */
export function measureNearness(
  line: string,
  keys: readonly string[],
  relevance: ReadonlyMap<string, number>,
  wanted: ReadonlySet<string>,
): number {
  const lemmas = new Set(wordsOf(line).flatMap(formsOf));
  const weigh = (some: readonly string[]): number =>
    some.reduce((sum, lemma) => sum + (relevance.get(lemma) ?? 0), 0);
  const found = [...lemmas].filter((lemma) => relevance.has(lemma));
  const ofKeys = shareOfKeys * weigh(keys.filter((key) => !lemmas.has(key)));
  return found.some((lemma) => wanted.has(lemma)) ? weigh(found) + ofKeys : shareOfKeys * ofKeys;
}

/** Whether the line names one of the wanted words itself. */
export const namesWanted = (line: string, wanted: ReadonlySet<string>): boolean =>
  wordsOf(line).some((word) => formsOf(word).some((form) => wanted.has(form)));
