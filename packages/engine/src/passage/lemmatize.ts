import { findEntries, irregularAdjectives, irregularNouns } from '@jadoo/lexicon';
import lemmatize from 'wink-lemmatizer';

import { getIrregularVerbBase } from '#passage/verb-forms.ts';

const clitics: ReadonlyMap<string, string> = new Map([
  ["n't", 'not'],
  ["'ll", 'will'],
  ["'ve", 'have'],
  ["'m", 'be'],
  ["'re", 'be'],
  ['ca', 'can'],
  ['wo', 'will'],
  ['an', 'a'],
  ['am', 'be'],
  ['is', 'be'],
  ['are', 'be'],
  ['was', 'be'],
  ['were', 'be'],
  ['been', 'be'],
  ['being', 'be'],
  ['has', 'have'],
  ['had', 'have'],
  ['having', 'have'],
  ['does', 'do'],
  ['did', 'do'],
  ['done', 'do'],
  ['doing', 'do'],
]);

const singulars = new Map<string, string>();
for (const [singular, plurals] of irregularNouns)
  for (const plural of plurals) singulars.set(plural, singular);

const degreeBases = new Map<string, string>();
for (const { base, comparative, superlative } of irregularAdjectives.values()) {
  for (const form of [...comparative, ...superlative]) degreeBases.set(form, degreeBases.get(form) ?? base);
}

/** Plural forms that look like verbs or singulars to the lemmatizer, or that are words of their own. */
const nounsKept = new Set([
  'news',
  'physics',
  'mathematics',
  'economics',
  'politics',
  'ethics',
  'genetics',
  'linguistics',
  'species',
  'series',
  'means',
  'data',
  'media',
  'people',
  'clothes',
  'glasses',
  'goods',
  'thanks',
  'statistics',
  'athletics',
  'dynamics',
  'mechanics',
  'headquarters',
  'surroundings',
  'outskirts',
  'earnings',
  'savings',
  'lens',
  'gas',
  'bus',
  'virus',
  'bias',
  'canvas',
  'chaos',
  'basis',
  'analysis',
  'crisis',
  'thesis',
  'hypothesis',
  'always',
]);

/** Dictionary form of a word (typewriter apostrophes) under its tag; a proper noun keeps its case. */
export function getLemma(word: string, tag: string): string {
  if (tag === 'NNP' || tag === 'NNPS') return word;
  const lower = word.toLowerCase();
  if (lower === "'s") return tag === 'POS' ? "'s" : 'be';
  if (lower === "'d") return tag === 'VBD' ? 'have' : 'would';
  const clitic = clitics.get(lower);
  if (clitic !== undefined) return clitic;
  if (tag === 'NNS' || (tag === 'NN' && isIrregularPlural(lower))) return getSingular(lower);
  if (/^VB[DNGZ]/u.test(tag)) return getVerbBase(lower, tag);
  if (/^(?:JJ|RB)[RS]$/u.test(tag)) return degreeBases.get(lower) ?? getPositive(lower);
  return lower;
}

const isNoun = (word: string): boolean => findEntries(word).some(({ pos }) => pos === 'n');

/** "their teeth fall out", "stimuli": taggers take them for singulars. */
const isIrregularPlural = (lower: string): boolean =>
  !isNoun(lower) && (singulars.has(lower) || toSingle(lower) !== undefined);

/** "fishermen" is of fisherman, "grandchildren" of grandchild. */
function toSingle(lower: string): string | undefined {
  const single = lower.replace(/men$/u, 'man').replace(/children$/u, 'child');
  return single !== lower && isNoun(single) ? single : undefined;
}

function getSingular(lower: string): string {
  const known = singulars.get(lower) ?? toSingle(lower);
  if (nounsKept.has(lower))
    return lower === 'species' || known === undefined ? lower : known === 'person' ? 'people' : lower;
  if (known !== undefined) return known;
  const hyphen = lower.lastIndexOf('-');
  if (hyphen > 0) return lower.slice(0, hyphen + 1) + getSingular(lower.slice(hyphen + 1));
  const found = lemmatize.noun(lower);
  return found === lower ? stripPlural(lower) : found;
}

/** For words the lemmatizer does not know. */
function stripPlural(lower: string): string {
  if (/(?:ss|us|is)$/u.test(lower) || !lower.endsWith('s')) return lower;
  if (/[^aeiou]ies$/u.test(lower)) return `${lower.slice(0, -3)}y`;
  return /(?:ch|sh|x|ss|zz)es$/u.test(lower) ? lower.slice(0, -2) : lower.slice(0, -1);
}

function getVerbBase(lower: string, tag: string): string {
  const irregular = /^VB[DN]$/u.test(tag) ? getIrregularVerbBase(lower, tag) : undefined;
  if (irregular !== undefined) return irregular;
  const hyphen = lower.lastIndexOf('-');
  if (hyphen > 0) return lower.slice(0, hyphen + 1) + getVerbBase(lower.slice(hyphen + 1), tag);
  const found = lemmatize.verb(lower);
  return found === lower ? stripVerbEnding(lower) : preferSilentE(lower, found);
}

/** "hoping" is of hope: hop would double its consonant. */
function preferSilentE(lower: string, found: string): string {
  if (lower !== `${found}ing` && lower !== `${found}ed`) return found;
  const isShort = /^[^aeiou]*[aeiou][bdgklmnprtz]$/u.test(found);
  const longer = `${found}e`;
  const isVerb = findEntries(longer).some(({ pos }) => pos === 'v');
  return isShort && (isVerb || lemmatize.verb(`${found}es`) === longer) ? longer : found;
}

/** For verbs the lemmatizer does not know. */
function stripVerbEnding(lower: string): string {
  const stem = /^(.{3,}?)(?:ing|ed)$/u.exec(lower)?.[1];
  if (stem === undefined) return stripPlural(lower);
  if (/([bdgklmnprtz])\1$/u.test(stem) && !/(?:ll|ss|zz)$/u.test(stem)) return stem.slice(0, -1);
  return /(?:[^aeiou][aeiou][ktvsz]|iz|is|at|[rn]g|v)$/u.test(stem) ? `${stem}e` : stem;
}

function getPositive(lower: string): string {
  const found = lemmatize.adjective(lower);
  if (found !== lower) return found;
  const stem = /^(.{2,})(?:er|est)$/u.exec(lower)?.[1];
  if (stem === undefined) return lower;
  if (stem.endsWith('i')) return `${stem.slice(0, -1)}y`;
  return /([bdgmnpt])\1$/u.test(stem) ? stem.slice(0, -1) : lower;
}
