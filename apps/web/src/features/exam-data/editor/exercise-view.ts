import { toPlainText, type Exercise } from '#features/exam-data/editor/marked-text.ts';

const worksheets: readonly Exercise['kind'][] = [
  'original',
  'line-translation',
  'chunk-reading',
  'vocabulary-list',
  'word-test',
  'cloze-word',
  'sentence-analysis',
];
const circled = ['①', '②', '③', '④', '⑤'];

/** An exercise as the list shows it. */
export interface ListedExercise {
  exercise: Exercise;
  /** Number on the paper; worksheets carry none. */
  number: number | null;
  answer: string;
  passageTitle: string;
}

/** `③` */
export function getCircled(number: number): string {
  return circled[number - 1] ?? String(number);
}

/** The answer in a few words; empty where there is none. */
export function getAnswerLabel({ answer }: Pick<Exercise, 'answer'>): string {
  switch (answer.type) {
    case 'none':
      return '';
    case 'option':
      return getCircled(answer.number);
    case 'text':
      return answer.text;
    case 'list':
      return answer.items.join(', ');
    case 'rows':
      return answer.rows.some((row) => row !== '') ? '해석 있음' : '해석 없음';
  }
}

/** How surely words of the passage settle the one answer of 순서 and 삽입, for the teacher alone; null for other kinds. */
export function getProofLabel({ kind, difficulty }: Pick<Exercise, 'kind' | 'difficulty'>): string | null {
  if (kind !== 'order' && kind !== 'insertion') return null;
  // These two are hard where few words tell the place.
  return difficulty === 'high' ? '보통' : '강함';
}

/** Exercises with the numbers that the paper prints: questions count, worksheets do not. */
export function listExercises(
  exercises: readonly Exercise[],
  passages: readonly { id: string; PS_TITLE: string }[],
): ListedExercise[] {
  const titleById = new Map(passages.map(({ id, PS_TITLE }) => [id, PS_TITLE]));
  let last = 0;
  return exercises.map((exercise) => {
    const isQuestion = !worksheets.includes(exercise.kind);
    if (isQuestion) last += 1;
    return {
      exercise,
      number: isQuestion ? last : null,
      answer: getAnswerLabel(exercise),
      passageTitle: titleById.get(exercise.passageId) ?? '',
    };
  });
}

/** The first words of what is asked. */
export function getSnippet(exercise: Exercise): string {
  return toPlainText(exercise.instruction);
}
