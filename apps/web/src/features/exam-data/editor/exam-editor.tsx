import type { ExamDetail, PaperCopy, PrintTarget } from '@jadoo/contract';
import { lazy, Suspense, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { EditorBar } from '#features/exam-data/editor/editor-bar.tsx';
import { EditorNotices } from '#features/exam-data/editor/editor-notices.tsx';
import { EditorPreview, type PreviewSlot } from '#features/exam-data/editor/editor-preview.tsx';
import { EditorSide } from '#features/exam-data/editor/editor-side.tsx';
import { EditorTabs } from '#features/exam-data/editor/editor-tabs.tsx';
import { SpotDialog } from '#features/exam-data/editor/spot-dialog.tsx';
import { listExercises, type ListedExercise } from '#features/exam-data/editor/exercise-view.ts';
import { useEditorCommands } from '#features/exam-data/editor/use-editor-commands.ts';
import { useExamEditor } from '#features/exam-data/editor/use-exam-editor.ts';
import { useKindNames, type PaperForm } from '#features/exam-data/exam-api.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { usePreload } from '#shell/use-preload.ts';
import { joinClasses } from '#ui/join-classes.ts';

const loadExerciseDialog = () => import('#features/exam-data/editor/exercise-dialog.tsx');
const LazyExerciseDialog = lazy(async () => ({ default: (await loadExerciseDialog()).ExerciseDialog }));

function ExerciseDialog(props: ComponentProps<typeof LazyExerciseDialog>) {
  return (
    <Suspense>
      <LazyExerciseDialog {...props} />
    </Suspense>
  );
}

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
  const [open, setOpen] = useState<{ what: 'edit' | 'spots'; id: string } | null>(null);
  const [copy, setCopy] = useState<PaperCopy>('student');
  const [form, setForm] = useState<PaperForm>('A');
  const kindNames = useKindNames();
  usePreload(loadExerciseDialog);
  const isEmpty = content.exercises.length === 0;
  const { exercises } = content;
  const { PASSAGES } = exam;
  const listed = useMemo(() => listExercises(exercises, PASSAGES), [exercises, PASSAGES]);
  const opened = listed.find(({ exercise }) => exercise.id === open?.id);
  const getName = ({ number, exercise }: ListedExercise) =>
    `${number === null ? '' : `${number}번 `}${kindNames.get(exercise.kind) ?? '문항'}`;
  useLeaveGuard({
    isActive: saveState !== 'saved',
    message: '아직 저장하지 못한 내용이 있어요. 나가면 사라져요.',
    cancelText: '계속 고치기',
    isUnloadGuarded: saveState !== 'saved',
  });

  const { print, download } = useEditorCommands({
    examIdx: exam.ED_IDX,
    editor,
    listed,
    chosenId,
    view: { copy, form },
    onChoose: setChosenId,
    onEdit: (id) => setOpen({ what: 'edit', id }),
    onPrint,
  });
  return (
    <div className="mx-[calc(50%-50vw)] -mt-8 -mb-20 flex h-[calc(100dvh-65px)] min-h-120 flex-col">
      <h1 className="sr-only">자료 편집</h1>
      <EditorBar
        examIdx={exam.ED_IDX}
        title={content.title}
        saveState={saveState}
        failure={editor.failure}
        canUndo={editor.canUndo}
        canRedo={editor.canRedo}
        isEmpty={isEmpty}
        onTitle={(title) => editor.change({ title }, 'title')}
        onUndo={editor.undo}
        onRedo={editor.redo}
        onSave={editor.save}
        onPrint={print}
        onDownload={download}
      />
      <EditorNotices editor={editor} version={exam.VERSION} />
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
            onEdit={(id) => setOpen({ what: 'edit', id })}
            onSpots={(id) => setOpen({ what: 'spots', id })}
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
      {opened && open?.what === 'edit' && (
        <ExerciseDialog
          key={opened.exercise.id}
          exercise={opened.exercise}
          title={`${getName(opened)} 고치기`}
          passageText={exam.PASSAGES.find(({ id }) => id === opened.exercise.passageId)?.PS_TEXT ?? ''}
          onSave={editor.setExercise}
          onClose={() => setOpen(null)}
        />
      )}
      {opened && open?.what === 'spots' && (
        <SpotDialog
          exercise={opened.exercise}
          title={`${getName(opened)} 자리 고르기`}
          text={PASSAGES.find(({ id }) => id === opened.exercise.passageId)?.PS_TEXT ?? ''}
          onReroll={(spotIds) => editor.reroll(opened.exercise.id, spotIds)}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
