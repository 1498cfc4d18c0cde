import type { ExamDetail, PaperCopy, PrintTarget } from '@jadoo/contract';
import { useState, type ReactNode } from 'react';
import { ConflictNotice } from '#features/exam-data/editor/conflict-notice.tsx';
import { EditorBar } from '#features/exam-data/editor/editor-bar.tsx';
import { EditorPreview, type PreviewSlot } from '#features/exam-data/editor/editor-preview.tsx';
import { EditorSide } from '#features/exam-data/editor/editor-side.tsx';
import { EditorTabs } from '#features/exam-data/editor/editor-tabs.tsx';
import { ExerciseDialog } from '#features/exam-data/editor/exercise-dialog.tsx';
import { listExercises } from '#features/exam-data/editor/exercise-view.ts';
import { useEditorKeys } from '#features/exam-data/editor/use-editor-keys.ts';
import { useExamEditor } from '#features/exam-data/editor/use-exam-editor.ts';
import {
  downloadPaper,
  useKindNames,
  type FileFormat,
  type PaperForm,
} from '#features/exam-data/exam-api.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { showToast } from '#ui/toast.tsx';

interface ExamEditorProps {
  exam: ExamDetail;
  renderPages: (slot: PreviewSlot) => ReactNode;
  onPrint: (target: PrintTarget) => Promise<void>;
}

type Pane = 'list' | 'pages';

/** One paper: its exercises on the left, its exact pages on the right. */
export function ExamEditor({ exam, renderPages, onPrint }: ExamEditorProps) {
  const editor = useExamEditor(exam);
  const { content, saveState } = editor;
  const [pane, setPane] = useState<Pane>('list');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [editedId, setEditedId] = useState<string | null>(null);
  const [copy, setCopy] = useState<PaperCopy>('student');
  const [form, setForm] = useState<PaperForm>('A');
  const kindNames = useKindNames();
  const isEmpty = content.exercises.length === 0;
  const listed = listExercises(content.exercises, exam.PASSAGES);
  const edited = listed.find(({ exercise }) => exercise.id === editedId);
  useLeaveGuard({
    isActive: saveState !== 'saved',
    message: '아직 저장하지 못한 내용이 있어요. 나가면 사라져요.',
    cancelText: '계속 고치기',
    isUnloadGuarded: saveState !== 'saved',
  });

  const handlePrint = async () => {
    // What prints is what is stored.
    if (await editor.save()) await onPrint({ WHAT: 'exam', ED_IDX: exam.ED_IDX, COPY: copy, FORM: form });
  };
  const handleDownload = async (format: FileFormat, wanted: PaperCopy) => {
    try {
      if (await editor.save()) await downloadPaper(exam.ED_IDX, format, wanted, form);
    } catch (error) {
      showToast(getErrorMessage(error), 'error');
    }
  };
  const handleStep = (by: number) => {
    const at = listed.findIndex(({ exercise }) => exercise.id === chosenId);
    const next = listed[Math.min(listed.length - 1, Math.max(0, at < 0 ? 0 : at + by))];
    if (!next) return;
    setChosenId(next.exercise.id);
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-exercise]')];
    buttons.find(({ dataset }) => dataset.exercise === next.exercise.id)?.focus({ preventScroll: true });
  };
  useEditorKeys({
    onStep: handleStep,
    onReroll: () => chosenId && void editor.reroll(chosenId),
    onEdit: () => setEditedId(chosenId),
    onSave: () => void editor.save().then((isSaved) => isSaved && showToast('저장했어요.', 'success')),
    onPrint: () => void handlePrint(),
    onUndo: editor.undo,
    onRedo: editor.redo,
  });
  return (
    <div className="-mx-4 -mt-8 -mb-20 flex h-[calc(100dvh-65px)] min-h-120 flex-col sm:-mx-6">
      <h1 className="sr-only">자료 편집</h1>
      <EditorBar
        title={content.title}
        saveState={saveState}
        failure={editor.failure}
        canUndo={editor.canUndo}
        canRedo={editor.canRedo}
        isEmpty={isEmpty}
        onTitle={(title) => editor.change({ title }, false)}
        onUndo={editor.undo}
        onRedo={editor.redo}
        onSave={editor.save}
        onPrint={handlePrint}
        onDownload={handleDownload}
      />
      {editor.newer && <ConflictNotice onTakeNewer={editor.takeNewer} onKeepMine={editor.overwriteNewer} />}
      <EditorTabs
        className="lg:hidden"
        options={[
          { value: 'list', label: '편집' },
          { value: 'pages', label: '미리보기' },
        ]}
        value={pane}
        onChange={setPane}
      />
      <div className="flex min-h-0 flex-1">
        <aside
          aria-label="편집"
          className={joinClasses(
            'flex w-full flex-col border-r border-line bg-paper lg:w-90',
            pane !== 'list' && 'max-lg:hidden',
          )}
        >
          <EditorSide
            exam={exam}
            editor={editor}
            listed={listed}
            kindNames={kindNames}
            chosenId={chosenId}
            onChoose={setChosenId}
            onEdit={setEditedId}
          />
        </aside>
        <section
          aria-label="미리보기"
          data-pages
          className={joinClasses('flex min-w-0 flex-1 flex-col', pane !== 'pages' && 'max-lg:hidden')}
        >
          <EditorPreview
            examIdx={exam.ED_IDX}
            editor={editor}
            copy={copy}
            form={form}
            onCopy={setCopy}
            onForm={setForm}
            chosenId={chosenId}
            onChoose={setChosenId}
            renderPages={renderPages}
          />
        </section>
      </div>
      {edited && (
        <ExerciseDialog
          key={edited.exercise.id}
          exercise={edited.exercise}
          title={`${edited.number === null ? '' : `${edited.number}번 `}${kindNames.get(edited.exercise.kind) ?? '문항'} 고치기`}
          onSave={editor.setExercise}
          onClose={() => setEditedId(null)}
        />
      )}
    </div>
  );
}
