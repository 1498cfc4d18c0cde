import { findEntry } from '@jadoo/lexicon';

import type { PassageSource } from '#exercise/exercise.ts';
import { withParticle } from '#korean.ts';
import { listKoreanRows } from '#meaning/lines/korean-rows.ts';
import type { DistractorLine, LineContext } from '#meaning/lines/distractor-line.ts';
import { listLineWords } from '#meaning/lines/line-words.ts';
import { leadIn } from '#meaning/lines/side-leads.ts';
import { findSideRows, type SideRow } from '#meaning/lines/side-rows.ts';
import { listMatterPhrases } from '#meaning/lines/matter-phrase.ts';
import { readTreated } from '#meaning/lines/side-treated.ts';
import { readTopicMatters } from '#meaning/lines/topic-matters.ts';
import { isHollowNoun, listSubjects, type SubjectNoun } from '#meaning/subject-noun.ts';
import { formsOf, measureNearness, namesWanted, weighSubjects } from '#meaning/subject-relevance.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';

/** What was written on the subject of a passage in other passages of it, nearest first; for a long 요지 also with a clause before it. */
export function listSideDistractors(context: LineContext): DistractorLine[] {
  const { name } = context;
  const near = listNearRows(context);
  const known = new Set(near.map(({ row }) => row));
  const rows = [...near, ...listNamedRows(context).filter(({ row }) => !known.has(row))];
  const lines = rows.map(({ row, isFar }) => toRowLine(context, row, isFar));
  return [
    ...lines.filter(({ isFar }) => isFar !== true),
    ...lines.filter(({ isFar }) => isFar === true),
    ...(name === 'gist' ? rows.flatMap((row) => listLed(context, row)) : []),
  ];
}

/** A row that names the matter of the passage (both the city and its trees), not a word beside it. */
const namesMatter = ({ source, analysis, name }: LineContext, row: SideRow): boolean => {
  const line = row[name === 'title' ? 'title' : 'topic'];
  const names = (word: string): boolean => namesWanted(line, new Set(formsOf(word.toLowerCase())));
  const phrases = listMatterPhrases(source, analysis).slice(0, mostMatters);
  const heads = readTopicMatters(source.topic ?? '').flatMap(({ sort, head }) =>
    sort === 'thing' ? [head] : [],
  );
  return (
    phrases.some(({ text }) => text.split(' ').every(names)) ||
    heads.some((head) => !formsOf(head).some(isHollowNoun) && names(head))
  );
};
const mostMatters = 2;

function toRowLine(context: LineContext, row: SideRow, isFar: boolean): DistractorLine {
  const isNear = namesMatter(context, row);
  return {
    id: `side-${row.topic}`,
    text: row[context.name],
    isClose: false,
    isNear: isNear && !isFar,
    isFar,
    isWeak: !isNear || isFar,
    reason: `${withParticle(row.label, '은')} 글에서 다루지 않는다.`,
    matter: { topic: row.topic, readTriggers: () => row.triggers },
  };
}

/** One option may have a clause before it, so that a long 요지 is not the longest by far: more would look made by rule. */
const led = 'led';

function listLed(context: LineContext, { row, isFar }: NearRow): DistractorLine[] {
  const text = leadIn(row.gist);
  return text === undefined ? [] : [{ ...toRowLine(context, row, isFar), text, shape: led }];
}

/** What the 요지 names in Korean, where the words of the 주제 lead to nothing. */
function listNamedRows({ source, analysis }: LineContext): NearRow[] {
  const isTreated = readTreated(source, analysis);
  return listKoreanRows(source, analysis)
    .slice(0, mostNamed)
    .filter((row) => !isTreated(row))
    .map((row) => ({ row, isFar: true }));
}
const mostNamed = 24;

const enoughRows = 4;

interface NearRow {
  row: SideRow;
  /** It is on what the line only names beside its matter, or on kin of it. */
  isFar: boolean;
}

/** What was written on the main words of the passage and is not touched by it: what names more of them comes first. */
function listNearRows(context: LineContext): NearRow[] {
  const { relevance, mains, others, unnamed } = weighSubjects(context.source, context.analysis);
  const rows = readNearRows(context, mains);
  const near = rows.filter(({ isFar }) => !isFar);
  const [top] = [...mains].sort((a, b) => (relevance.get(b) ?? 0) - (relevance.get(a) ?? 0));
  const onTop = near.filter(({ row }) => namesWanted(lineOf(context, row), new Set([top ?? ''])));
  if (onTop.length >= enoughRows) return onTop;
  if (near.length >= enoughRows) return near;
  // Nothing on labels, but much on the museums in which they hang.
  const beside = readNearRows(context, others).map((row) => ({
    ...row,
    isFar: row.isFar || near.length > 0,
  }));
  return [...rows, ...beside, ...readNearRows(context, unnamed).map((row) => ({ ...row, isFar: true }))];
}

function readNearRows(context: LineContext, wanted: ReadonlySet<string>): NearRow[] {
  return listRowsOn(context, wanted).map((row) => ({
    row,
    isFar: !namesWanted(lineOf(context, row), wanted),
  }));
}

/** The English line by which a row is judged. */
const lineOf = ({ name }: LineContext, row: SideRow): string => (name === 'title' ? row.title : row.topic);

function listRowsOn(context: LineContext, wanted: ReadonlySet<string>): SideRow[] {
  const { source, analysis, name } = context;
  const { relevance } = weighSubjects(source, analysis);
  const special = listSpecial(analysis, listSubjects(source, analysis));
  const nouns = listKoreanNouns(source, wanted);
  const isTreated = readTreated(source, analysis);
  // Only the Korean noun shows that kin of a main word, or the word itself, is meant in the sense of the passage.
  const isOn = (row: SideRow): boolean =>
    nouns.some((noun) => noun.test(row.gist)) ||
    (name === 'gist' && namesWanted(row.topic, wanted) && sharesNoun(row, context.answer)) ||
    (name !== 'gist' &&
      namesWanted(row[name], wanted) &&
      (nouns.length === 0 || nouns.some((noun) => noun.test(row.label))));
  return findSideRows([...wanted].flatMap(formsOf))
    .filter(
      (row) =>
        row.isSentenceOnly !== true &&
        row.keys.some((key) => formsOf(key).some((form) => wanted.has(form) && !special.has(form))),
    )
    .filter(isOn)
    .map((row) => ({ row, nearness: measureNearness(lineOf(context, row), row.keys, relevance, wanted) }))
    .filter(({ row, nearness }) => nearness > 0 && !isTreated(row))
    .sort((a, b) => b.nearness - a.nearness)
    .map(({ row }) => row);
}

/** What both 요지 name, and what the row is about. */
function sharesNoun({ gist, label }: SideRow, answer: string): boolean {
  const [own, said] = [label, answer].map((line) => new Set(listLineWords(line)));
  return listLineWords(gist).some((word) => own?.has(word) === true && said?.has(word) === true);
}

/** What the 요지 or the translation calls the words: a row on another sense of theirs, or a 요지 without any, would be ruled out at a glance. */
function listKoreanNouns(
  { gist = '', translations = [] }: PassageSource,
  lemmas: Iterable<string>,
): RegExp[] {
  const shown = [gist, ...translations].join('\n');
  return [...lemmas]
    .flatMap((lemma) =>
      [...(findEntry(lemma, 'n')?.senses ?? []), ...(findEntry(lemma, 'v')?.senses ?? [])].flatMap((sense) =>
        sense.replace(/\([^)]*\)/gu, '').split(/,\s*/u),
      ),
    )
    .map((meaning) => meaning.trim().replace(/(?:하다|되다)$/u, ''))
    .filter((meaning) => /^[가-힣]+$/u.test(meaning) && !meaning.endsWith('다'))
    .map(readNoun)
    .filter((noun) => noun.test(shown));
}

/** A noun of one syllable only where a particle follows: 법은, but no 방법. */
const readNoun = (noun: string): RegExp =>
  noun.length > 1
    ? new RegExp(noun, 'u')
    : new RegExp(`(?<![가-힣])${noun}(?:[은는이가을를의에과와도] |에서|으로|에는|에도|로 )`, 'u');

/** What was written of forests is not true of kelp forests, nor that of bicycles of those of 1880. */
function listSpecial({ tokens }: PassageAnalysis, subjects: readonly SubjectNoun[]): ReadonlySet<string> {
  const isBare = (lemma: string): boolean =>
    tokens.some((token) => token.lemma === lemma && !/^NN/u.test(tokens[token.index - 1]?.tag ?? ''));
  return new Set(
    subjects
      .filter(({ lemma, text, isPast }) => isPast || (text.includes(' ') && !isBare(lemma)))
      .map(({ lemma }) => lemma),
  );
}
