import type { Exercise, Inline } from '@jadoo/engine';
import { AnswerFeed, composeBlocks, composeInlines } from '#compose/blocks.ts';
import { cleanText } from '#compose/clean-text.ts';
import { getKindName } from '#compose/kind-names.ts';
import { getCircledNumber } from '#compose/marks.ts';
import type { PaperEntry, PaperGroup } from '#paper.ts';

/** An exercise with the number that the paper gives it; worksheets have none. */
export interface NumberedExercise {
  exercise: Exercise;
  number?: number;
}

/** Numbers the questions from 1; worksheets between them do not count. */
export function numberExercises(exercises: Exercise[]): NumberedExercise[] {
  let last = 0;
  return exercises.map((exercise) =>
    getKindName(exercise.kind).isWorksheet ? { exercise } : { exercise, number: ++last },
  );
}

/** Options that only name the marks of the text, as in 어법 and 삽입, are not printed again. */
function isOnlyMarks(options: Inline[][]): boolean {
  return options.every(
    (option, index) =>
      option.length === 1 &&
      option[0]?.type === 'text' &&
      option[0].text.trim() === getCircledNumber(index + 1),
  );
}

/** Two points go without saying, as in the national exam; worksheets carry none. */
function getPointsLabel({ exercise, number }: NumberedExercise): string {
  return number === undefined || exercise.points === 2 || exercise.points <= 0
    ? ''
    : `[${exercise.points}점]`;
}

function composeEntry(
  item: NumberedExercise,
  titleById: Map<string, string>,
  hasAnswers: boolean,
): PaperEntry {
  const { exercise, number } = item;
  const feed = new AnswerFeed(hasAnswers ? exercise.answer : undefined);
  const stem = composeInlines(exercise.instruction, new AnswerFeed(undefined));
  const blocks = composeBlocks(exercise, feed);
  const entry: PaperEntry = {
    exerciseId: exercise.id,
    stem,
    pointsLabel: getPointsLabel(item),
    blocks,
    options: isOnlyMarks(exercise.options)
      ? []
      : exercise.options.map((option) => composeInlines(option, new AnswerFeed(undefined))),
    footnotes: exercise.footnotes.map(({ word, meaning }) => ({
      word: cleanText(word),
      meaning: cleanText(meaning),
    })),
  };
  if (number !== undefined) entry.number = number;
  else {
    entry.heading = {
      label: getKindName(exercise.kind).name,
      title: titleById.get(exercise.passageId) ?? '',
    };
  }
  if (hasAnswers && exercise.answer.type === 'option') entry.keyOption = exercise.answer.number;
  const isInPlace = entry.options.length > 0 || JSON.stringify(blocks).includes('"isKey":true');
  if (hasAnswers && exercise.answer.type === 'option' && !isInPlace) {
    entry.keyText = getCircledNumber(exercise.answer.number);
  }
  const leftOver = hasAnswers
    ? [...(feed.hasUnusedText ? [feed.takeText() ?? ''] : []), ...feed.unusedList]
    : [];
  if (leftOver.length > 0) entry.keyText = leftOver.join(' / ');
  return entry;
}

/** Marks inside the body bind it to one exercise; only equal bodies can be shared. */
function hasSameBody(a: Exercise, b: Exercise): boolean {
  return (
    a.passageId === b.passageId && a.body.length > 0 && JSON.stringify(a.body) === JSON.stringify(b.body)
  );
}

function canShareBody(exercise: Exercise): boolean {
  return exercise.options.length > 0 && !getKindName(exercise.kind).isWorksheet;
}

/** Neighbours with the same body share it: it is printed once under a direction such as [41~42]. */
export function composeGroups(
  items: NumberedExercise[],
  titleById: Map<string, string>,
  hasAnswers: boolean,
): PaperGroup[] {
  const groups: PaperGroup[] = [];
  let previous: Exercise | undefined;
  for (const item of items) {
    const entry = composeEntry(item, titleById, hasAnswers);
    const group = groups.at(-1);
    if (
      group &&
      previous &&
      canShareBody(item.exercise) &&
      canShareBody(previous) &&
      hasSameBody(previous, item.exercise)
    ) {
      shareBody(group, entry);
    } else {
      groups.push({ direction: '', blocks: [], footnotes: [], entries: [entry] });
    }
    previous = item.exercise;
  }
  return groups;
}

function shareBody(group: PaperGroup, entry: PaperEntry): void {
  const first = group.entries[0];
  if (first && group.direction === '') {
    group.blocks = first.blocks;
    group.footnotes = first.footnotes;
    first.blocks = [];
    first.footnotes = [];
  }
  group.entries.push({ ...entry, blocks: [], footnotes: [] });
  group.direction = `[${first?.number ?? ''}~${entry.number ?? ''}] 다음 글을 읽고, 물음에 답하시오.`;
}
