import { findEntry, findNounClass } from '@jadoo/lexicon';

import type { PassageSource } from '#exercise/exercise.ts';
import { withParticle } from '#korean.ts';
import type { LineName } from '#meaning/line-name.ts';
import { findSubjectGroup } from '#meaning/subject-groups.ts';
import { readSubjectMatter } from '#meaning/subject-matter.ts';
import { isHollowNoun, listSubjects } from '#meaning/subject-noun.ts';
import { weighSubjects } from '#meaning/subject-relevance.ts';
import { toTitleCase } from '#meaning/title-case.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { toPlural } from '#passage/inflect.ts';

/** A detail of the passage joined to its matter: too narrow for the whole. */
interface PartLine {
  id: string;
  text: string;
}

/** What a matter of one sort may well have to do with. */
const sorts: readonly { matter: RegExp; details: RegExp }[] = [
  {
    matter: /^(?:animal|pet|plant|moss|species|fauna|landscape|weather|sky|nature|land)$/u,
    details: /^(?:weather|landscape|plant|moss|disease|stuff)$/u,
  },
  {
    matter: /^(?:feeling|faculty|behavior|talk|activity|concept|language|field|idea|practice)$/u,
    details: /^(?:feeling|faculty|disease|activity)$/u,
  },
  {
    matter: /^(?:thing|material|food|vehicle|structure|room|place|road|invention|antique|supply|stuff)$/u,
    details: /^(?:material|weather|disease|supply)$/u,
  },
];

const mostSentences = 2;
const mostMatterWords = 3;

/** Nouns of one or two sentences in the middle that stand beside the matter there, each joined to it. */
export function listPartLines(name: LineName, source: PassageSource, analysis: PassageAnalysis): PartLine[] {
  const matter = readMatter(name, source, analysis);
  if (matter === undefined) return [];
  const { details } = matter;
  return listDetails(source, analysis)
    .filter(({ group }) => details.test(group))
    .flatMap(({ lemma, text }) => {
      const line = joinTo(name, source, matter.text, { lemma, text });
      return line === undefined ? [] : [{ id: `part-${lemma}`, text: line }];
    });
}

function joinTo(
  name: LineName,
  source: PassageSource,
  matter: string,
  { lemma, text }: { lemma: string; text: string },
): string | undefined {
  if (name === 'topic') return `the relationship between ${text} and ${matter}`;
  if (name === 'title') return `${toTitleCase(text)} and ${toTitleCase(matter)}: How Are They Related?`;
  const korean = findKorean(source, lemma);
  return korean === undefined || matter.includes(korean)
    ? undefined
    : `${withParticle(matter, '은')} ${withParticle(korean, '과')} 서로 밀접하게 관련되어 있다.`;
}

/** The matter in the words of the line, and the groups of what may have to do with it. */
function readMatter(
  name: LineName,
  source: PassageSource,
  analysis: PassageAnalysis,
): { text: string; details: RegExp } | undefined {
  const { english, korean } = readSubjectMatter(source, analysis);
  const [subject] = listSubjects(source, analysis);
  const phrase = english === '' ? (subject?.text ?? '') : english;
  const words = phrase.split(' ');
  const head = (words.at(-1) ?? '').replace(/ies$/u, 'y').replace(/(?<!s)s$/u, '');
  const group = english === '' ? subject?.group : sortOf(head);
  // "The relationship between confidence and removing signs" would be hard to read.
  const isDoing = words.length > 1 && words[0]?.endsWith('ing') === true;
  const sort = sorts.find((one) => one.matter.test(group ?? ''));
  const text = name === 'gist' ? korean || (subject?.korean ?? '') : phrase;
  return sort === undefined ||
    text === '' ||
    words.includes('and') ||
    isDoing ||
    words.length > mostMatterWords
    ? undefined
    : { text, details: sort.details };
}

const sortOf = (lemma: string): string => findSubjectGroup(lemma) ?? findNounClass(lemma) ?? '';

interface Detail {
  lemma: string;
  /** In general: clouds, fat. */
  text: string;
  group: string;
}

function listDetails(source: PassageSource, analysis: PassageAnalysis): Detail[] {
  const { tokens, sentences } = analysis;
  const { mains } = weighSubjects(source, analysis);
  const lines = [source.topic, source.title, source.summary].join(' ').toLowerCase();
  const nounsOf = new Map<string, Token[]>();
  for (const token of tokens)
    if (/^NNS?$/u.test(token.tag)) nounsOf.set(token.lemma, [...(nounsOf.get(token.lemma) ?? []), token]);
  const hasMain = (sentence: number): boolean =>
    tokens.some((token) => token.sentence === sentence && mains.has(token.lemma.toLowerCase()));
  return [...nounsOf].flatMap(([lemma, own]): Detail[] => {
    const at = new Set(own.map(({ sentence }) => sentence));
    const isMiddle = [...at].every(
      (sentence) => sentence > 0 && sentence < sentences.length - 1 && hasMain(sentence),
    );
    const isPlain = own.every((token) => stands(tokens, token));
    const group = sortOf(lemma);
    const text = group === '' ? undefined : inGeneral(lemma, group, own);
    return at.size > mostSentences ||
      !isMiddle ||
      !isPlain ||
      isHollowNoun(lemma) ||
      lines.includes(lemma) ||
      text === undefined
      ? []
      : [{ lemma, text, group }];
  });
}

/** By itself, not part of a name for another thing nor of a comparison: "like a river", "flower shop". */
function stands(tokens: readonly Token[], { index }: Token): boolean {
  const before = tokens.slice(Math.max(0, index - 3), index);
  const next = tokens[index + 1]?.tag ?? '';
  return (
    !/^(?:NN|POS)/u.test(next) &&
    !/^(?:NN|CD|VBN|VBG)/u.test(before.at(-1)?.tag ?? '') &&
    !before.some(({ lower }) => /^(?:like|as|of|no|not|without)$/u.test(lower))
  );
}

function inGeneral(lemma: string, group: string, own: readonly Token[]): string | undefined {
  if (/^(?:feeling|faculty|field|disease|activity)$/u.test(group)) return lemma;
  if (own.some(({ tag }) => tag === 'NNS')) return toPlural(lemma);
  return findEntry(lemma, 'n')?.flags.includes('u') === true ? lemma : undefined;
}

function findKorean({ translations = [] }: PassageSource, lemma: string): string | undefined {
  const shown = translations.join('\n');
  return (findEntry(lemma, 'n')?.senses ?? [])
    .flatMap((sense) => sense.replace(/\([^)]*\)/gu, '').split(/,\s*/u))
    .map((meaning) => meaning.trim())
    .find((meaning) => /^[가-힣]{2,}$/u.test(meaning) && shown.includes(meaning));
}
