import type { Candidate, Difficulty, Exercise, Inline, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { isFinite, viewSentence, type SentenceView } from '#grammar/sentence-view.ts';
import { listFootnotes } from '#passage/key-words.ts';
import { createRandom, mixSeed, type Random } from '#random.ts';
import { findPatterns } from '#syntax/patterns/find-patterns.ts';
import type { Pattern } from '#syntax/patterns/pattern.ts';

const defaultCount = 8;
const minCount = 3;
/** From here on plain places are left out. */
const fairCount = 4;
/** Fewer places than that must at least stand in so many sentences. */
const minSentences = 3;
/** What the places must be worth together: three of the best, or four that are nearly as good. */
const minWorth = 8;
const fairWorth = 7;
const perSentence = 2;
const repeatCost = 0.9;
const variation = 1.2;
const attempts = 12;
const marks = ['①', '②'] as const;

/** A construction with its place in the passage. */
interface Spot extends Pattern {
  view: SentenceView;
  start: number;
  stop: number;
}

/** 구문 분석: underlined constructions, one sentence a row; the student names what each is and does. */
export function makeSentenceAnalysis(context: KindContext): MakeResult {
  const { options, seed, source } = context;
  const spots = listSpots(context);
  const count = options.count ?? defaultCount;
  const excluded = new Set(options.excludedSignatures ?? []);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const random = createRandom(mixSeed(seed, source.id, 'sentence-analysis', String(attempt)));
    const picked = pickSpots(context, spots, count, random);
    const signature = picked.map(getSpotId).join(',');
    if (!isEnough(context, picked, count)) break;
    if (!excluded.has(signature)) return build(context, { spots, picked, signature });
  }
  return refuse('sentence-analysis', context, explainRefusal(context));
}

/** A teacher who names few places or one point of grammar gets what there is. */
function isEnough({ options }: KindContext, picked: readonly Spot[], count: number): boolean {
  if (picked.length < Math.min(minCount, count)) return false;
  if (count < minCount || (options.focus ?? []).length > 0) return true;
  const worth = picked.reduce((sum, { value }) => sum + value, 0);
  if (picked.length >= fairCount) return worth >= fairWorth;
  return worth >= minWorth && new Set(picked.map(({ view }) => view.sentence)).size >= minSentences;
}

function explainRefusal({ options }: KindContext): string {
  if ((options.excludedSignatures ?? []).length > 0) return '이 지문에는 다르게 물을 구문이 더 없어요.';
  return options.focus === undefined
    ? '역할을 분명히 말할 수 있는 구문이 세 곳이 안 돼요.'
    : '고른 문법 요소가 이 지문에 세 곳이 안 돼요. 문법 요소를 넓혀 보세요.';
}

function listSpots({ analysis, options }: KindContext): Spot[] {
  const focus = options.focus && options.focus.length > 0 ? new Set(options.focus) : undefined;
  return analysis.sentences.flatMap((sentence) => {
    const view = viewSentence(analysis, sentence);
    return findPatterns(view).flatMap((pattern): Spot[] => {
      if ((focus && !focus.has(pattern.category)) || isTorn(view, pattern)) return [];
      return [{ ...pattern, view, start: view.at(pattern.first).start, stop: view.at(pattern.end - 1).end }];
    });
  });
}

/** "to drop | his bow", "named | Ignacio": the first words of a phrase whose end is doubtful. */
function isTorn(view: SentenceView, { category, role, end, isWhole }: Pattern): boolean {
  const isPhrase = /^(?:분사구|to부정사|동명사구|목적격 보어)$/u.test(category);
  if (isWhole || !isPhrase || /(?:to부정사|원형부정사|분사|동명사)구(?=,| |$)/u.test(role)) return false;
  const next = view.at(end);
  return !(/^[,.;:?!–—]?$/u.test(next.text) || isFinite(next));
}

const getSpotId = ({ start, stop }: Spot): string => `syntax:${start}-${stop}`;

/**
 * Worth first, then categories not yet asked; at most two a sentence, with a word between them. Plain places
 * only fill up to the fewest that make an exercise.
 */
function pickSpots({ options }: KindContext, spots: readonly Spot[], count: number, random: Random): Spot[] {
  const locked = new Set(options.lockedSpots ?? []);
  const scored = spots.map((spot) => ({
    spot,
    worth: spot.value + random.next() * variation + (locked.has(getSpotId(spot)) ? 100 : 0),
  }));
  const picked: Spot[] = [];
  while (picked.length < count) {
    let best: Spot | undefined;
    let bestWorth = -Infinity;
    for (const { spot, worth } of scored) {
      const fellows = picked.filter(({ view }) => view.sentence === spot.view.sentence);
      const isFree =
        fellows.length < perSentence &&
        fellows.every((other) => spot.first > other.end || spot.end < other.first);
      const repeats = picked.filter(({ category }) => category === spot.category).length;
      const value = worth - repeats * repeatCost - fellows.length * 0.5;
      const isWanted = spot.value > 1 || picked.length < fairCount || locked.has(getSpotId(spot));
      if (isFree && isWanted && value > bestWorth) [best, bestWorth] = [spot, value];
    }
    if (best === undefined) break;
    picked.push(best);
  }
  return picked.sort((left, right) => left.start - right.start);
}

interface Plan {
  spots: readonly Spot[];
  picked: readonly Spot[];
  signature: string;
}

function build(context: KindContext, { spots, picked, signature }: Plan): Exercise {
  const { seed, source } = context;
  const rows = [...new Set(picked.map(({ view }) => view.sentence))].map((sentence) =>
    picked.filter(({ view }) => view.sentence === sentence),
  );
  return {
    id: `${source.id}:sentence-analysis:1`,
    kind: 'sentence-analysis',
    passageId: source.id,
    seed,
    instruction: [{ type: 'text', text: '다음 각 문장에서 밑줄 친 부분의 문법적 역할을 쓰시오.' }],
    body: [
      {
        type: 'sentence-rows',
        rows: rows.map((row, index) => ({ number: index + 1, inlines: layOutRow(row) })),
      },
    ],
    options: [],
    answer: { type: 'rows', rows: rows.map(answerRow) },
    explanation: [],
    changes: [],
    sourceSpans: rows.flatMap(([first]) =>
      first ? [{ start: first.view.sentence.start, end: first.view.sentence.end }] : [],
    ),
    candidates: listCandidates(spots, picked),
    signature,
    points: picked.length,
    difficulty: getLevel(picked),
    footnotes: listFootnotes(source),
  };
}

const answerRow = (row: readonly Spot[]): string =>
  row.map(({ role }, index) => (row.length === 1 ? role : `${marks[index] ?? ''} ${role}`)).join('  ');

function layOutRow(row: readonly Spot[]): Inline[] {
  const [first] = row;
  if (!first) return [];
  const { sentence, analysis } = first.view;
  const inlines: Inline[] = [];
  const push = (start: number, end: number) => {
    const text = analysis.text.slice(start, end).replace(/\s+/gu, ' ');
    if (text !== '') inlines.push({ type: 'text', text });
  };
  let position = sentence.start;
  row.forEach((spot, index) => {
    push(position, spot.start);
    const text = analysis.text.slice(spot.start, spot.stop).replace(/\s+/gu, ' ');
    inlines.push({ type: 'underline', text, ...(row.length === 1 ? {} : { mark: marks[index] ?? '' }) });
    position = spot.stop;
  });
  push(position, sentence.end);
  return inlines;
}

function listCandidates(spots: readonly Spot[], picked: readonly Spot[]): Candidate[] {
  const seen = new Set<string>();
  return spots.flatMap((spot): Candidate[] => {
    const id = getSpotId(spot);
    if (seen.has(id)) return [];
    seen.add(id);
    const isUsed = picked.some((one) => getSpotId(one) === id);
    return [{ id, start: spot.start, end: spot.stop, category: spot.category, isUsed }];
  });
}

function getLevel(picked: readonly Spot[]): Difficulty {
  const clauses = picked.filter(({ category }) => /절$/u.test(category)).length;
  return clauses * 3 >= picked.length * 2 ? 'high' : 'middle';
}
