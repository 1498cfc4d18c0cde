import type { ExamDetail } from '@jadoo/contract';
import { useState } from 'react';
import { EditorTabs } from '#features/exam-data/editor/editor-tabs.tsx';
import { ExerciseList } from '#features/exam-data/editor/exercise-list.tsx';
import type { ListedExercise } from '#features/exam-data/editor/exercise-view.ts';
import { LayoutPanel } from '#features/exam-data/editor/layout-panel.tsx';
import { RefusalNote } from '#features/exam-data/editor/refusal-note.tsx';
import { WarningNote } from '#features/exam-data/editor/warning-note.tsx';
import type { ExamEditorState } from '#features/exam-data/editor/use-exam-editor.ts';
import { showToast } from '#ui/toast.tsx';

interface EditorSideProps {
  exam: ExamDetail;
  editor: ExamEditorState;
  listed: readonly ListedExercise[];
  kindNames: ReadonlyMap<string, string>;
  chosenId: string | null;
  onChoose: (id: string) => void;
  onEdit: (id: string) => void;
  onSpots: (id: string) => void;
}

/** The left side of the editor: exercises, or the look of the paper. */
export function EditorSide(props: EditorSideProps) {
  const { exam, editor, listed, kindNames, chosenId, onChoose, onEdit, onSpots } = props;
  const [side, setSide] = useState<'exercises' | 'layout'>('exercises');
  return (
    <>
      <EditorTabs
        options={[
          { value: 'exercises', label: `문항 ${listed.length}` },
          { value: 'layout', label: '모양·머리글' },
        ]}
        value={side}
        onChange={setSide}
      />
      <div className="min-h-0 flex-1 overflow-y-auto">
        {side === 'layout' ? (
          <LayoutPanel
            layout={editor.content.layout}
            onChange={(layout, field) => editor.change({ layout }, field)}
          />
        ) : (
          <>
            <RefusalNote refusals={exam.REFUSALS} kindNames={kindNames} />
            <WarningNote warnings={editor.warnings} />
            <ExerciseList
              listed={listed}
              kindNames={kindNames}
              chosenId={chosenId}
              busyId={editor.busyId}
              onChoose={onChoose}
              onEdit={(id) => {
                onChoose(id);
                onEdit(id);
              }}
              onReroll={(id) => {
                onChoose(id);
                return editor.reroll(id);
              }}
              onSpots={(id) => {
                onChoose(id);
                onSpots(id);
              }}
              onMove={editor.moveExercise}
              onRemove={(id) => {
                editor.removeExercise(id);
                showToast('문항을 뺐어요. 되돌리기(Ctrl+Z)로 되살릴 수 있어요.');
              }}
            />
          </>
        )}
      </div>
      <p className="hidden border-t border-line px-4 py-2 text-xs text-ink-faint lg:block">
        ↑↓ 고르기 · Alt+↑↓ 옮기기 · E 고치기 · R 다시 만들기
      </p>
    </>
  );
}
