import { findEntry } from '@jadoo/lexicon';

import { emptyWords, isNoun } from '#cohesion/words.ts';
import type { PassageSource } from '#exercise/exercise.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import type { Chunk, PassageAnalysis, Token } from '#passage/analysis.ts';
import { toPlural } from '#passage/inflect.ts';
import { listMeanings } from '#passage/word-distractors.ts';

/** What a passage is about, as a noun phrase that needs no article: prices, small habits, evolution. */
export interface Subject {
  /** Lower case but for names. */
  text: string;
  /** Lemma of the head noun. */
  lemma: string;
  /** How often the head noun stands in the passage, with a premium for standing in the teacher's lines. */
  weight: number;
}

/** Nouns that say how one speaks of a subject rather than what it is. */
const metaNouns = new Set(
  `role reason effect importance value way gap process problem benefit advantage disadvantage function need duty strength weakness part view
  model difference impact influence cause result kind sort type example case fact idea question answer point use limit matter change
  method means factor form number amount lot level degree rate sense set series line list group side end start beginning middle place
  moment day week month year century decade hour minute second morning evening night today yesterday tomorrow term word thing one people
  person man woman child boy girl member everyone someone world life percent half majority rest other something nothing anything order
  step stage step turn sign step kilometer mile dollar pound million thousand hundred name title attempt effort focus search absence lack
  first second third more most much many approach issue area condition aspect feature attitude`.split(/\s+/u),
);
const premiumOfLine = 3;
const premiumOfTitle = 1;
const minCount = 2;
const longestWords = 3;

const cache = new WeakMap<PassageAnalysis, Map<string, readonly Subject[]>>();

/** The subjects of a passage, weightiest first; those named in the teacher's lines lead. */
export function listSubjects(source: PassageSource, analysis: PassageAnalysis): readonly Subject[] {
  const key = `${source.topic ?? ''}\n${source.title ?? ''}`;
  const known = cache.get(analysis) ?? new Map<string, readonly Subject[]>();
  cache.set(analysis, known);
  const subjects = known.get(key) ?? findSubjects(source, analysis);
  known.set(key, subjects);
  return subjects;
}

function findSubjects(source: PassageSource, analysis: PassageAnalysis): Subject[] {
  const counts = countNouns(analysis);
  const found = new Map<string, Subject>();
  const add = (text: string, lemma: string, weight: number): void => {
    const known = found.get(lemma);
    if (!known || known.weight < weight) found.set(lemma, { text, lemma, weight });
  };
  for (const { text, lemma } of readLine(source.topic ?? '')) {
    const count = counts.get(lemma) ?? 0;
    if (count > 0) add(text, lemma, count + premiumOfLine);
  }
  for (const { text, lemma } of readLine(source.title ?? '')) {
    const count = counts.get(lemma) ?? 0;
    // Titles speak in pictures: a noun that the passage does not repeat is seldom its subject.
    if (count >= minCount) add(text.split(' ').at(-1) ?? text, lemma, count + premiumOfTitle);
  }
  for (const [lemma, count] of counts) {
    const text = count >= minCount && !found.has(lemma) ? findBareForm(analysis, lemma) : undefined;
    if (text !== undefined) add(text, lemma, count);
  }
  return [...found.values()].sort((a, b) => b.weight - a.weight || a.text.localeCompare(b.text));
}

const isSubjectNoun = (token: Token): boolean =>
  isNoun(token) &&
  !token.tag.startsWith('NNP') &&
  /^\p{Ll}{3,}$/u.test(token.lemma) &&
  !metaNouns.has(token.lemma) &&
  !emptyWords.has(token.lemma);

function countNouns(analysis: PassageAnalysis): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of analysis.tokens) {
    if (isSubjectNoun(token)) counts.set(token.lemma, (counts.get(token.lemma) ?? 0) + 1);
  }
  return counts;
}

/** Noun phrases of a topic or title line. Titles come in capitals, which would make names of all words. */
function readLine(line: string): { text: string; lemma: string }[] {
  if (!/[a-z]/iu.test(line)) return [];
  const analysis = analysePassageOnce({ id: 'line', text: `${line.replace(/[.?!]+$/u, '').toLowerCase()}.` });
  return analysis.chunks.flatMap((chunk) => {
    const text = chunk.type === 'NP' ? readBarePhrase(analysis.tokens, chunk) : undefined;
    const head = analysis.tokens[chunk.head];
    return text !== undefined && head ? [{ text, lemma: head.lemma }] : [];
  });
}

/** The phrase without its article, in the plural where a singular would need one. */
function readBarePhrase(tokens: readonly Token[], chunk: Chunk): string | undefined {
  const head = tokens[chunk.head];
  if (!head || !isSubjectNoun(head) || chunk.head !== chunk.endToken - 1) return undefined;
  const words = tokens.slice(chunk.firstToken, chunk.endToken);
  const own = words.slice(0, -1).filter((token) => !/^(?:DT|PRP\$|PDT|CD)$/u.test(token.tag));
  // "leaving buildings open" has no modifier, and "the time light takes" is no compound.
  const isPlain = own.every((token) => /^(?:JJ|VBN)$/u.test(token.tag));
  const modifiers = isPlain ? own : [];
  if (own.some(isNoun) || modifiers.length + 1 > longestWords) return undefined;
  const hasArticle = words.some((token) => /^(?:DT|PRP\$)$/u.test(token.tag));
  const noun = head.tag === 'NNS' || !hasArticle ? head.lower : toGeneral(head.lemma);
  return noun === undefined ? undefined : [...modifiers.map((token) => token.lower), noun].join(' ');
}

/** The form in which a noun stands for its whole kind: rivers, but evidence. */
function toGeneral(lemma: string): string | undefined {
  const entry = findEntry(lemma, 'n');
  if (entry === undefined) return undefined;
  return entry.flags.includes('u') ? lemma : toPlural(lemma);
}

/** The noun as it stands in the passage without an article, or the plural of one that has a or an. */
function findBareForm(analysis: PassageAnalysis, lemma: string): string | undefined {
  const uses = analysis.tokens.filter((token) => token.lemma === lemma && isNoun(token));
  const plural = uses.find((token) => token.tag === 'NNS');
  if (plural) return plural.lower;
  const hasArticle = uses.some((token) =>
    analysis.tokens
      .slice(Math.max(0, token.index - 3), token.index)
      .some(({ lower }) => /^(?:an?|one|each|every)$/u.test(lower)),
  );
  if (hasArticle) return toGeneral(lemma);
  const bare = uses.filter((token) => isBare(analysis, token)).length;
  return bare >= minCount || (bare > 0 && findEntry(lemma, 'n')?.flags.includes('u') === true)
    ? lemma
    : undefined;
}

function isBare(analysis: PassageAnalysis, token: Token): boolean {
  const chunk = analysis.chunks.find(({ type, head }) => type === 'NP' && head === token.index);
  const first = chunk ? analysis.tokens[chunk.firstToken] : undefined;
  return first !== undefined && first.index === token.index;
}

const particleAfter = '(?:은|는|이|가|을|를|의|에|에서|과|와|도|으로|로|보다|이나|나|이라는|라는)?';

/** The subject's head noun in Korean as the given Korean text has it; undefined when it does not stand there. */
export function findKoreanName({ lemma }: Subject, koreanText: string): string | undefined {
  const entry = findEntry(lemma, 'n');
  const names = listMeanings(entry?.senses ?? []).filter((name) => /^[가-힣]{1,8}$/u.test(name));
  return names.find((name) =>
    new RegExp(String.raw`(?:^|[\s‘“(])${name}(?:들)?${particleAfter}(?=[\s,.’”)]|$)`, 'u').test(koreanText),
  );
}

const titleSmallWords = new Set('a an the and but or nor of in on at to for by with from as'.split(' '));

/** Capitals as in a title; the first word always has one. */
export function toTitleCase(text: string): string {
  return text
    .split(' ')
    .map((word, index) =>
      index > 0 && titleSmallWords.has(word)
        ? word
        : word.replace(
            /(^|-)(\p{Ll})/gu,
            (_, hyphen: string, letter: string) => hyphen + letter.toUpperCase(),
          ),
    )
    .join(' ');
}
