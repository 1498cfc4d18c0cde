import type { ExamDetail } from '@jadoo/contract';
import { useState } from 'react';
import { toExamDraft } from '#features/exam-data/editor/exam-draft.ts';
import type { Exercise } from '#features/exam-data/editor/marked-text.ts';
import { toContent, useExamHistory } from '#features/exam-data/editor/use-exam-history.ts';
import { useExamSaving } from '#features/exam-data/editor/use-exam-saving.ts';
import { useOfferedDraft } from '#features/exam-data/editor/use-offered-draft.ts';
import { rerollOne } from '#features/exam-data/exam-api.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { useUnsavedWork } from '#session/unsaved-work.ts';
import { showToast } from '#ui/toast.tsx';
import { moveEntry } from '#ui/use-row-drag.ts';

/** Makes one exercise anew, one at a time, from what is stored. */
function useReroll(
  examIdx: number,
  saving: ReturnType<typeof useExamSaving>,
  takeDetail: (detail: ExamDetail) => void,
) {
  const [busyId, setBusyId] = useState<string | null>(null);
  const rerollSaved = async (exerciseId: string, lockedSpots?: string[]): Promise<void> => {
    if (!(await saving.save())) return;
    const result = await rerollOne(examIdx, exerciseId, saving.getNow().version, lockedSpots);
    if (result.type === 'stale') await saving.reportStale();
    else if (result.type === 'no-other') showToast(result.message);
    else {
      takeDetail(result.exam);
      showToast('다른 문항으로 바꿨어요.', 'success');
    }
  };
  const reroll = async (exerciseId: string, lockedSpots?: string[]): Promise<void> => {
    if (busyId !== null) return;
    setBusyId(exerciseId);
    try {
      await rerollSaved(exerciseId, lockedSpots);
    } catch (error) {
      showToast(getErrorMessage(error), 'error');
    } finally {
      setBusyId(null);
    }
  };
  return { busyId, reroll };
}

/** The state of the editor: content with undo, saved by itself against a version. */
export function useExamEditor(exam: ExamDetail) {
  const [initial] = useState(() => toContent(exam));
  const history = useExamHistory(initial);
  const saving = useExamSaving(exam, history.content, history.isTyping);
  const { content, change } = history;
  const setExercises = (exercises: Exercise[]) => change({ exercises });
  const draftId = `exam-${exam.ED_IDX}`;
  const offered = useOfferedDraft(draftId, exam);
  useUnsavedWork(
    draftId,
    saving.isDirty
      ? () => ({
          path: `/myStorage/${exam.ED_IDX}`,
          title: `${content.title} · 저장하지 못한 내용`,
          data: toExamDraft(content, saving.getNow().saved, saving.getNow().version),
        })
      : null,
  );

  const takeDetail = (detail: ExamDetail) => {
    history.addStep(saving.getNow().content);
    history.setContent(saving.takeStored(detail));
  };
  const { busyId, reroll } = useReroll(exam.ED_IDX, saving, takeDetail);

  return {
    content,
    change,
    busyId,
    canUndo: history.canUndo && busyId === null,
    canRedo: history.canRedo && busyId === null,
    undo: () => busyId === null && history.undo(),
    redo: () => busyId === null && history.redo(),
    setExercise: (exercise: Exercise) =>
      setExercises(content.exercises.map((other) => (other.id === exercise.id ? exercise : other))),
    removeExercise: (id: string) => setExercises(content.exercises.filter((other) => other.id !== id)),
    moveExercise: (from: number, to: number) => setExercises(moveEntry(content.exercises, from, to)),
    reroll,
    version: saving.version,
    warnings: saving.warnings,
    saveState: saving.saveState,
    failure: saving.failure,
    newer: saving.newer,
    save: saving.save,
    takeNewer: () => {
      if (saving.newer) takeDetail(saving.newer);
    },
    overwriteNewer: saving.saveOver,
    /** Changes of another time that were never saved; null when there are none. */
    offered: offered.draft,
    takeOffered: () => {
      const restored = offered.take();
      if (restored) change(restored);
    },
    dropOffered: offered.drop,
  };
}

export type ExamEditorState = ReturnType<typeof useExamEditor>;
