import type { Block, Exercise, ExerciseItem, Inline } from '#exercise/exercise.ts';
import { createRandom, mixSeed } from '#random.ts';
import type { Random } from '#random.ts';
import { fixedKeyKinds } from '#selection/fixed-key-kinds.ts';
import { permuteOptions } from '#selection/permute-options.ts';

/**
 * The B form of a paper: exercises in another order (passages stay together), options, small
 * questions and `[a / b]` pairs permuted. Ids stay, answers and explanations follow; no answer number
 * stands three times in a row but among kinds that keep their key.
 */
export function makeFormB(exercises: readonly Exercise[], seed: number): Exercise[] {
  const random = createRandom(mixSeed(seed, 'form-b'));
  const groups = new Map<string, Exercise[]>();
  for (const exercise of exercises) {
    const group = groups.get(exercise.passageId);
    if (group) group.push(exercise);
    else groups.set(exercise.passageId, [exercise]);
  }
  const ordered = random.shuffle([...groups.values()]).flat();
  // Keys that are settled: all that stand before, and those behind that cannot move.
  const keys = ordered
    .filter(isKeyed)
    .map((exercise) => (canMove(exercise) ? undefined : getNumber(exercise)));
  let position = 0;
  return ordered.map((exercise) => {
    if (!isKeyed(exercise)) return permuteWritten(exercise);
    const at = position;
    position += 1;
    if (!canMove(exercise)) return exercise;
    const moved = moveOptions(exercise, findThirds(keys, at));
    keys[at] = getNumber(moved);
    return moved;
  });
}

const isKeyed = ({ answer }: Exercise): boolean => answer.type === 'option';
const canMove = ({ kind }: Exercise): boolean => !fixedKeyKinds.has(kind);
const getNumber = ({ answer }: Exercise): number | undefined =>
  answer.type === 'option' ? answer.number : undefined;

/** The numbers that would be the third of their kind in a row at this position. */
function findThirds(keys: readonly (number | undefined)[], at: number): Set<number> {
  const rows = [
    [at - 2, at - 1],
    [at - 1, at + 1],
    [at + 1, at + 2],
  ] as const;
  return new Set(
    rows.flatMap(([left, right]) => (keys[left] === keys[right] ? [keys[left] ?? []].flat() : [])),
  );
}

/** Options in another order; where the answer would make a row it changes places with the first option that makes none. */
function moveOptions(exercise: Exercise, thirds: ReadonlySet<number>): Exercise {
  const random = createRandom(mixSeed(exercise.seed, exercise.id, 'form-b'));
  const order = moveAll(exercise.options.length, random);
  const answer = order.indexOf((getNumber(exercise) ?? 0) - 1);
  const free = order.findIndex((_, index) => !thirds.has(index + 1));
  if (thirds.has(answer + 1) && free >= 0)
    [order[answer], order[free]] = [order[free] ?? 0, order[answer] ?? 0];
  return permuteOptions(exercise, order);
}

function permuteWritten(exercise: Exercise): Exercise {
  if (exercise.answer.type !== 'list') return exercise;
  return permuteList(exercise, createRandom(mixSeed(exercise.seed, exercise.id, 'form-b')));
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
