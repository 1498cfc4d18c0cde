import type { ExamDetail } from '@jadoo/contract';
import { useState } from 'react';
import { moveEntry } from '#features/exam-data/editor/exercise-view.ts';
import type { Exercise } from '#features/exam-data/editor/marked-text.ts';
import { toContent, useExamHistory } from '#features/exam-data/editor/use-exam-history.ts';
import { useExamSaving } from '#features/exam-data/editor/use-exam-saving.ts';
import { rerollOne } from '#features/exam-data/exam-api.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { showToast } from '#ui/toast.tsx';

/** The state of the editor: content with undo, saved by itself against a version. */
export function useExamEditor(exam: ExamDetail) {
  const [initial] = useState(() => toContent(exam));
  const history = useExamHistory(initial);
  const saving = useExamSaving(exam, history.content);
  const [busyId, setBusyId] = useState<string | null>(null);
  const { content, change } = history;

  const takeDetail = (detail: ExamDetail) => {
    history.addStep(saving.getNow().content);
    history.setContent(saving.takeStored(detail));
  };
  const rerollSaved = async (exerciseId: string): Promise<void> => {
    if (!(await saving.save())) return;
    const result = await rerollOne(exam.ED_IDX, exerciseId, saving.getNow().version);
    if (result.type === 'stale') await saving.reportStale();
    else if (result.type === 'no-other') showToast(result.message);
    else {
      takeDetail(result.exam);
      showToast('다른 문항으로 바꿨어요.', 'success');
    }
  };
  const reroll = async (exerciseId: string): Promise<void> => {
    if (busyId !== null) return;
    setBusyId(exerciseId);
    try {
      await rerollSaved(exerciseId);
    } catch (error) {
      showToast(getErrorMessage(error), 'error');
    } finally {
      setBusyId(null);
    }
  };

  return {
    content,
    change,
    busyId,
    canUndo: history.canUndo && busyId === null,
    canRedo: history.canRedo && busyId === null,
    undo: () => {
      if (busyId === null) history.undo();
    },
    redo: () => {
      if (busyId === null) history.redo();
    },
    setExercise: (exercise: Exercise) =>
      change({ exercises: content.exercises.map((other) => (other.id === exercise.id ? exercise : other)) }),
    removeExercise: (id: string) =>
      change({ exercises: content.exercises.filter((other) => other.id !== id) }),
    moveExercise: (from: number, to: number) => change({ exercises: moveEntry(content.exercises, from, to) }),
    reroll,
    version: saving.version,
    /** What the stored paper gives away. */
    warnings: saving.warnings,
    saveState: saving.saveState,
    failure: saving.failure,
    newer: saving.newer,
    save: saving.save,
    takeNewer: () => {
      if (saving.newer) takeDetail(saving.newer);
    },
    overwriteNewer: saving.saveOver,
  };
}

export type ExamEditorState = ReturnType<typeof useExamEditor>;
