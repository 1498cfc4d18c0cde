import { composeExamPaper } from '#compose/compose.ts';
import { defaultLayout } from '#layout.ts';
import type { LayoutOptions, Paper, PaperCopy, PaperStyle } from '#paper.ts';
import { paperPassages } from '#test-fixtures/passages.ts';
import { questionExercises } from '#test-fixtures/question-exercises.ts';

/** A paper of many questions: the fixtures over and over, each time under names of their own. */
export function makeLongPaper(
  style: PaperStyle,
  questionCount: number,
  copy: PaperCopy = 'student',
  layout: Partial<LayoutOptions> = {},
): Paper {
  const exercises = Array.from({ length: questionCount }, (_, index) => {
    const exercise = questionExercises[index % questionExercises.length];
    if (!exercise) throw new Error('no fixtures');
    return { ...exercise, id: `${exercise.id}:${index}` };
  });
  return composeExamPaper({
    title: '2027학년도 <1학기> 중간 & 기말',
    layout: { ...defaultLayout(style), ...layout },
    copy,
    form: 'A',
    exercises,
    passages: paperPassages,
  });
}
