import { findEntry } from '@jadoo/lexicon';

import type { PassageSource } from '#exercise/exercise.ts';
import { withParticle } from '#korean.ts';
import type { DistractorLine, LineContext } from '#meaning/lines/distractor-line.ts';
import { listLineWords } from '#meaning/lines/line-words.ts';
import { readRowCompany } from '#meaning/lines/row-company.ts';
import { findSideRows, type SideRow } from '#meaning/lines/side-rows.ts';
import { listMatterPhrases } from '#meaning/lines/matter-phrase.ts';
import { readTreated } from '#meaning/lines/side-treated.ts';
import { readTopicMatters } from '#meaning/lines/topic-matters.ts';
import { isHollowNoun, listSubjects, type SubjectNoun } from '#meaning/subject-noun.ts';
import { formsOf, measureNearness, namesWanted, weighSubjects } from '#meaning/subject-relevance.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';

/** What was written on the subject of a passage in other passages of it, nearest first. */
export function listSideDistractors(context: LineContext): DistractorLine[] {
  const companyOf = readRowCompany(context.source, context.analysis);
  return (
    listNearRows(context)
      .map(({ row, isFar }) => ({ row, isFar, company: companyOf(row.topic) }))
      // What is only beside the matter falls at a glance as a 주제; beside a 요지 it may stand where its field is the same.
      .filter(({ isFar, company }) =>
        isFar
          ? context.name === 'gist' && company >= farCompany
          : company >= leastCompany[context.name === 'gist' ? 'gist' : 'english'],
      )
      .map(({ row, isFar, company }) => toRowLine(context, row, !isFar && company >= nearCompany))
  );
}
const leastCompany = { gist: 0.25, english: 0.28 } as const;
const farCompany = 0.36;
const nearCompany = 0.3;

/** A row that names the matter of the passage (both the city and its trees), not a word beside it. */
const namesMatter = ({ source, analysis, name }: LineContext, row: SideRow): boolean => {
  const line = row[name === 'title' ? 'title' : 'topic'];
  const names = (word: string): boolean => namesWanted(line, new Set(formsOf(word.toLowerCase())));
  const phrases = listMatterPhrases(source, analysis).slice(0, mostMatters);
  const heads = readTopicMatters(source.topic ?? '').flatMap(({ sort, head }) =>
    sort === 'thing' ? [head] : [],
  );
  return (
    phrases.some(({ text }) => !manySided.test(text) && text.split(' ').every(names)) ||
    heads.some((head) => !manySided.test(head) && !formsOf(head).some(isHollowNoun) && names(head))
  );
};
const mostMatters = 2;
/** The balance of trade is not that of a meal. */
const manySided =
  /^(?:balance|bottle|record|line|form|scale|note|pressure|pattern|frame|model|network|signal|code|structure|label|mark|key|score|clock|perspective|repair|home|mistake|business|learning|fiction|bridge|track|market|gap|edge|layer|root|path|wave|cycle|circle|rule|unit|image|figure|object|position|field|power|technology|knowledge|information|language)s?$/u;

function toRowLine(context: LineContext, row: SideRow, isOfField: boolean): DistractorLine {
  const isNear = isOfField && namesMatter(context, row);
  return {
    id: `side-${row.topic}`,
    text: row[context.name],
    isClose: false,
    isNear,
    isWeak: !isNear,
    reason: `${withParticle(row.label, '은')} 글에서 다루지 않는다.`,
    matter: { topic: row.topic, readTriggers: () => row.triggers },
  };
}

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
