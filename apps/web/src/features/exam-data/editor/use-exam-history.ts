import type { ExamDetail, PaperLayout } from '@jadoo/contract';
import { useState } from 'react';
import type { Exercise } from '#features/exam-data/editor/marked-text.ts';

const mostSteps = 100;

/** What a teacher changes about a paper. */
export interface ExamContent {
  title: string;
  layout: PaperLayout;
  exercises: Exercise[];
}

/** The part of a stored paper that can be changed. */
export function toContent({ ED_TITLE, LAYOUT, EXERCISES }: ExamDetail): ExamContent {
  return { title: ED_TITLE, layout: LAYOUT, exercises: EXERCISES };
}

/** The content with its steps back and forth. */
export function useExamHistory(initial: ExamContent) {
  const [content, setContent] = useState(initial);
  const [past, setPast] = useState<ExamContent[]>([]);
  const [future, setFuture] = useState<ExamContent[]>([]);

  const addStep = (before: ExamContent) => {
    setPast((steps) => [...steps, before].slice(-mostSteps));
    setFuture([]);
  };
  return {
    content,
    setContent,
    addStep,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** Typing a title is no step of its own. */
    change: (fields: Partial<ExamContent>, isStep = true) => {
      if (isStep) addStep(content);
      setContent({ ...content, ...fields });
    },
    undo: () => {
      const last = past.at(-1);
      if (!last) return;
      setPast(past.slice(0, -1));
      setFuture([content, ...future]);
      setContent(last);
    },
    redo: () => {
      const [next, ...rest] = future;
      if (!next) return;
      setFuture(rest);
      setPast([...past, content]);
      setContent(next);
    },
  };
}
