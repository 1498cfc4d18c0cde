import type { Exercise } from '@jadoo/engine';
import { composeAnswers, type PaperPassage } from '#compose/answers.ts';
import { cleanLayout } from '#compose/clean-layout.ts';
import { cleanText } from '#compose/clean-text.ts';
import { composeGroups, numberExercises, type NumberedExercise } from '#compose/entries.ts';
import type {
  LayoutOptions,
  Paper,
  PaperCopy,
  PaperForm,
  PaperLogo,
  PaperPart,
  PaperSection,
} from '#paper.ts';
import { PaperError } from '#paper.ts';

/** What an exam paper is made from; passages give titles and translations. */
export interface ComposeExamInput {
  title: string;
  layout: LayoutOptions;
  copy: PaperCopy;
  form: PaperForm;
  exercises: Exercise[];
  passages: PaperPassage[];
  /** What `readLogo` gave for the teacher's picture. */
  logo?: PaperLogo;
}

/** What a print of stored passages is made from. */
export interface ComposePassagesInput {
  title: string;
  layout: LayoutOptions;
  passages: PaperPassage[];
  logo?: PaperLogo;
}

function composeAnswerSheet(items: NumberedExercise[]): PaperSection {
  const numbersOf = (isChoice: boolean) =>
    items.flatMap(({ exercise, number }) =>
      number !== undefined && (exercise.options.length > 0 || exercise.answer.type === 'option') === isChoice
        ? [number]
        : [],
    );
  return { type: 'answer-sheet', choiceNumbers: numbersOf(true), writtenNumbers: numbersOf(false) };
}

/** A paper of one part. */
export function wrapPart(part: PaperPart, logo: PaperLogo | undefined): Paper {
  return { version: 1, title: part.title, ...(logo ? { logo } : {}), hasContents: false, parts: [part] };
}

/**
 * Composes an exam paper or worksheet. A student copy holds no answer anywhere, a teacher copy has them
 * in place and at the end, an answers copy has nothing else. Throws PaperError `empty-paper`.
 */
export function composeExamPaper(input: ComposeExamInput): Paper {
  if (input.exercises.length === 0) throw new PaperError('empty-paper');
  const items = numberExercises(input.exercises);
  const passages = input.passages.map((passage) => ({ ...passage, title: cleanText(passage.title) }));
  const titleById = new Map(passages.map(({ id, title }) => [id, title]));
  const sections: PaperSection[] = [];
  if (input.copy !== 'answers') {
    sections.push({ type: 'questions', groups: composeGroups(items, titleById, input.copy === 'teacher') });
    if (input.layout.hasAnswerSheet && items.some(({ number }) => number !== undefined)) {
      sections.push(composeAnswerSheet(items));
    }
  }
  if (input.copy !== 'student') sections.push(composeAnswers(items, passages));
  const part: PaperPart = {
    title: cleanText(input.title),
    copy: input.copy,
    form: input.form,
    layout: cleanLayout(input.layout),
    sections,
  };
  return wrapPart(part, input.logo);
}
