import type { Exercise, Inline, MakeResult } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import { refuse } from '#exercise/kind-context.ts';
import type { Cue } from '#cohesion/cue.ts';
import { findCues, measureOverlap } from '#cohesion/cues.ts';
import { breaksQuotation } from '#cohesion/words.ts';
import { explainCue } from '#cohesion/explain-cue.ts';

const marks = ['①', '②', '③', '④', '⑤'] as const;
const slotCount = marks.length;
const minCueBefore = 2;
const minCueAfter = 1.5;
const minLead = 1;

/** A sentence to take out, with the cues that tie it to both neighbours. */
interface Place {
  /** Sentence index in the passage. */
  sentence: number;
  before: Cue;
  after: Cue;
  /** How far its own gap leads before the next best one. */
  lead: number;
}

/** 문장 삽입: one sentence taken out, five gaps between the others. */
export function makeInsertion(context: KindContext): MakeResult {
  const count = context.analysis.sentences.length;
  // Six sentences must stay: five gaps lie between them.
  if (count < slotCount + 2) {
    return refuse(
      'insertion',
      context,
      `문장이 ${count}개라서 다섯 자리를 만들 수 없어요. 문장이 7개 이상이어야 해요.`,
    );
  }
  const places = listPlaces(context);
  if (places.length === 0) {
    return refuse(
      'insertion',
      context,
      '앞뒤 문장과 단서(지시어, 대명사, 연결어 등)로 이어져 자리가 하나로 정해지는 문장이 없어요.',
    );
  }
  const excluded = new Set(context.options.excludedSignatures ?? []);
  const left = places.filter((place) => !excluded.has(`insertion:${place.sentence}`));
  const place = pickPlace(context, left);
  return place
    ? build(context, place)
    : refuse('insertion', context, '이 지문으로 만들 수 있는 다른 삽입 문항이 없어요.');
}

const strengthOf = (place: Place): number =>
  place.before.strength + place.after.strength + Math.min(place.lead, 2);

function pickPlace(context: KindContext, places: Place[]): Place | undefined {
  const locked = places.filter((place) => context.options.lockedSpots?.includes(`s${place.sentence}`));
  const from = locked.length > 0 ? locked : places;
  const best = Math.max(...from.map(strengthOf));
  const good = from.filter((place) => strengthOf(place) >= best - 1);
  return good.length > 0 ? context.random.pick(good) : undefined;
}

function listPlaces(context: KindContext): Place[] {
  const count = context.analysis.sentences.length;
  const places: Place[] = [];
  // The given sentence is neither the first two nor the last one: both neighbours must stay.
  for (let sentence = 2; sentence < count - 1; sentence += 1) {
    const place = findPlace(context, sentence);
    if (place) places.push(place);
  }
  return places;
}

function findPlace(context: KindContext, sentence: number): Place | undefined {
  const { analysis } = context;
  const around = analysis.sentences.slice(sentence - 1, sentence + 2);
  if (around.some(({ text }) => breaksQuotation(text))) return undefined;
  const [before] = findCues(analysis, { first: sentence - 1, end: sentence }, sentence);
  // The next sentence must point at this one, so a connective, which fits any text, is not enough.
  const after = findCues(analysis, { first: sentence, end: sentence + 1 }, sentence + 1).find((cue) =>
    points(cue),
  );
  if (!before || !after || before.strength < minCueBefore || after.strength < minCueAfter) return undefined;
  const own = measureFit(context, sentence, sentence - 1, sentence + 1);
  const others: number[] = [];
  const rest = analysis.sentences.map(({ index }) => index).filter((index) => index !== sentence);
  for (const [position, previous] of rest.entries()) {
    const next = rest[position + 1];
    if (next !== undefined && previous !== sentence - 1)
      others.push(measureFit(context, sentence, previous, next));
  }
  const lead = own - Math.max(...others);
  return lead >= minLead ? { sentence, before, after, lead } : undefined;
}

const points = (cue: Cue): boolean =>
  cue.type !== 'connective' && cue.type !== 'comparison' && cue.type !== 'year';

/** How well the sentence stands between two others, by what points from each to the one before. */
function measureFit(context: KindContext, sentence: number, previous: number, next: number): number {
  const { analysis } = context;
  const sum = (from: number, to: number): number => {
    const cues = findCues(analysis, { first: from, end: from + 1 }, to).filter(points);
    return (
      cues.reduce((total, cue) => total + cue.strength, 0) +
      2 * measureOverlap(analysis, { first: from, end: from + 1 }, to)
    );
  };
  return Math.min(sum(previous, sentence), 4) + Math.min(sum(sentence, next), 4);
}

/** Index, among the gaps after the first sentence, of the first numbered one; ② to ④ are favoured as answers. */
function pickFirstGap(context: KindContext, answerGap: number, gapCount: number): number {
  const starts: number[] = [];
  for (let start = 0; start + slotCount <= gapCount; start += 1) {
    const slot = answerGap - start;
    if (slot < 0 || slot >= slotCount) continue;
    const weight = slot === 0 ? 1 : 3;
    for (let copy = 0; copy < weight; copy += 1) starts.push(start);
  }
  return context.random.pick(starts);
}

function build(context: KindContext, place: Place): Exercise {
  const { analysis, source, seed } = context;
  const given = analysis.sentences[place.sentence];
  const rest = analysis.sentences.filter(({ index }) => index !== place.sentence);
  // Gap g lies between rest[g] and rest[g + 1].
  const answerGap = place.sentence - 1;
  const firstGap = pickFirstGap(context, answerGap, rest.length - 1);
  const inlines: Inline[] = rest.flatMap((sentence, position): Inline[] => {
    const text: Inline = { type: 'text', text: position === 0 ? sentence.text : ` ${sentence.text}` };
    const mark = marks[position - firstGap];
    const hasGap = mark !== undefined && position >= firstGap && position < rest.length - 1;
    return hasGap ? [text, { type: 'text', text: ' ' }, { type: 'insertion-point', mark }] : [text];
  });
  const number = answerGap - firstGap + 1;
  return {
    id: `${source.id}:insertion:1`,
    kind: 'insertion',
    passageId: source.id,
    seed,
    instruction: [
      { type: 'text', text: '글의 흐름으로 보아, 주어진 문장이 들어가기에 가장 적절한 곳을 고르시오.' },
    ],
    body: [
      { type: 'box', paragraphs: [[{ type: 'text', text: given?.text ?? '' }]] },
      { type: 'paragraph', inlines, isIndented: true },
    ],
    options: marks.map((mark) => [{ type: 'text', text: mark }]),
    answer: { type: 'option', number },
    explanation: [
      `${explainCue(place.before, '앞 문장', '주어진 문장')}.`,
      `또한 ${explainCue(place.after, '주어진 문장', '뒤 문장')}.`,
      `따라서 주어진 문장은 ${marks[number - 1] ?? ''}에 들어가는 것이 가장 적절하다.`,
    ],
    changes: [],
    sourceSpans: analysis.sentences.map(({ start, end }) => ({ start, end })),
    candidates: listPlaces(context).map((other) => ({
      id: `s${other.sentence}`,
      start: analysis.sentences[other.sentence]?.start ?? 0,
      end: analysis.sentences[other.sentence]?.end ?? 0,
      category: '주어진 문장',
      isUsed: other.sentence === place.sentence,
    })),
    signature: `insertion:${place.sentence}`,
    points: place.lead >= 2 ? 2 : 3,
    difficulty: place.lead >= 3 ? 'low' : place.lead >= 1.5 ? 'middle' : 'high',
    footnotes: source.footnotes ?? [],
  };
}
