import type { PassageAnalysis } from '#passage/analysis.ts';
import type { Exercise, Inline, MakeResult, Span } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import { refuse } from '#exercise/kind-context.ts';
import type { Cue, SentenceRange } from '#cohesion/cue.ts';
import { findCues, measureOverlap } from '#cohesion/cues.ts';
import { breaksQuotation, isBareQuotation } from '#cohesion/words.ts';
import { explainJunction } from '#cohesion/explain-cue.ts';

/** The five orders as papers print them, always in this sequence. */
const orderOptions = [
  ['A', 'C', 'B'],
  ['B', 'A', 'C'],
  ['B', 'C', 'A'],
  ['C', 'A', 'B'],
  ['C', 'B', 'A'],
] as const;
/** ② to ⑤ come a little more often than ①. */
const optionWeights = [4, 5, 5, 5, 5];
const labels = ['A', 'B', 'C'] as const;

/** Sentences of the given text and of a block. */
const givenSizes = [1, 2] as const;
const blockSizes = [1, 2, 3] as const;
const maxLengthRatio = 2;
/**
 * Every junction needs evidence and the three together clear evidence; chance repetitions may favour
 * another order a little.
 */
const minJunctionStrength = 2;
const minTotalStrength = 6;
const secondCueShare = 0.5;
const minLead = -1;
const permutations = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/** One way to cut the passage: the given text and three blocks, in source order. */
interface Cut {
  parts: [SentenceRange, SentenceRange, SentenceRange, SentenceRange];
  cues: [Cue[], Cue[], Cue[]];
  /** Strength of the weakest junction. */
  weakest: number;
  /** Sum of the strongest cue of each junction. */
  total: number;
  /** How far the source order leads before the next best one. */
  lead: number;
}

/** 글의 순서: a given text, three blocks to put in order, five fixed options. */
export function makeOrder(context: KindContext): MakeResult {
  const { analysis, options } = context;
  const cuts = listCuts(analysis);
  if (cuts.length === 0) {
    return refuse(
      'order',
      context,
      '글을 비슷한 길이의 네 부분으로 나눌 수 없어요. 문장이 5~11개인 지문이 알맞아요.',
    );
  }
  const link = rememberLinks(analysis);
  const scored = cuts.map((parts) => scoreCut(analysis, parts, link));
  const linked = scored.filter((cut) => cut.weakest >= minJunctionStrength && cut.total >= minTotalStrength);
  if (linked.length === 0) {
    return refuse(
      'order',
      context,
      '단락을 이어 주는 단서(지시어, 연결어, 대명사 등)가 세 곳에 모두 있지 않아 순서를 하나로 정할 수 없어요.',
    );
  }
  const clear = linked.filter(({ lead }) => lead >= minLead);
  if (clear.length === 0)
    return refuse('order', context, '단서를 따라도 다른 순서가 가능해서 정답이 하나로 정해지지 않아요.');
  const excluded = new Set(options.excludedSignatures ?? []);
  const left = clear.filter((cut) => !excluded.has(signatureOf(cut)));
  if (left.length === 0) return refuse('order', context, '이 지문으로 만들 수 있는 다른 순서 문항이 없어요.');
  const locked = left.filter(({ parts }) =>
    options.lockedSpots?.every((id) => parts.slice(1).some(({ first }) => id === `s${first}`)),
  );
  const from = locked.length > 0 ? locked : left;
  const best = Math.max(...from.map(rank));
  const pick = context.random.pick(from.filter((cut) => rank(cut) >= best - 1));
  return build(context, pick, clear);
}

const rank = (cut: Cut): number => cut.weakest + cut.total / 3 + Math.min(cut.lead, 2);

const signatureOf = (cut: Cut): string => `order:${cut.parts.map((part) => part.end).join('-')}`;

function listCuts(analysis: PassageAnalysis): Cut['parts'][] {
  const count = analysis.sentences.length;
  const cuts: Cut['parts'][] = [];
  for (const given of givenSizes) {
    for (const first of blockSizes) {
      for (const second of blockSizes) {
        const third = count - given - first - second;
        if (!blockSizes.some((size) => size === third)) continue;
        const ends = [given, given + first, given + first + second, count];
        const [a = 0, b = 0, c = 0, d = 0] = ends;
        const parts: Cut['parts'] = [
          { first: 0, end: a },
          { first: a, end: b },
          { first: b, end: c },
          { first: c, end: d },
        ];
        const lengths = parts.slice(1).map((part) => lengthOf(analysis, part));
        const isEven = Math.max(...lengths) <= maxLengthRatio * Math.min(...lengths);
        const isMovable = (part: SentenceRange): boolean => {
          const text = textOf(analysis, part);
          return !breaksQuotation(text) && !isBareQuotation(text);
        };
        if (isEven && parts.every(isMovable)) cuts.push(parts);
      }
    }
  }
  return cuts;
}

function lengthOf(analysis: PassageAnalysis, part: SentenceRange): number {
  const span = spanOf(analysis, part);
  return span.end - span.start;
}

function textOf(analysis: PassageAnalysis, part: SentenceRange): string {
  const span = spanOf(analysis, part);
  return analysis.text.slice(span.start, span.end).replace(/\s+/gu, ' ');
}

function spanOf(analysis: PassageAnalysis, part: SentenceRange): Span {
  return {
    start: analysis.sentences[part.first]?.start ?? 0,
    end: analysis.sentences[part.end - 1]?.end ?? 0,
  };
}

type Link = (before: SentenceRange, next: SentenceRange) => number;

/** Many ways to cut share their junctions; each is measured once. */
function rememberLinks(analysis: PassageAnalysis): Link {
  const known = new Map<string, number>();
  return (before, next) => {
    const key = `${before.first}-${before.end}-${next.first}`;
    const strength = known.get(key) ?? measureLink(analysis, before, next);
    known.set(key, strength);
    return strength;
  };
}

/** How well `next` continues `before`; connectives, which fit anywhere, do not tell orders apart. */
function measureLink(analysis: PassageAnalysis, before: SentenceRange, next: SentenceRange): number {
  const pointing = findCues(analysis, before, next.first).filter(
    (cue) => cue.type !== 'connective' && cue.type !== 'comparison',
  );
  const sum = pointing.reduce((total, cue) => total + cue.strength, 0);
  return Math.min(sum, 4) + 2 * measureOverlap(analysis, before, next.first);
}

/** The strongest cue, helped by a second one of another kind. */
function weighJunction(cues: readonly Cue[]): number {
  const [first] = cues;
  const second = cues.find(({ type }) => type !== first?.type);
  return (first?.strength ?? 0) + (second?.strength ?? 0) * secondCueShare;
}

function scoreCut(analysis: PassageAnalysis, parts: Cut['parts'], link: Link): Cut {
  const [given, ...blocks] = parts;
  const cues = blocks.map((block, index) =>
    findCues(analysis, parts[index] ?? given, block.first),
  ) as Cut['cues'];
  const strengths = cues.map(weighJunction);
  const weakest = Math.min(...strengths);
  const sum = strengths.reduce((left, right) => left + right, 0);
  const totals = permutations.map((order) => {
    let before = given;
    let total = 0;
    for (const position of order) {
      const block = parts[position + 1] ?? given;
      total += link(before, block);
      before = block;
    }
    return total;
  });
  const [own = 0, ...others] = totals;
  return { parts, cues, weakest, total: sum, lead: own - Math.max(...others) };
}

function pickAnswer(context: KindContext): number {
  const bag = optionWeights.flatMap((weight, option) => Array.from({ length: weight }, () => option));
  return context.random.pick(bag);
}

/** Sentences with which a block may begin. */
const listStarts = (cuts: readonly Cut[]): number[] =>
  [...new Set(cuts.flatMap(({ parts }) => parts.slice(1).map(({ first }) => first)))].sort((a, b) => a - b);

function build(context: KindContext, cut: Cut, cuts: readonly Cut[]): Exercise {
  const { analysis, source, seed } = context;
  const answer = pickAnswer(context);
  const order = orderOptions[answer] ?? orderOptions[0];
  const [given, ...blocks] = cut.parts;
  const instruction: Inline[] = [
    { type: 'text', text: '주어진 글 다음에 이어질 글의 순서로 가장 적절한 것을 고르시오.' },
  ];
  return {
    id: `${source.id}:order:1`,
    kind: 'order',
    passageId: source.id,
    seed,
    instruction,
    body: [
      { type: 'box', paragraphs: [[{ type: 'text', text: textOf(analysis, given) }]] },
      ...labels.map((label) => ({
        type: 'labelled' as const,
        label: `(${label})`,
        inlines: [{ type: 'text' as const, text: textOf(analysis, blocks[order.indexOf(label)] ?? given) }],
      })),
    ],
    options: orderOptions.map((option) => [
      { type: 'text', text: option.map((label) => `(${label})`).join('-') },
    ]),
    answer: { type: 'option', number: answer + 1 },
    explanation: explain(cut, order, answer),
    changes: [],
    sourceSpans: cut.parts.map((part) => spanOf(analysis, part)),
    candidates: listStarts(cuts).map((first) => ({
      id: `s${first}`,
      ...spanOf(analysis, { first, end: first + 1 }),
      category: '단락의 시작',
      isUsed: blocks.some((block) => block.first === first),
    })),
    signature: signatureOf(cut),
    points: cut.weakest >= 3 ? 2 : 3,
    difficulty: cut.weakest >= 3 ? 'low' : cut.weakest >= 2.5 ? 'middle' : 'high',
    footnotes: source.footnotes ?? [],
  };
}

function explain(cut: Cut, order: readonly string[], answer: number): string[] {
  const places = ['주어진 글', ...order.map((label) => `(${label})`)];
  const lines = cut.cues.map((cues, index) =>
    explainJunction(cues, places[index] ?? '', places[index + 1] ?? ''),
  );
  const marks = ['①', '②', '③', '④', '⑤'];
  const badge = cut.weakest >= 3 && cut.lead >= 1 ? '강함' : '보통';
  return [
    ...lines,
    `따라서 글의 순서는 ${marks[answer] ?? ''} ${order.map((label) => `(${label})`).join('-')}가 가장 적절하다.`,
    `근거 강도: ${badge}`,
  ];
}
