import { findConnective } from '#cohesion/connectives.ts';
import type { Block, Exercise, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { isFinite, textOf, viewSentence } from '#grammar/sentence-view.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { listFootnotes } from '#passage/key-words.ts';
import { standsOnce } from '#passage/occurrences.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import { findBlankableClauses, type BlankableClause } from '#syntax/blankable-clauses.ts';
import { describePatterns } from '#syntax/patterns/describe-patterns.ts';
import { layOutPassage } from '#syntax/passage-blocks.ts';
import { turnsTime } from '#syntax/turned-time.ts';
import { shuffleUnits } from '#syntax/word-order-task.ts';

const fairBelowBest = 0.8;
const blankEm = 16;
const points = 4;
const bestUnits = 7;
const marking = `채점 기준(${points}점): 모든 말을 바르게 배열하면 ${points}점. 한 덩이만 자리가 틀리면 2점을 준다. 철자가 틀리면 하나에 1점씩 뺀다. <보기>에 없는 말을 쓰거나 빠뜨리면 0점. 뜻이 같고 어법에 맞는 다른 어순도 정답으로 인정한다.`;
/** Without a translation only clauses of few units have one order. */
const mostUnitsAlone = 6;
/** With a translation fewer units put themselves in order. */
const leastUnitsTold = 5;

interface Place extends BlankableClause {
  translation: string;
  worth: number;
}

/** 문장 빈칸: a whole clause left out of the passage, its words given in another order. */
export function makeClozeSentence(context: KindContext): MakeResult {
  const { options, random } = context;
  const places = listPlaces(context);
  const excluded = new Set(options.excludedSignatures ?? []);
  const left = places.filter((place) => !excluded.has(signatureOf(place)));
  const locked = left.filter((place) => options.lockedSpots?.includes(idOf(place)));
  const from = locked.length > 0 ? locked : left;
  if (from.length === 0) {
    return refuse(
      'cloze-sentence',
      context,
      places.length > 0
        ? '이 지문에는 통째로 비울 다른 절이 없어요.'
        : '통째로 비워도 답이 하나로 정해지는 5~16단어 절이 없어요.',
    );
  }
  const best = Math.max(...from.map(({ worth }) => worth));
  return build(context, places, random.pick(from.filter(({ worth }) => worth >= best - fairBelowBest)));
}

const startOf = ({ view, first }: BlankableClause): number => view.at(first).start;
const endOf = ({ view, end }: BlankableClause): number => view.at(end - 1).end;
const idOf = (place: BlankableClause): string => `clause:${startOf(place)}-${endOf(place)}`;
const signatureOf = (place: BlankableClause): string => `cloze-sentence:${startOf(place)}-${endOf(place)}`;

function listPlaces({ analysis, source }: KindContext): Place[] {
  const translations = alignTranslations({ analysis, source });
  return analysis.sentences.flatMap((sentence) =>
    findBlankableClauses(viewSentence(analysis, sentence)).flatMap((clause): Place[] => {
      const translation = translations[sentence.index] ?? '';
      const span = { start: startOf(clause), end: endOf(clause) };
      const isFit = translation === '' ? isFixedAlone(clause) : clause.units.length >= leastUnitsTold;
      if (!isFit || clause.doubt !== undefined || !standsOnce(analysis, span)) return [];
      if (translation !== '' && turnsTime(clause.view, clause.first, clause.end, translation)) return [];
      return [{ ...clause, translation, worth: weigh(analysis, clause) }];
    }),
  );
}

/** Few units and a subject that cannot change places with the object. */
function isFixedAlone({ units, view, first, end }: BlankableClause): boolean {
  if (units.some((unit) => /^(?:and|or|but) /u.test(unit))) return false;
  const nouns = view.tokens.slice(first, end).filter(({ tag }) => /^(?:NNS?|NNP)$/u.test(tag)).length;
  const finite = view.tokens.slice(first, end).filter(isFinite).length;
  return (
    finite <= 1 && units.length <= mostUnitsAlone && (nouns <= 2 || /^(?:PRP|EX)$/u.test(view.at(first).tag))
  );
}

/** Late in the passage, tied to the rest by repeated words, and behind a connective. */
function weigh(analysis: PassageAnalysis, { view, first, end, units, freedom }: BlankableClause): number {
  const { sentence } = view;
  const isContent = (tag: string) => /^(?:NN|VB|JJ)/u.test(tag);
  const inside = view.tokens.slice(first, end).filter(({ tag }) => isContent(tag));
  const elsewhere = new Set(
    analysis.tokens
      .filter((token) => token.sentence !== sentence.index && isContent(token.tag))
      .map(({ lemma }) => lemma),
  );
  const shared = inside.filter(({ lemma }) => elsewhere.has(lemma)).length / Math.max(1, inside.length);
  const position = (sentence.index + 1) / analysis.sentences.length;
  return (
    position * 1.2 +
    Math.min(units.length, bestUnits) / 4 +
    shared +
    Math.min(inside.length, 5) / 5 +
    (findConnective(sentence.text.toLowerCase()) ? 0.5 : 0) -
    freedom / 2
  );
}

function build(context: KindContext, places: readonly Place[], place: Place): Exercise {
  const { analysis, random, seed, source } = context;
  const span = { start: startOf(place), end: endOf(place) };
  const original = analysis.text.slice(span.start, span.end);
  const isTranslated = place.translation !== '';
  const help: Block[] = isTranslated
    ? [
        {
          type: 'box',
          heading: '(A)가 있는 문장의 해석',
          paragraphs: [[{ type: 'text', text: place.translation }]],
        },
      ]
    : [];
  return {
    id: `${source.id}:cloze-sentence:1`,
    kind: 'cloze-sentence',
    passageId: source.id,
    seed,
    instruction: [
      {
        type: 'text',
        text: `${isTranslated ? '주어진 해석을 참고하여' : '글의 흐름에 맞도록'} 빈칸 (A)에 들어갈 말을 <보기>의 말을 모두 한 번씩 사용하여 쓰시오.`,
      },
    ],
    body: [
      ...layOutPassage(analysis.text, [{ span, inline: { type: 'blank', widthEm: blankEm, label: '(A)' } }]),
      ...help,
      { type: 'word-bank', words: shuffleUnits(place.units, random) },
    ],
    options: [],
    answer: { type: 'text', text: original.replace(/\s+/gu, ' '), accepted: place.accepted },
    explanation: explain(place),
    changes: [{ ...span, original, shown: '' }],
    sourceSpans: analysis.sentences.map(({ start, end }) => ({ start, end })),
    candidates: places.map((one) => ({
      id: idOf(one),
      start: startOf(one),
      end: endOf(one),
      category: `${one.name} (${one.words}단어)`,
      isUsed: one === place,
    })),
    signature: signatureOf(place),
    points,
    difficulty: place.units.length <= 5 ? 'low' : place.units.length <= 7 ? 'middle' : 'high',
    footnotes: listFootnotes(source),
  };
}

function explain(place: Place): string[] {
  const { view, first, end, units, role } = place;
  const clause = textOf(view, first, end);
  const opener = textOf(view, findOpener(place), end);
  // What the clause is a part of says nothing of it.
  const lines = describePatterns(view).filter(
    (line) => line.startsWith(`‘${opener}’`) || line.startsWith(`‘${clause}’`),
  );
  return [
    `빈칸 (A)는 ${nameBefore(place)}이다. 어순: ${units.join(' / ')}`,
    ...(role === undefined || lines.some((line) => line.includes(role)) ? [] : [`‘${opener}’: ${role}`]),
    ...lines,
    marking,
  ];
}

/** Where the word begins that opens the clause and stays on the paper. */
function findOpener({ view, first, role }: Place): number {
  const isTwo =
    /^(?:so|even|how)$/u.test(view.at(first - 2).lower) ||
    (/^(?:which|whom)$/u.test(view.at(first - 1).lower) && view.at(first - 2).tag === 'IN');
  return role === undefined || view.at(first).lower === 'what' ? first : first - (isTwo ? 2 : 1);
}

const longestLead = 6;

/** What stands before the blank: ‘that’, ‘For this reason,’, ‘When … body,’, ‘but’. */
function nameBefore(place: Place): string {
  const { view, first, name, role } = place;
  const before = view.at(first - 1);
  const opener = findOpener(place);
  if (role !== undefined && opener < first) return `‘${textOf(view, opener, first)}’ 뒤에 이어지는 말`;
  if (before.tag === 'CC') return `‘${before.text}’ 뒤에 이어지는 ${name}`;
  if (before.text === ';') return `세미콜론(;) 뒤에 이어지는 ${name}`;
  if (role !== undefined) return `‘${before.text}’ 뒤에 이어지는 ${name}`;
  if (name !== '주절') return `쉼표 뒤에 이어지는 ${name}`;
  const lead =
    first <= longestLead ? textOf(view, 0, first) : `${view.at(0).text} … ${textOf(view, first - 2, first)}`;
  return `‘${lead}’ 뒤에 이어지는 ${name}`;
}
