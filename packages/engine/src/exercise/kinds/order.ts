import { minNamed, type Link } from '#cohesion/cue.ts';
import { listClearCuts, listCuts, spanOf, textOf, type Cut } from '#cohesion/cuts.ts';
import { explainDeciding } from '#cohesion/deciding-links.ts';
import { explainLinks, nameTime, sortByProof } from '#cohesion/explain-cue.ts';
import type { Exercise, Inline, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { optionMarks } from '#exercise/option-marks.ts';
import { withParticle } from '#korean.ts';
import { pickWeighted } from '#random.ts';

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

/** Whoever has not read what stood before cannot tell who or what is meant. */
const pointsBack =
  /^(?:He|She|They|His|Her|Their|These(?! days)|Such|But|However|Therefore|Thus|Moreover|Instead|Nevertheless)\b(?![’'])/u;

const clearLead = 2.5;
const lengthCost = 0.5;
const nearBest = 0.75;

/** 글의 순서: a given text, three blocks to put in order, five fixed options. */
export function makeOrder(context: KindContext): MakeResult {
  const { analysis, options, source } = context;
  const opening = pointsBack.exec(source.text)?.[0];
  if (opening !== undefined)
    return refuse(
      'order',
      context,
      `지문이 앞 내용을 가리키는 말(${opening})로 시작해서 주어진 글로 쓸 수 없어요.`,
    );
  const cuts = listCuts(analysis);
  if (cuts.length === 0) {
    return refuse(
      'order',
      context,
      '글을 비슷한 길이의 네 부분으로 나눌 수 없어요. 문장이 5~11개인 지문이 알맞아요.',
    );
  }
  const clear = listClearCuts(analysis);
  if (clear.length === 0) {
    return refuse(
      'order',
      context,
      '단락을 이어 주는 단서(지시어, 연결어, 대명사 등)가 모자라서 순서를 하나로 정할 수 없어요.',
    );
  }
  const excluded = new Set(options.excludedSignatures ?? []);
  const left = clear.filter((cut) => !excluded.has(signatureOf(cut)));
  if (left.length === 0) return refuse('order', context, '이 지문으로 만들 수 있는 다른 순서 문항이 없어요.');
  const locked = left.filter(({ parts }) =>
    options.lockedSpots?.every((id) => parts.slice(1).some(({ first }) => id === `s${first}`)),
  );
  const from = locked.length > 0 ? locked : left;
  const best = Math.max(...from.map(rank));
  const pick = context.random.pick(from.filter((cut) => rank(cut) >= best - nearBest));
  return build(context, pick, clear);
}

/** Named junctions and a clear lead make a good cut, blocks of unlike length a poor one. */
const rank = ({ strengths, lead, lengthRatio, open }: Cut): number =>
  (open ? 0 : 1) +
  strengths.filter((strength) => strength >= minNamed).length +
  Math.min(lead, clearLead) -
  lengthRatio * lengthCost;

const signatureOf = (cut: Cut): string => `order:${cut.parts.map((part) => part.end).join('-')}`;

/** Sentences with which a block may begin. */
const listStarts = (cuts: readonly Cut[]): number[] =>
  [...new Set(cuts.flatMap(({ parts }) => parts.slice(1).map(({ first }) => first)))].sort((a, b) => a - b);

function build(context: KindContext, cut: Cut, cuts: readonly Cut[]): Exercise {
  const { analysis, source, seed, random } = context;
  const free = pickWeighted(random, [0, 1, 2, 3, 4], (option) => optionWeights[option] ?? 1);
  const answer = cut.open ? hide(cut.open) : free;
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
    explanation: explain(context, cut, order, answer),
    changes: [],
    sourceSpans: cut.parts.map((part) => spanOf(analysis, part)),
    candidates: listStarts(cuts).map((first) => ({
      id: `s${first}`,
      ...spanOf(analysis, { first, end: first + 1 }),
      category: '단락의 시작',
      isUsed: blocks.some((block) => block.first === first),
    })),
    signature: signatureOf(cut),
    points: cut.lead >= clearLead ? 2 : 3,
    difficulty: Math.min(...cut.strengths) < minNamed ? 'high' : cut.lead < clearLead ? 'middle' : 'low',
    footnotes: source.footnotes ?? [],
  };
}

function explain({ analysis }: KindContext, cut: Cut, order: readonly string[], answer: number): string[] {
  const places = ['주어진 글', ...order.map((label) => `(${label})`)];
  const lines = [1, 2, 3].map(
    (block) => `${places[block - 1] ?? ''} → ${places[block] ?? ''}: ${explainPlace(cut, block, places)}`,
  );
  const added = explainDeciding(analysis, cut, places, lines);
  return [
    ...lines.map((line, at) => line + (added[at] ?? '')),
    `따라서 글의 순서는 ${optionMarks[answer] ?? ''} ${order.map((label) => `(${label})`).join('-')}가 가장 적절하다.`,
  ];
}

/** The option of the key when the labels follow another order, which then is no option: (A)-(B)-(C) never is. */
const hide = (order: readonly number[]): number =>
  orderOptions.findIndex((option) => option.every((label, at) => label === labels[order.indexOf(at + 1)]));

/** What ties a block to the part right before it; the first stands where the other two leave it, if the given text tells nothing. */
function explainPlace({ evidence }: Cut, block: number, places: readonly string[]): string {
  const links = evidence[block - 1] ?? [];
  if (links.some(({ strength }) => strength >= minNamed))
    return explainLinks(links, places[block - 1] ?? '', places[block] ?? '');
  const others = [2, 3].map((other) => ({ other, link: sortByProof(evidence[other - 1] ?? [])[0] }));
  const taken = others.map(({ other, link }) => explainTaking(link, other, places)).join(', ');
  // What happened later follows; it takes up nothing.
  const follows = others.some(({ link }) => link?.type === 'year') ? '뒤따르므로' : '이어받으므로';
  return `${taken} ${follows} ${withParticle(places[block] ?? '', '이')} 가장 먼저 온다.`;
}

/** "(B)의 ‘this idea’는 (A)를": what a block takes up, without its verb. */
function explainTaking(link: Link | undefined, block: number, places: readonly string[]): string {
  const [before = '', after = ''] = [places[block - 1], places[block]];
  if (link?.type === 'question') return `${withParticle(after, '은')} ${before}의 물음을`;
  if (link?.type === 'year')
    return `${after}의 ${nameTime(link.words)} 일은 ${before}의 ${nameTime(link.antecedent)} 일을`;
  return `${after}의 ${withParticle(`‘${link?.words ?? ''}’`, '은')} ${withParticle(before, '을')}`;
}
