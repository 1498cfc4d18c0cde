import { findEntry, findNounClass } from '@jadoo/lexicon';

import type { PassageSource } from '#exercise/exercise.ts';
import { weighKeys } from '#meaning/key-weights.ts';
import { findSubjectGroup, type SubjectGroup } from '#meaning/subject-groups.ts';
import { analyseLine } from '#passage/analysis-cache.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { toPlural } from '#passage/inflect.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';

/** A noun on which a passage turns, as one can speak of it in general. */
export interface SubjectNoun {
  lemma: string;
  /** Plural or uncountable, with its modifier: shared resources, nostalgia. */
  text: string;
  /** The noun of the translation or 요지 that stands for it; undefined where none surely does. */
  korean?: string;
  group: SubjectGroup;
  /** The line or the whole passage speaks of it in another age: ancient potters. */
  isPast: boolean;
  /** The line has it only beside its matter: ship noise, reading on paper. */
  isBeside: boolean;
  /** The line has it only as the field in which its matter stands: doubt in science. */
  isField: boolean;
}

/** Nouns that only introduce what a line is about, or name no matter of their own. */
const hollowNouns = new Set(
  `way reason effort role use condition importance tendency lack function value effect influence impact difference
  difficulty problem process part kind sort type form number amount thing fact case example time year day life people person man woman
  power benefit danger risk need limit change rise growth result cause purpose point question answer story history world country century
  return help work act attempt ability chance success failure nature state place level rate majority understanding meaning task
  culture puzzle eye hand mind idea thought word name group system method advantage disadvantage usefulness strength weakness
  dependence popularity decline loss gap lesson resistance challenge choice decision attitude belief opinion
  identity view experience perception awareness impression sense reaction response issue matter aspect quality consequence outcome
  situation phenomenon approach`.split(/\s+/u),
);
/** Whether a noun names no matter of its own: a way, an idea. */
export const isHollowNoun = (lemma: string): boolean => hollowNouns.has(lemma);

/** What a noun before another one still speaks of: a typewriter shop is about typewriters, eye contact not about eyes. */
const standingGroups = new Set(['animal', 'plant', 'thing', 'vehicle', 'food', 'structure']);

/** What is counted: a bare singular before another word (beach cleaning) still speaks of many. */
const countedGroups = new Set([
  'animal',
  'pet',
  'landscape',
  'vehicle',
  'structure',
  'place',
  'worker',
  'customer',
  'youth',
  'people',
  'crowd',
  'fauna',
  'city',
  'company',
]);
/** An adjective makes another matter only of these: shared resources, foreign languages, but no cluttered desks. */
const dividedGroups = new Set(['concept', 'language', 'writing', 'field']);

const minSyllables = 2;
const mostSubjects = 3;
const otherAge =
  /\b(?:ancient|medieval|prehistoric|roman|egyptian|(?:early|old(?:en)?) (?:times|days|humans?)|(?:1[0-8]|[1-9])th-century|(?:sixteen|seventeen|eighteen|nineteen)th)\b/u;

/** A noun named so much more seldom than the first is a detail. */
const minShareOfFirst = 0.5;
/** What the passage turns on is no noun that it names so much more seldom than another, least of all than one of the line. */
const minShareOfTop = 0.4;
const minShareOfLine = 0.75;

/**
 * The nouns of the 주제 (or 제목) line on which the passage turns, the one that it names most first. Without a line
 * there is none: the noun that a passage names most is often not what it is about.
 */
export const listSubjects = readPassageOnce(readSubjects);

function readSubjects(source: PassageSource, analysis: PassageAnalysis): readonly SubjectNoun[] {
  const line = readLine(source);
  const { weights } = weighKeys(source, analysis);
  const isPast = otherAge.test(line.map(({ lower }) => lower).join(' ')) || isOfAnotherAge(analysis);
  const found = new Map<string, { subject: SubjectNoun; weight: number }>();
  line.forEach((token, at) => {
    const own = listNouns(analysis, token);
    const lemma = own[0]?.lemma.toLowerCase() ?? '';
    const group = findSubjectGroup(lemma);
    const head = readGeneralForm(line, at, own, group);
    if (own.length === 0 || group === undefined || head === undefined || isHollowNoun(lemma)) return;
    if (!isHead(line, at) && !(isNounOfNoun(line, at) && standingGroups.has(group))) return;
    const modifier = findModifier(analysis, line, at, group);
    if (group === 'thing' && modifier !== undefined && findNounClass(modifier) === undefined) return;
    const korean = findKorean(source, lemma);
    const preposition = findPreposition(line, at);
    const subject = {
      lemma,
      text: modifier === undefined ? head : `${modifier} ${head}`,
      ...(korean !== undefined && { korean }),
      group,
      isPast,
      isBeside: !isHead(line, at) || /^(?:on|onto|with|by|from|through|via|into)$/u.test(preposition),
      isField:
        /^(?:in|among|at)$/u.test(preposition) && line.slice(0, at).some(({ lower }) => lower === 'of'),
    };
    if (!found.has(lemma)) found.set(lemma, { subject, weight: weights.get(lemma) ?? 0 });
  });
  const ranked = [...found.values()].sort((a, b) => b.weight - a.weight);
  const first = ranked[0]?.weight ?? 0;
  const weightOf = ({ tag, lemma }: Token): number =>
    tag.startsWith('NN') && !isHollowNoun(lemma) ? (weights.get(lemma.toLowerCase()) ?? 0) : 0;
  if (first < minShareOfLine * Math.max(0, ...line.map(weightOf))) return [];
  if (first < minShareOfTop * Math.max(0, ...weights.values())) return [];
  return ranked
    .filter(({ weight }) => weight >= minShareOfFirst * first)
    .slice(0, mostSubjects)
    .map(({ subject }) => subject);
}

const oldYear = /\b1(?:[0-8]\d|9[0-4])\ds?\b/u;
const lateYear = /\b(?:19[5-9]|20[0-4])\ds?\b/u;
const mostPresent = 0.2;

/** Told in the past, with old years only. */
function isOfAnotherAge({ text, tokens }: PassageAnalysis): boolean {
  if (!oldYear.test(text) || lateYear.test(text)) return false;
  const present = tokens.filter(({ tag }) => tag === 'VBZ' || tag === 'VBP').length;
  const past = tokens.filter(({ tag }) => tag === 'VBD').length;
  return present <= mostPresent * (present + past);
}

/** A title in capitals would be taken for names. */
function readLine({ topic, title }: PassageSource): readonly Token[] {
  const text = topic ?? title?.toLowerCase() ?? '';
  return text === '' ? [] : analyseLine(text).tokens;
}

/** The noun in the passage; one before another noun, as in eye contact, is not what is spoken of. */
const listNouns = ({ tokens }: PassageAnalysis, { lemma }: Token): Token[] =>
  tokens.filter(
    (token) =>
      token.lemma.toLowerCase() === lemma.toLowerCase() &&
      /^(?:NNS?|VBZ?)$/u.test(token.tag) &&
      !/^NN/u.test(tokens[token.index + 1]?.tag ?? ''),
  );

/** A plural after a preposition may pass for a verb where no verb follows; "eye contact" speaks of contact. */
function isHead(line: readonly Token[], at: number): boolean {
  const tag = line[at]?.tag ?? '';
  const isNoun =
    /^NNS?$/u.test(tag) ||
    (tag === 'VBZ' && /^(?:IN|JJ|CC|NN)$/u.test(line[at - 1]?.tag ?? '') && !hasSubject(line, at));
  const next = line[at + 1];
  return isNoun && !/^NN/u.test(next?.tag ?? '') && !(next?.tag === 'VBZ' && !hasSubject(line, at + 1));
}

const isNounOfNoun = (line: readonly Token[], at: number): boolean =>
  line[at]?.tag === 'NN' && /^NN/u.test(line[at + 1]?.tag ?? '');

/** "reading on paper", "doubt in science" */
const findPreposition = (line: readonly Token[], at: number): string =>
  line.slice(0, at).findLast(({ tag }) => !/^(?:DT|JJ|VBN|NN|PRP\$)/u.test(tag))?.lower ?? '';

/** "How soap removes grease", "noise in cities changes": a clause needs its verb. */
const hasSubject = (line: readonly Token[], at: number): boolean =>
  line.slice(0, at).some(({ lower }) => /^(?:how|why|what|when|that|which|who|reasons?|time)$/u.test(lower));

/** The plural, or the bare singular of what cannot be counted; undefined for one thing among others (the crowd). */
function readGeneralForm(
  line: readonly Token[],
  at: number,
  own: readonly Token[],
  group: SubjectGroup | undefined,
): string | undefined {
  const lemma = own[0]?.lemma.toLowerCase() ?? '';
  const lower = line[at]?.lower ?? '';
  if (group === 'feeling' || group === 'faculty') return lemma;
  if (lower !== lemma) return lower;
  const hasPlural = own.some(({ tag }) => tag === 'NNS');
  if (isNounOfNoun(line, at)) return hasPlural ? toPlural(lemma) : undefined;
  let first = at;
  while (/^(?:JJ|VBN|NN)/u.test(line[first - 1]?.tag ?? '')) first -= 1;
  const determiner = line[first - 1];
  const isBare = !/^(?:DT|PRP\$|POS|CD|PDT)$/u.test(determiner?.tag ?? '');
  // "A variety of banana", in a passage on bananas.
  const isCounted = hasPlural && findEntry(lemma, 'n')?.flags.includes('u') === false;
  if (isBare && !isCounted && !countedGroups.has(group ?? '')) return lemma;
  return isBare || /^an?$/u.test(determiner?.lower ?? '') || hasPlural ? toPlural(lemma) : undefined;
}

/** The word before the noun, where the two are one thing (family meals) or the passage joins them too (night trains). */
function findModifier(
  { tokens }: PassageAnalysis,
  line: readonly Token[],
  at: number,
  group: SubjectGroup,
): string | undefined {
  const before = line[at - 1];
  if (before === undefined || !/^(?:JJ|NN|VBN|VBD)$/u.test(before.tag)) return undefined;
  // "Dragon's blood trees" are no blood trees.
  if (/^(?:NN|POS)$/u.test(line[at - 2]?.tag ?? '')) return undefined;
  const noun = line[at]?.lower.slice(0, -1) ?? '';
  const isJoined = tokens.some(
    ({ index, lower }) => lower === before.lower && tokens[index + 1]?.lower.startsWith(noun) === true,
  );
  if (before.tag === 'NN') return isJoined || !isHollowNoun(before.lemma) ? before.lower : undefined;
  return isJoined && dividedGroups.has(group) ? before.lower : undefined;
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
