import { findEntry } from '@jadoo/lexicon';

import type { PassageSource } from '#exercise/exercise.ts';
import { withParticle } from '#korean.ts';
import type { DistractorLine, LineContext } from '#meaning/lines/distractor-line.ts';
import { listFramedLines } from '#meaning/lines/framed-lines.ts';
import { listLineWords } from '#meaning/lines/line-words.ts';
import type { LineName } from '#meaning/lines/line-name.ts';
import { leadIn } from '#meaning/lines/side-leads.ts';
import { findSideRows, type SideRow } from '#meaning/lines/side-rows.ts';
import { listMatterPhrases } from '#meaning/lines/matter-phrase.ts';
import { readTreated } from '#meaning/lines/side-treated.ts';
import { listSubjects, type SubjectNoun } from '#meaning/subject-noun.ts';
import { formsOf, measureNearness, namesWanted, weighSubjects } from '#meaning/subject-relevance.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';

/**
 * What else one could say about the subject of a passage, nearest first: what was written on it, then what can be said of
 * its sort, then what was written on what it only names, and last the same with a clause before it, for a long 요지.
 */
export function listSideDistractors(context: LineContext): DistractorLine[] {
  const { name } = context;
  const framed = listFramed(context);
  const rows = listNearRows(context, framed.length > 0);
  const lines = [
    ...rows.map(({ row, isFar }) => ({ ...toRowLine(name, row), isFar, isNear: namesMatter(context, row) })),
    ...framed.map(({ line, named }) => toFramedLine(name, line, named)),
  ];
  return [
    ...lines.filter(({ isFar }) => isFar !== true),
    ...lines.filter(({ isFar }) => isFar === true),
    ...(name === 'gist' ? listLed(rows, framed) : []),
  ];
}

/** A row that names all of the matter (both the city and its trees), not a word of it alone. */
const namesMatter = ({ source, analysis, name }: LineContext, row: SideRow): boolean =>
  listMatterPhrases(source, analysis)
    .slice(0, mostMatters)
    .some(({ text }) =>
      text
        .toLowerCase()
        .split(' ')
        .every((word) => namesWanted(row[name === 'title' ? 'title' : 'topic'], new Set(formsOf(word)))),
    );
const mostMatters = 2;

const toRowLine = (name: LineName, row: SideRow): DistractorLine => ({
  id: `side-${row.topic}`,
  text: row[name],
  isClose: false,
  isWeak: true,
  reason: `${withParticle(row.label, '은')} 글에서 다루지 않는다.`,
  matter: { topic: row.topic, readTriggers: () => row.triggers },
});

const toFramedLine = (name: LineName, line: Side, named: string): DistractorLine => ({
  id: `side-${line.topic}`,
  text: line[name],
  isClose: false,
  isOwn: true,
  isWeak: true,
  reason: `‘${named}’에 관한 내용이지만 ${withParticle(line.label, '은')} 글에서 다루지 않는다.`,
  subject: named,
  matter: { topic: line.topic, readTriggers: () => line.triggers },
  ...(line.aspect !== undefined && { aspect: line.aspect }),
});

/** One option may have a clause before it, so that a long 요지 is not the longest by far: more would look made by rule. */
const led = 'led';

function listLed(rows: readonly NearRow[], framed: readonly FramedSide[]): DistractorLine[] {
  const ofRows = rows.flatMap(({ row, isFar }): DistractorLine[] => {
    const text = leadIn(row.gist);
    return text === undefined ? [] : [{ ...toRowLine('gist', row), text, isFar, aspect: led }];
  });
  const ofFramed = framed.flatMap(({ line, named }): DistractorLine[] =>
    line.longGist === undefined
      ? []
      : [{ ...toFramedLine('gist', line, named), text: line.longGist, aspect: led }],
  );
  return [...ofRows, ...ofFramed];
}

type Side = Pick<SideRow, 'topic' | 'title' | 'gist' | 'label' | 'triggers'> & {
  longGist?: string;
  aspect?: string;
};

interface FramedSide {
  line: Side;
  /** The noun that it names. */
  named: string;
}

/** Who acts, watches or buys is beside the point of nearly every passage. */
const agents = /^(?:worker|customer|youth|people|crowd)$/u;
/** What is made, sold and used: beside its matter a passage does not speak of it as such. */
const goods = /^(?:thing|material|food|supply|vehicle|antique|room|structure|road|writing)$/u;

/** Sides of the nouns of the passage in general words, with the noun that each names. */
function listFramed({ source, analysis, name, answer }: LineContext): FramedSide[] {
  const subjects = listSubjects(source, analysis);
  const [first] = subjects;
  const phrases = listMatterPhrases(source, analysis);
  const [matter] = phrases;
  const hasOther = subjects.some(({ isField }) => !isField);
  const isMain = ({ lemma, group, isBeside, isField }: SubjectNoun): boolean =>
    !(isField && hasOther) &&
    // Of what people remember or attend to much can be said that is far from the passage.
    (group !== 'faculty' || (matter?.lemma === lemma && phrases.length === 1)) &&
    !agents.test(group) &&
    !(goods.test(group) && (isBeside || lemma !== first?.lemma));
  return listFramedLines(source, analysis).flatMap(({ subject, ...line }) => {
    const named = name === 'gist' ? subject.korean : subject.text;
    const isFit = line[name] !== '' && isMain(subject) && named !== undefined;
    // A 요지 that names another matter than the rest would be ruled out without the passage.
    return isFit && (name !== 'gist' || answer.includes(named)) ? [{ line, named }] : [];
  });
}

const enoughRows = 4;

interface NearRow {
  row: SideRow;
  /** It is on what the line only names beside its matter, or on kin of it. */
  isFar: boolean;
}

/** What was written on the main words of the passage and is not touched by it: what names more of them comes first. */
function listNearRows(context: LineContext, hasFramed: boolean): NearRow[] {
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
    isFar: row.isFar || hasFramed || near.length > 0,
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
    .filter((row) =>
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
