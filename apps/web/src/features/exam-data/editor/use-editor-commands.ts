import type { PaperCopy, PrintTarget } from '@jadoo/contract';
import type { ListedExercise } from '#features/exam-data/editor/exercise-view.ts';
import { useEditorKeys } from '#features/exam-data/editor/use-editor-keys.ts';
import type { ExamEditorState } from '#features/exam-data/editor/use-exam-editor.ts';
import { downloadPaper, type FileFormat, type PaperForm } from '#features/exam-data/exam-api.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { showToast } from '#ui/toast.tsx';

interface CommandContext {
  examIdx: number;
  editor: ExamEditorState;
  listed: readonly ListedExercise[];
  chosenId: string | null;
  view: { copy: PaperCopy; form: PaperForm };
  onChoose: (id: string) => void;
  onEdit: (id: string) => void;
  onPrint: (target: PrintTarget) => Promise<void>;
}

/** What can be done with the paper as a whole, by buttons and by keys. */
export function useEditorCommands(context: CommandContext) {
  const { examIdx, editor, listed, chosenId, view, onChoose, onEdit, onPrint } = context;
  const at = listed.findIndex(({ exercise }) => exercise.id === chosenId);

  const print = async () => {
    // What prints is what is stored.
    if (await editor.save())
      await onPrint({ WHAT: 'exam', ED_IDX: examIdx, COPY: view.copy, FORM: view.form });
  };
  const download = async (format: FileFormat, copy: PaperCopy) => {
    try {
      if (await editor.save()) await downloadPaper(examIdx, format, copy, view.form);
    } catch (error) {
      showToast(getErrorMessage(error), 'error');
    }
  };
  const step = (by: number) => {
    const next = listed[Math.min(listed.length - 1, Math.max(0, at < 0 ? 0 : at + by))];
    if (!next) return;
    onChoose(next.exercise.id);
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-exercise]')];
    buttons.find(({ dataset }) => dataset.exercise === next.exercise.id)?.focus({ preventScroll: true });
  };
  useEditorKeys({
    onStep: step,
    onMove: (by) => {
      if (at >= 0 && listed[at + by]) editor.moveExercise(at, at + by);
    },
    onReroll: () => chosenId && void editor.reroll(chosenId),
    onEdit: () => chosenId && onEdit(chosenId),
    onSave: () => void editor.save().then((isSaved) => isSaved && showToast('저장했어요.', 'success')),
    onPrint: () => void print(),
    onUndo: editor.undo,
    onRedo: editor.redo,
  });
  return { print, download };
}
