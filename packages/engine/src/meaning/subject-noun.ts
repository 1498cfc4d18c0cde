import { findEntries, findEntry, findNounClass, type NounClass } from '@jadoo/lexicon';
import type { PassageSource } from '#exercise/exercise.ts';
import { findSharedKeys, weighKeys } from '#meaning/key-weights.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { toPlural } from '#passage/inflect.ts';

/** The noun on which a passage turns, as one can speak of it in general. */
export interface SubjectNoun {
  lemma: string;
  /** Plural or uncountable, with its modifier: shared resources, nostalgia. */
  text: string;
  /** The noun of the translation or 요지 that stands for it; undefined where none surely does. */
  korean?: string;
  /** Undefined where the noun names things too far apart. */
  nounClass?: NounClass;
}

/** Nouns that only introduce what a line is about, or name no matter of their own. */
const hollowNouns = new Set(
  `way reason effort role use condition importance tendency lack function value effect influence impact difference
  difficulty problem process part kind sort type form number amount thing fact case example time year day life people person man woman
  power benefit danger risk need limit change rise growth result cause purpose point question answer story history world country century
  return help work act attempt ability chance success failure nature state place level rate majority understanding meaning task
  culture puzzle eye hand mind idea thought word name group system method`.split(/\s+/u),
);
/** Whether a noun names no matter of its own: a way, an idea. */
export const isHollowNoun = (lemma: string): boolean => hollowNouns.has(lemma);

const minSyllables = 2;

/**
 * The noun of the 주제 (or 제목) line that the passage names most. Without a line there is none: the noun that a passage
 * names most is often not what it is about.
 */
export function findSubjectNoun(source: PassageSource, analysis: PassageAnalysis): SubjectNoun | undefined {
  const keys = weighKeys(source, analysis);
  const line = source.topic ?? source.title ?? '';
  for (const { lemma, word } of findSharedKeys(line, keys)) {
    const own = listNouns(analysis, lemma);
    if (isHollowNoun(lemma) || own.length === 0 || modifiesNoun(line, word)) continue;
    const head = readGeneralForm(analysis, own, line);
    const modifier = findModifier(analysis, own, line);
    const korean = findKorean(source, lemma);
    const nounClass = findNounClass(lemma);
    return {
      lemma,
      text: modifier === undefined ? head : `${modifier} ${head}`,
      ...(korean !== undefined && { korean }),
      ...(nounClass !== undefined && { nounClass }),
    };
  }
  return undefined;
}

/** A noun before another one, as in eye contact, is not what is spoken of. */
const listNouns = ({ tokens }: PassageAnalysis, lemma: string): Token[] =>
  tokens.filter(
    (token) =>
      token.lemma.toLowerCase() === lemma &&
      /^NNS?$/u.test(token.tag) &&
      !/^NN/u.test(tokens[token.index + 1]?.tag ?? ''),
  );

/** "The island community that …" speaks of a community; what may be a verb, as in "how bees dance", proves nothing. */
function modifiesNoun(line: string, word: string): boolean {
  const next = new RegExp(String.raw`\b${word} ([a-z]+)`, 'iu').exec(line)?.[1];
  const found = next === undefined ? [] : findEntries(next);
  return found.length > 0 && found.every(({ pos }) => pos === 'n');
}

/** Where a bare noun stands in a line: at its start or after one of these, with a modifier at most. */
const beforeBare =
  '(?:^| (?:of|in|on|between|with|for|about|and|to|from|as|by)) (?!(?:an?|the|this|that|its|their|one) )(?:[a-z]+ )?';

/** The plural, unless the line or the passage uses the bare singular: then it cannot be counted there. */
function readGeneralForm({ tokens }: PassageAnalysis, own: readonly Token[], line: string): string {
  const lemma = own[0]?.lemma.toLowerCase() ?? '';
  const bare = new RegExp(String.raw`${beforeBare}${lemma}\b(?! [a-z]+ing)`, 'iu');
  if (bare.test(` ${line}`)) return lemma;
  const plural = own.find(({ tag }) => tag === 'NNS');
  if (plural !== undefined) return plural.lower;
  const isBare = own.some(({ index }) => {
    let before = index - 1;
    while (/^(?:JJ|VBG|VBN)/u.test(tokens[before]?.tag ?? '')) before -= 1;
    const isHead = !/^(?:NN|POS)/u.test(tokens[index + 1]?.tag ?? '');
    return isHead && !/^(?:DT|PRP\$|CD|POS|NN|WP\$|PDT|WDT)/u.test(tokens[before]?.tag ?? '');
  });
  return isBare ? lemma : toPlural(lemma);
}

/** The word that stands before the noun both in the line and in the passage: shared resources, night trains. */
function findModifier({ tokens }: PassageAnalysis, own: readonly Token[], line: string): string | undefined {
  const lower = line.toLowerCase();
  return own
    .map(({ index, lower: noun }) => ({ before: tokens[index - 1], noun }))
    .find(
      ({ before, noun }) =>
        before !== undefined &&
        /^(?:JJ|NN|VBN)$/u.test(before.tag) &&
        new RegExp(String.raw`\b${before.lower} ${noun.slice(0, -1)}`, 'u').test(lower),
    )?.before?.lower;
}

function findKorean({ gist, translations }: PassageSource, lemma: string): string | undefined {
  const shown = [gist ?? '', ...(translations ?? [])].join('\n');
  const counted = (findEntry(lemma, 'n')?.senses ?? [])
    .flatMap((sense) => sense.replace(/\([^)]*\)/gu, '').split(','))
    .map((meaning) => meaning.trim())
    .filter((meaning) => meaning.length >= minSyllables && /^[가-힣]+$/u.test(meaning))
    .map((meaning) => ({ meaning, count: shown.split(meaning).length - 1 }))
    .filter(({ count }) => count > 0);
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return counted.find(({ count }) => count === most)?.meaning;
}
