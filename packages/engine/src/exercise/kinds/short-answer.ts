import type { Candidate, Exercise, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import {
  planBlankTask,
  planCorrectionTask,
  planOrderTask,
  toItems,
  type TaskPlan,
  type WrittenTask,
} from '#meaning/written-tasks.ts';
import { createRandom, mixSeed, type Random } from '#random.ts';
import { layOutPassage } from '#syntax/passage-blocks.ts';

const attempts = 12;
/** After so many draws two questions are good enough. */
const patience = 3;
const minTasks = 2;

/** 서술형: two or three small written questions on one passage: blank, correction, word order. */
export function makeShortAnswer(context: KindContext): MakeResult {
  const { source, options, seed } = context;
  const excluded = new Set(options.excludedSignatures ?? []);
  let best: Draft | undefined;
  let hasAny = false;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const random = createRandom(mixSeed(seed, source.id, 'short-answer', String(attempt)));
    const draft = draftTasks(context, random);
    const count = draft.tasks.length;
    hasAny ||= count >= minTasks;
    if (count < minTasks || excluded.has(signatureOf(draft))) continue;
    if (count > (best?.tasks.length ?? 0)) best = draft;
    if (count > minTasks || attempt >= patience) break;
  }
  if (best) return build(context, best);
  return refuse(
    'short-answer',
    context,
    hasAny
      ? '이 지문으로 만들 수 있는 다른 서술형 문항이 없어요.'
      : '서술형 작은 문항을 두 개 이상 만들 수 없어요. 우리말 해석을 넣거나 더 긴 지문을 골라 주세요.',
  );
}

interface Draft {
  tasks: WrittenTask[];
  candidates: Candidate[];
}

const signatureOf = ({ tasks }: Draft): string => `short-answer:${tasks.map(({ id }) => id).join(',')}`;

/** Each task keeps to sentences of its own, so that none gives another away; of two blanks (A) stands first. */
function draftTasks(context: KindContext, random: Random): Draft {
  const taken = new Set<number>();
  const keep = (plan: TaskPlan | undefined): TaskPlan | undefined => {
    for (const sentence of plan?.sentences ?? []) taken.add(sentence);
    return plan;
  };
  const order = keep(planOrderTask(context, random));
  const correction = keep(planCorrectionTask(context, taken, random));
  const blank = keep(planBlankTask(context, taken, random));
  const isBlankFirst = order === undefined || (blank !== undefined && blank.start < order.start);
  const tasks = [
    blank?.build(isBlankFirst ? '(A)' : '(B)'),
    correction?.build(''),
    order?.build(isBlankFirst && blank !== undefined ? '(B)' : '(A)'),
  ].filter((task) => task !== undefined);
  const used = new Set(tasks.map(({ id }) => id));
  const places = [blank, correction, order].flatMap((plan) => plan?.candidates ?? []);
  const candidates = new Map(places.map((one) => [one.id, { ...one, isUsed: used.has(one.id) }]));
  return { tasks, candidates: [...candidates.values()] };
}

function build(context: KindContext, draft: Draft): Exercise {
  const { source, seed } = context;
  const { tasks, candidates } = draft;
  const replacements = tasks.flatMap((task) => task.replacements).sort((a, b) => a.span.start - b.span.start);
  return {
    id: `${source.id}:short-answer:1`,
    kind: 'short-answer',
    passageId: source.id,
    seed,
    instruction: [{ type: 'text', text: '다음 글을 읽고, 물음에 답하시오.' }],
    body: [
      ...layOutPassage(source.text, replacements),
      { type: 'items', columnCount: 1, items: toItems(tasks) },
    ],
    options: [],
    answer: { type: 'list', items: tasks.map(({ answer }) => answer) },
    explanation: tasks.map(({ explanation }) => explanation),
    changes: tasks.flatMap(({ changes }) => changes).sort((a, b) => a.start - b.start),
    sourceSpans: [{ start: 0, end: source.text.length }],
    candidates,
    signature: signatureOf(draft),
    points: tasks.reduce((sum, task) => sum + task.points, 0),
    difficulty: tasks.length > minTasks ? 'high' : 'middle',
    footnotes: source.footnotes ?? [],
  };
}
