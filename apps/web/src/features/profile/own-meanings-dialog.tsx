import type { OwnMeaning } from '@jadoo/contract';
import { useState } from 'react';
import {
  ownMeaningPageSize,
  useForgetMeanings,
  useOwnMeanings,
} from '#features/profile/own-meanings-query.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { askConfirm } from '#shell/dialog-stores.ts';
import { formatCount } from '#text/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { ListSkeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast.tsx';

/** The meanings that the teacher wrote, each of which can be forgotten. */
export function OwnMeaningsDialog({ onClose }: { onClose: () => void }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useOwnMeanings(page);
  const { forget, forgetAll } = useForgetMeanings();

  const run = async (work: Promise<void>) => {
    try {
      await work;
    } catch (failure) {
      showToast(getErrorMessage(failure), 'error');
    }
  };
  const handleForgetAll = async () => {
    const isSure = await askConfirm({
      message: `고친 뜻 ${formatCount(data?.total ?? 0)}개를 모두 지울까요? 다음 자료부터 원래 뜻을 써요.`,
      okText: '모두 지우기',
    });
    if (!isSure) return;
    await run(forgetAll());
    onClose();
  };

  return (
    <Dialog
      title="내가 고친 뜻"
      onClose={onClose}
      actions={
        <div className="flex w-full justify-end gap-2">
          {data && data.total > 0 && (
            <Button variant="quiet" className="mr-auto" onClick={handleForgetAll}>
              모두 지우기
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            닫기
          </Button>
        </div>
      }
    >
      <p className="mb-4 text-sm text-ink-soft">
        자료 편집에서 뜻을 고치면 여기에 모여요. 지우면 다음 자료부터 원래 뜻을 써요.
      </p>
      {error ? (
        <ErrorState message={getErrorMessage(error)} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton rows={5} />
      ) : data.total === 0 ? (
        <p className="py-6 text-center text-ink-soft">고친 뜻이 없어요.</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.items.map((item) => (
            <MeaningRow key={item.OM_IDX} item={item} onForget={() => run(forget(item.OM_IDX))} />
          ))}
        </ul>
      )}
      {data && <Pagination page={page} size={ownMeaningPageSize} total={data.total} onChange={setPage} />}
    </Dialog>
  );
}

function MeaningRow({ item, onForget }: { item: OwnMeaning; onForget: () => Promise<void> }) {
  return (
    <li className="flex items-center gap-3 py-2">
      <p className="min-w-0 flex-1">
        <span lang="en" className="book font-semibold">
          {item.WORD}
        </span>
        {item.PART && <span className="ml-1.5 text-sm text-ink-faint">{item.PART}</span>}
        <span className="block text-sm text-ink-soft">{item.MEANING}</span>
      </p>
      <Button variant="quiet" size="sm" aria-label={`${item.WORD} 뜻 지우기`} onClick={onForget}>
        지우기
      </Button>
    </li>
  );
}
