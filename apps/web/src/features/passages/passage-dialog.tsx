import type { Category, Passage } from '@jadoo/contract';
import { PassageEditor } from '#features/passages/passage-editor.tsx';
import { usePassage } from '#features/passages/passage-api.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface PassageDialogProps {
  passageIdx: number;
  categories: readonly Category[];
  onMake: (passage: Passage) => void;
  onClose: () => void;
}

/** Opens one passage to read and edit it. */
export function PassageDialog({ passageIdx, categories, onMake, onClose }: PassageDialogProps) {
  const query = usePassage(passageIdx);
  if (query.data) {
    return (
      <PassageEditor
        // A newly loaded version starts a new form; what was written is handed over by the editor itself.
        key={query.data.PS_IDX}
        passage={query.data}
        categories={categories}
        onMake={onMake}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title="지문 보기" width="xl" hasCloseButton onClose={onClose}>
      {query.isError ? (
        <ErrorState message={getErrorMessage(query.error)} onRetry={() => query.refetch()} />
      ) : (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">불러오는 중</span>
          <Skeleton className="h-11 w-1/2" />
          <Skeleton className="h-80" />
        </div>
      )}
    </Dialog>
  );
}
