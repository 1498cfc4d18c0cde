import type { Block, Exercise, ExerciseItem, Inline } from '#exercise/exercise.ts';
import { createRandom, mixSeed } from '#random.ts';
import type { Random } from '#random.ts';
import { fixedKeyKinds } from '#selection/fixed-key-kinds.ts';
import { permuteOptions } from '#selection/permute-options.ts';

/**
 * The B form of a paper: exercises in another order (passages stay together), options, small
 * questions and `[a / b]` pairs permuted. Ids stay, answers and explanations follow.
 */
export function makeFormB(exercises: readonly Exercise[], seed: number): Exercise[] {
  const random = createRandom(mixSeed(seed, 'form-b'));
  const groups = new Map<string, Exercise[]>();
  for (const exercise of exercises) {
    const group = groups.get(exercise.passageId);
    if (group) group.push(exercise);
    else groups.set(exercise.passageId, [exercise]);
  }
  return random.shuffle([...groups.values()]).flatMap((group) => group.map((exercise) => permute(exercise)));
}

function permute(exercise: Exercise): Exercise {
  const random = createRandom(mixSeed(exercise.seed, exercise.id, 'form-b'));
  if (exercise.answer.type === 'option' && !fixedKeyKinds.has(exercise.kind))
    return permuteOptions(exercise, moveAll(exercise.options.length, random));
  if (exercise.answer.type === 'list') return permuteList(exercise, random);
  return exercise;
}

/** Positions `0 … count-1` in another order than their own where that is possible. */
function moveAll(count: number, random: Random): number[] {
  const positions = Array.from({ length: count }, (_, index) => index);
  const moved = random.shuffle(positions);
  return moved.every((from, to) => from === to) ? [...positions.slice(1), 0] : moved;
}

function permuteList(exercise: Exercise, random: Random): Exercise {
  if (exercise.answer.type !== 'list') return exercise;
  const answers = exercise.answer.items;
  const itemBlocks = exercise.body.filter((block) => block.type === 'items');
  const [only] = itemBlocks;
  if (itemBlocks.length === 1 && only?.items.length === answers.length) {
    const order = moveAll(answers.length, random);
    const items = order.map((from, to): ExerciseItem => ({
      ...(only.items[from] as ExerciseItem),
      number: to + 1,
    }));
    const body = exercise.body.map((block): Block => (block === only ? { ...only, items } : block));
    return { ...exercise, body, answer: { type: 'list', items: order.map((from) => answers[from] ?? '') } };
  }
  return { ...exercise, body: exercise.body.map((block) => swapChoices(block, random)) };
}

function swapChoices(block: Block, random: Random): Block {
  if (block.type !== 'paragraph') return block;
  const swap = (inline: Inline): Inline =>
    inline.type === 'choice' && random.nextInt(2) === 1
      ? { ...inline, left: inline.right, right: inline.left }
      : inline;
  return { ...block, inlines: block.inlines.map(swap) };
}
