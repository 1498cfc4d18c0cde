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
  /** The field that is being typed in; empty after anything else. */
  const [typedField, setTypedField] = useState('');

  const addStep = (before: ExamContent) => {
    setPast((steps) => [...steps, before].slice(-mostSteps));
    setFuture([]);
  };
  return {
    content,
    setContent,
    addStep,
    isTyping: typedField !== '',
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** Letters typed into one field, named by `field`, are one step together. */
    change: (fields: Partial<ExamContent>, field = '') => {
      if (field === '' || field !== typedField) addStep(content);
      setTypedField(field);
      setContent({ ...content, ...fields });
    },
    undo: () => {
      const last = past.at(-1);
      if (!last) return;
      setTypedField('');
      setPast(past.slice(0, -1));
      setFuture([content, ...future]);
      setContent(last);
    },
    redo: () => {
      const [next, ...rest] = future;
      if (!next) return;
      setTypedField('');
      setFuture(rest);
      setPast([...past, content]);
      setContent(next);
    },
  };
}
