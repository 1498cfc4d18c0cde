import type { Answer, Exercise } from '@jadoo/engine';
import { AnswerFeed, composeInlines } from '#compose/blocks.ts';
import { cleanParagraphs, cleanText } from '#compose/clean-text.ts';
import type { NumberedExercise } from '#compose/entries.ts';
import { getKindName } from '#compose/kind-names.ts';
import { getCircledNumber } from '#compose/marks.ts';
import type { AnswerKey, PaperSection } from '#paper.ts';

/** A passage as the answer pages know it. */
export interface PaperPassage {
  id: string;
  title: string;
  text: string;
  translations?: string[];
}

const isMark = (text: string) => /^[①-⑤]$/u.test(text.trim());

/** Longer answers do not fit the grid, which then points to the pages behind it. */
const longestGridText = 14;

function getAnswerText(answer: Answer): string {
  if (answer.type === 'option') return getCircledNumber(answer.number);
  if (answer.type === 'text') return cleanText(answer.text);
  return '';
}

function getGridText(answer: Answer): string {
  const text = answer.type === 'list' ? answer.items.map(cleanText).join(', ') : getAnswerText(answer);
  return text.length <= longestGridText ? text : '해설 참조';
}

/** A word test explains each word by itself: the line of the answer says it all. */
function isExplainedByItem({ kind, answer, explanation }: Exercise): boolean {
  return kind === 'word-test' && answer.type === 'list' && answer.items.length === explanation.length;
}

function getAnswerItems(exercise: Exercise): string[] {
  const { answer, explanation } = exercise;
  if (answer.type === 'list' && isExplainedByItem(exercise) && answer.items.every((item) => isMark(item))) {
    return answer.items.map(
      (item, index) => `${item} ${cleanText(explanation[index] ?? '').replace(/^\d+\.\s*/u, '')}`,
    );
  }
  if (answer.type === 'list') return answer.items.map(cleanText);
  if (answer.type === 'rows') return answer.rows.map(cleanText);
  return [];
}

function composeNotes(
  { exercise, number }: NumberedExercise,
  passage: PaperPassage | undefined,
): AnswerKey['notes'] {
  const notes: AnswerKey['notes'] = [];
  const translation = (passage?.translations ?? []).map(cleanText).join(' ').trim();
  if (translation !== '' && number !== undefined) notes.push({ label: '해석', text: translation });
  const explanation = isExplainedByItem(exercise) ? [] : exercise.explanation.flatMap(cleanParagraphs);
  explanation.forEach((text, index) => notes.push({ label: index === 0 ? '해설' : '', text }));
  if (exercise.answer.type === 'text') {
    const others = exercise.answer.accepted
      .map(cleanText)
      .filter((text) => text !== getAnswerText(exercise.answer));
    if (others.length > 0) notes.push({ label: '인정', text: others.join(' / ') });
  }
  return notes;
}

function composeKey(item: NumberedExercise, passage: PaperPassage | undefined): AnswerKey {
  const { exercise, number } = item;
  const key: AnswerKey = {
    exerciseId: exercise.id,
    title:
      number === undefined
        ? [getKindName(exercise.kind).name, passage?.title ?? ''].filter(Boolean).join(' · ')
        : '',
    answer: getAnswerText(exercise.answer),
    stem: number === undefined ? [] : composeInlines(exercise.instruction, new AnswerFeed(undefined)),
    items: getAnswerItems(exercise),
    notes: composeNotes(item, passage),
  };
  if (number !== undefined) key.number = number;
  return key;
}

/** 빠른 정답 and 정답과 해설. The translation of a passage is printed with its first question only. */
export function composeAnswers(items: NumberedExercise[], passages: PaperPassage[]): PaperSection {
  const passageById = new Map(passages.map((passage) => [passage.id, passage]));
  const isTranslated = new Set<string>();
  const grid: { number: number; text: string }[] = [];
  const keys: AnswerKey[] = [];
  for (const item of items) {
    const { exercise, number } = item;
    if (number !== undefined) grid.push({ number, text: getGridText(exercise.answer) });
    if (exercise.answer.type === 'none' && exercise.explanation.length === 0) continue;
    const passage = passageById.get(exercise.passageId);
    const known = passage && number !== undefined && isTranslated.has(passage.id);
    keys.push(composeKey(item, known ? { ...passage, translations: [] } : passage));
    if (number !== undefined) isTranslated.add(exercise.passageId);
  }
  return { type: 'answers', heading: '정답 및 해설', grid, keys };
}
