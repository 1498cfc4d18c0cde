import type { Category, PassageSummary } from '@jadoo/contract';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PassageRow } from '#features/passages/passage-row.tsx';
import {
  passagePageSize,
  usePassageActions,
  usePassages,
  type PassageFilter,
} from '#features/passages/passage-api.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { bottomFixId } from '#shell/bottom-fix-bar.tsx';
import { askConfirm } from '#shell/dialog-stores.ts';
import { setBottomFix } from '#shell/simple-stores.ts';
import { escapeHtml } from '#text/escape-html.ts';
import { formatCount } from '#text/format.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { ListSkeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast.tsx';

interface PassageListProps {
  filter: PassageFilter;
  categories: readonly Category[];
  onPage: (page: number) => void;
  onOpen: (passageIdx: number) => void;
  onAdd: () => void;
  onMake: (passages: { idx: number; title: string }[]) => void;
  onPrint: (passageIdxs: number[]) => Promise<void>;
}

function EmptyList({ filter, onAdd }: { filter: PassageFilter; onAdd: () => void }) {
  if (filter.isTrash) return <EmptyState title="휴지통이 비어 있어요." />;
  if (filter.search) {
    return <EmptyState title={`‘${filter.search}’에 맞는 지문이 없어요.`} text="다른 낱말로 찾아보세요." />;
  }
  return (
    <EmptyState
      title="아직 저장한 지문이 없어요. 첫 지문을 넣어 보세요."
      action={<Button onClick={onAdd}>지문 추가하기</Button>}
    />
  );
}

/** One page of passages with what can be done with the chosen ones. */
export function PassageList({
  filter,
  categories,
  onPage,
  onOpen,
  onAdd,
  onMake,
  onPrint,
}: PassageListProps) {
  const query = usePassages(filter);
  const actions = usePassageActions();
  /** Chosen passages by index; they stay chosen over the pages of one list. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  useEffect(() => {
    setBottomFix(chosen.size > 0);
    return () => setBottomFix(false);
  }, [chosen.size]);

  if (query.isPending) return <ListSkeleton rows={6} />;
  if (query.isError)
    return <ErrorState message={getErrorMessage(query.error)} onRetry={() => query.refetch()} />;
  const { items, total } = query.data;
  if (items.length === 0) return <EmptyList filter={filter} onAdd={onAdd} />;

  const placeByIdx = new Map(categories.map(({ PC_IDX, PC_NM }) => [PC_IDX, PC_NM]));
  const isAllChosen = items.every(({ PS_IDX }) => chosen.has(PS_IDX));
  const choose = (passages: readonly PassageSummary[], isChosen: boolean) => {
    const next = new Map(chosen);
    for (const { PS_IDX, PS_TITLE } of passages) {
      if (isChosen) next.set(PS_IDX, PS_TITLE);
      else next.delete(PS_IDX);
    }
    setChosen(next);
  };

  const attempt = async (work: () => Promise<unknown>, message: string) => {
    try {
      await work();
      setChosen(new Map());
      showToast(message, 'success');
    } catch (error) {
      showToast(getErrorMessage(error), 'error');
    }
  };
  const handleRemove = async (passages: ReadonlyMap<number, string>) => {
    const [title = ''] = passages.values();
    const what = passages.size === 1 ? `‘${escapeHtml(title)}’ 지문을` : `지문 ${passages.size}개를`;
    const isSure = await askConfirm({
      message: `${what} 삭제할까요? 휴지통에서 30일 안에 되살릴 수 있어요.`,
      okText: '삭제하기',
    });
    if (isSure) await attempt(() => actions.remove([...passages.keys()]), '휴지통으로 옮겼어요.');
  };
  const handleRestore = (idxs: number[]) => attempt(() => actions.restore(idxs), '되살렸어요.');
  const toPicked = (passages: ReadonlyMap<number, string>) =>
    [...passages].map(([idx, title]) => ({ idx, title }));

  return (
    <>
      <div className="mb-2 flex min-h-9 items-center gap-3 px-3 sm:px-5">
        <input
          type="checkbox"
          aria-label="이 쪽의 지문 모두 고르기"
          checked={isAllChosen}
          onChange={(event) => choose(items, event.target.checked)}
          className="size-5 accent-plum"
        />
        <p className="numbers text-sm text-ink-soft" aria-live="polite">
          {chosen.size > 0 ? `${formatCount(chosen.size)}개 골랐어요` : `지문 ${formatCount(total)}개`}
        </p>
      </div>
      <ul className="overflow-hidden rounded-lg border border-line bg-paper">
        {items.map((passage) => (
          <PassageRow
            key={passage.PS_IDX}
            passage={passage}
            search={filter.search}
            place={placeByIdx.get(passage.PC_IDX) ?? ''}
            isTrash={filter.isTrash}
            isChosen={chosen.has(passage.PS_IDX)}
            onChoose={(isChosen) => choose([passage], isChosen)}
            onOpen={() => onOpen(passage.PS_IDX)}
            onRestore={() => handleRestore([passage.PS_IDX])}
            actions={[
              {
                label: '이 지문으로 만들기',
                onSelect: () => onMake([{ idx: passage.PS_IDX, title: passage.PS_TITLE }]),
              },
              { label: '보기·고치기', onSelect: () => onOpen(passage.PS_IDX) },
              { label: '인쇄', onSelect: () => onPrint([passage.PS_IDX]) },
              {
                label: '삭제',
                isDanger: true,
                onSelect: () => handleRemove(new Map([[passage.PS_IDX, passage.PS_TITLE]])),
              },
            ]}
          />
        ))}
      </ul>
      <Pagination page={filter.page} size={passagePageSize} total={total} onChange={onPage} />
      {chosen.size > 0 && (
        <ChosenBar count={chosen.size} onClear={() => setChosen(new Map())}>
          {filter.isTrash ? (
            <Button onClick={() => handleRestore([...chosen.keys()])}>되살리기</Button>
          ) : (
            <>
              <Button variant="quiet" className="text-danger" onClick={() => handleRemove(chosen)}>
                삭제
              </Button>
              <Button variant="secondary" onClick={() => onPrint([...chosen.keys()])}>
                인쇄
              </Button>
              <Button onClick={() => onMake(toPicked(chosen))}>이 지문으로 만들기</Button>
            </>
          )}
        </ChosenBar>
      )}
    </>
  );
}

function ChosenBar({
  count,
  onClear,
  children,
}: {
  count: number;
  onClear: () => void;
  children: React.ReactNode;
}) {
  const bar = document.getElementById(bottomFixId);
  if (!bar) return null;
  return createPortal(
    <div className="mx-auto flex max-w-content flex-wrap items-center justify-end gap-2">
      <p className="numbers mr-auto text-sm font-semibold">{formatCount(count)}개 골랐어요</p>
      <Button variant="quiet" onClick={onClear}>
        취소
      </Button>
      {children}
    </div>,
    bar,
  );
}
