import type { PrintTarget } from '@jadoo/contract';
import type { ReactNode } from 'react';
import { ExamEditor } from '#features/exam-data/editor/exam-editor.tsx';
import type { PreviewSlot } from '#features/exam-data/editor/editor-preview.tsx';
import { useExam } from '#features/exam-data/exam-api.ts';
import { getErrorMessage, RequestError } from '#request/request-error.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface ExamScreenProps {
  examIdx: number;
  renderPages: (slot: PreviewSlot) => ReactNode;
  onPrint: (target: PrintTarget) => Promise<void>;
}

/** The frame of the editor, from edge to edge as the editor itself. */
function EditorSkeleton() {
  return (
    <div
      role="status"
      className="mx-[calc(50%-50vw)] -mt-8 -mb-20 flex h-[calc(100dvh-65px)] min-h-120 flex-col"
    >
      <span className="sr-only">불러오는 중</span>
      <div className="border-b border-line bg-paper px-4 py-2.5 sm:px-6">
        <Skeleton className="h-10 max-w-120" />
      </div>
      <div className="flex min-h-0 flex-1">
        <div className="flex w-full flex-col gap-3 border-r border-line bg-paper p-4 lg:w-90">
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} className="h-16" />
          ))}
        </div>
        <div className="flex-1 bg-desk-deep p-6 max-lg:hidden">
          <Skeleton className="mx-auto h-full max-w-180 bg-paper!" />
        </div>
      </div>
    </div>
  );
}

/** Opens one paper in the editor, or shows how far its making is. */
export function ExamScreen({ examIdx, renderPages, onPrint }: ExamScreenProps) {
  const query = useExam(examIdx);
  if (query.error instanceof RequestError && query.error.status === 404) {
    return (
      <EmptyState
        title="이 자료를 찾을 수 없어요."
        text="삭제했거나 주소가 바뀌었어요."
        action={<LinkButton to="/myStorage">내 보관함으로</LinkButton>}
      />
    );
  }
  if (query.isError)
    return <ErrorState message={getErrorMessage(query.error)} onRetry={() => query.refetch()} />;
  if (!query.data) {
    return <EditorSkeleton />;
  }
  const { STATUS, PROGRESS, ED_TITLE } = query.data;
  if (STATUS === 'queued' || STATUS === 'running') {
    return (
      <Card className="mx-auto flex max-w-flow flex-col gap-4">
        <h1 className="truncate text-lg">{ED_TITLE}</h1>
        <ProgressBar label="만들기 진행률" value={PROGRESS} />
        <p role="status" className="numbers text-sm text-ink-soft">
          만들고 있어요. {PROGRESS}%
        </p>
      </Card>
    );
  }
  return <ExamEditor key={examIdx} exam={query.data} renderPages={renderPages} onPrint={onPrint} />;
}
