import type { PaperCopy } from '@jadoo/contract';
import { useState, type ReactNode } from 'react';
import { ViewSwitch } from '#features/exam-data/editor/editor-bar.tsx';
import type { ExamEditorState } from '#features/exam-data/editor/use-exam-editor.ts';
import { usePreview, type PaperForm, type Placement } from '#features/exam-data/exam-api.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** What the pages beside the list are given. */
export interface PreviewSlot {
  source: Blob | null;
  zoom: number;
  placements: readonly Placement[];
  columnCount: number;
  chosenId: string | null;
  onChoose: (exerciseId: string) => void;
}

interface EditorPreviewProps {
  examIdx: number;
  editor: ExamEditorState;
  copy: PaperCopy;
  form: PaperForm;
  onCopy: (copy: PaperCopy) => void;
  onForm: (form: PaperForm) => void;
  chosenId: string | null;
  onChoose: (exerciseId: string) => void;
  renderPages: (slot: PreviewSlot) => ReactNode;
}

/** The right side of the editor: the exact pages of the version that is stored. */
export function EditorPreview(props: EditorPreviewProps) {
  const { examIdx, editor, copy, form, onCopy, onForm, chosenId, onChoose, renderPages } = props;
  const [zoom, setZoom] = useState(1);
  const isEmpty = editor.content.exercises.length === 0;
  const { pages, placements } = usePreview({ idx: examIdx, version: editor.version, isEmpty }, copy, form);
  return (
    <>
      <ViewSwitch copy={copy} form={form} zoom={zoom} onCopy={onCopy} onForm={onForm} onZoom={setZoom} />
      {isEmpty ? (
        <div className="p-6">
          <EmptyState
            title="이 자료에는 문항이 없어요."
            action={<LinkButton to="/data">자료 만들기</LinkButton>}
          />
        </div>
      ) : pages.isError ? (
        <div className="p-6">
          <ErrorState message={getErrorMessage(pages.error)} onRetry={() => pages.refetch()} />
        </div>
      ) : (
        renderPages({
          source: pages.data ?? null,
          zoom,
          placements: copy === 'answers' ? [] : (placements.data ?? []),
          columnCount: editor.content.layout.COLUMNS,
          chosenId,
          onChoose,
        })
      )}
    </>
  );
}
