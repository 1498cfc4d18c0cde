import type { Exercise, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import {
  makeBlankTask,
  makeCorrectionTask,
  makeOrderTask,
  toItems,
  type WrittenTask,
} from '#meaning/written-tasks.ts';
import { createRandom, mixSeed, type Random } from '#random.ts';
import { layOutPassage } from '#syntax/passage-blocks.ts';

const attempts = 12;
/** After so many draws two questions are good enough. */
const patience = 3;
const minTasks = 2;
const linesPerTask = 2;

/** 서술형: two or three small written questions on one passage: blank, correction, word order. */
export function makeShortAnswer(context: KindContext): MakeResult {
  const { source, options, seed } = context;
  const excluded = new Set(options.excludedSignatures ?? []);
  let best: { tasks: WrittenTask[]; random: Random } | undefined;
  let hasAny = false;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const random = createRandom(mixSeed(seed, source.id, 'short-answer', String(attempt)));
    const tasks = listTasks(context, random);
    hasAny ||= tasks.length >= minTasks;
    if (tasks.length < minTasks || excluded.has(signatureOf(tasks))) continue;
    if (tasks.length > (best?.tasks.length ?? 0)) best = { tasks, random };
    if (tasks.length > minTasks || attempt >= patience) break;
  }
  if (best) return build(context, best.tasks);
  return refuse(
    'short-answer',
    context,
    hasAny
      ? '이 지문으로 만들 수 있는 다른 서술형 문항이 없어요.'
      : '서술형 작은 문항을 두 개 이상 만들 수 없어요. 우리말 해석을 넣거나 더 긴 지문을 골라 주세요.',
  );
}

const signatureOf = (tasks: readonly WrittenTask[]): string =>
  `short-answer:${tasks.map(({ id }) => id).join(',')}`;

/** Each task keeps to sentences of its own, so that none gives another away. */
function listTasks(context: KindContext, random: Random): WrittenTask[] {
  const taken = new Set<number>();
  const keep = (task: WrittenTask | undefined): WrittenTask[] => {
    for (const sentence of task?.sentences ?? []) taken.add(sentence);
    return task ? [task] : [];
  };
  const order = keep(makeOrderTask(context, '(B)', random));
  const correction = keep(makeCorrectionTask(context, taken, random));
  const blank = keep(makeBlankTask(context, '(A)', taken, random));
  return [...blank, ...correction, ...order];
}

function build(context: KindContext, tasks: readonly WrittenTask[]): Exercise {
  const { source, seed } = context;
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
      { type: 'writing-lines', count: linesPerTask * tasks.length },
    ],
    options: [],
    answer: { type: 'list', items: tasks.map(({ answer }) => answer) },
    explanation: tasks.map(({ explanation }) => explanation),
    changes: tasks.flatMap(({ changes }) => changes).sort((a, b) => a.start - b.start),
    sourceSpans: [{ start: 0, end: source.text.length }],
    candidates: [],
    signature: signatureOf(tasks),
    points: tasks.reduce((sum, task) => sum + task.points, 0),
    difficulty: tasks.length > minTasks ? 'high' : 'middle',
    footnotes: source.footnotes ?? [],
  };
}
