import type { Category, PassageSummary } from '@jadoo/contract';
import { useState } from 'react';
import { MoveDialog } from '#features/passages/move-dialog.tsx';
import { PassageRow } from '#features/passages/passage-row.tsx';
import {
  passagePageSize,
  usePassageActions,
  usePassages,
  type PassageFilter,
} from '#features/passages/passage-api.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { createBinActions, getIdxs } from '#shell/bin-actions.ts';
import { ChosenBar } from '#shell/chosen-bar.tsx';
import { useChosen, type ChosenRow } from '#shell/use-chosen.ts';
import { formatCount } from '#text/format.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { ListHead } from '#ui/list-head.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { ListSkeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast.tsx';

interface PassageListProps {
  filter: PassageFilter;
  categories: readonly Category[];
  onPage: (page: number) => void;
  onOpen: (passageIdx: number) => void;
  onAdd: () => void;
  onMake: (passages: ChosenRow[]) => void;
  onPrint: (passageIdxs: number[]) => Promise<void>;
}

/** The most that makers and print take at once. */
const maxAtOnce = 100;

function EmptyList({ filter, onAdd }: { filter: PassageFilter; onAdd: () => void }) {
  if (filter.isTrash) return <EmptyState title="휴지통이 비어 있어요." />;
  if (filter.search || filter.tag) {
    return (
      <EmptyState
        title={`‘${filter.search || filter.tag}’에 맞는 지문이 없어요.`}
        text="다른 말로 찾아보세요."
      />
    );
  }
  return (
    <EmptyState
      title="아직 저장한 지문이 없어요. 첫 지문을 넣어 보세요."
      action={<Button onClick={onAdd}>지문 추가하기</Button>}
    />
  );
}

const toRow = ({ PS_IDX, PS_TITLE }: PassageSummary): ChosenRow => ({ idx: PS_IDX, title: PS_TITLE });

/** One page of passages with what can be done with the chosen ones. */
export function PassageList(props: PassageListProps) {
  const { filter, categories, onPage, onOpen, onAdd, onMake, onPrint } = props;
  const query = usePassages(filter);
  const actions = usePassageActions();
  const chosen = useChosen();
  const [moving, setMoving] = useState<readonly ChosenRow[]>([]);

  if (query.isPending) return <ListSkeleton rows={6} />;
  if (query.isError)
    return <ErrorState message={getErrorMessage(query.error)} onRetry={() => query.refetch()} />;
  const { items, total } = query.data;
  if (items.length === 0) return <EmptyList filter={filter} onAdd={onAdd} />;
  const placeByIdx = new Map(categories.map(({ PC_IDX, PC_NM }) => [PC_IDX, PC_NM]));

  const { handleRemove, handleRestore } = createBinActions({
    noun: { name: '지문', object: '지문을' },
    remove: (PS_IDXS) => actions.changeMany({ WHAT: 'remove', PS_IDXS }),
    restore: (PS_IDXS) => actions.changeMany({ WHAT: 'restore', PS_IDXS }),
    onDone: chosen.clear,
  });
  const isTooMany = chosen.count > maxAtOnce;

  return (
    <>
      <ListHead
        label="이 쪽의 지문 모두 고르기"
        isAllChosen={items.every(({ PS_IDX }) => chosen.has(PS_IDX))}
        onChooseAll={(isChosen) => chosen.choose(items.map(toRow), isChosen)}
      >
        {chosen.count > 0 ? `${formatCount(chosen.count)}개 골랐어요` : `지문 ${formatCount(total)}개`}
      </ListHead>
      <ul className="overflow-hidden rounded-lg border border-line bg-paper">
        {items.map((passage) => (
          <PassageRow
            key={passage.PS_IDX}
            passage={passage}
            search={filter.search}
            place={placeByIdx.get(passage.PC_IDX) ?? ''}
            isChosen={chosen.has(passage.PS_IDX)}
            onChoose={(isChosen) => chosen.choose([toRow(passage)], isChosen)}
            onOpen={() => onOpen(passage.PS_IDX)}
            onRestore={filter.isTrash ? () => handleRestore([passage.PS_IDX]) : null}
            actions={[
              { label: '이 지문으로 만들기', onSelect: () => onMake([toRow(passage)]) },
              { label: '보기·고치기', onSelect: () => onOpen(passage.PS_IDX) },
              { label: '옮기기', onSelect: () => setMoving([toRow(passage)]) },
              { label: '인쇄', onSelect: () => onPrint([passage.PS_IDX]) },
              { label: '삭제', isDanger: true, onSelect: () => handleRemove([toRow(passage)]) },
            ]}
          />
        ))}
      </ul>
      <Pagination page={filter.page} size={passagePageSize} total={total} onChange={onPage} />
      {chosen.count > 0 && (
        <ChosenBar count={chosen.count} onClear={chosen.clear}>
          {filter.isTrash ? (
            <Button size="sm" onClick={() => handleRestore(getIdxs(chosen.rows))}>
              되살리기
            </Button>
          ) : (
            <>
              <Button variant="quiet-danger" size="sm" onClick={() => handleRemove(chosen.rows)}>
                삭제
              </Button>
              <Button variant="secondary" size="sm" onClick={() => setMoving(chosen.rows)}>
                옮기기
              </Button>
              <Button
                variant="secondary"
                size="sm"
                disabled={isTooMany}
                onClick={() => onPrint(getIdxs(chosen.rows))}
              >
                인쇄
              </Button>
              <Button size="sm" disabled={isTooMany} onClick={() => onMake(chosen.rows)}>
                이 지문으로 만들기
              </Button>
            </>
          )}
          {isTooMany && !filter.isTrash && (
            <p className="w-full text-right text-sm text-ink-soft">
              인쇄와 만들기는 한 번에 {maxAtOnce}개까지 할 수 있어요.
            </p>
          )}
        </ChosenBar>
      )}
      {moving.length > 0 && (
        <MoveDialog
          count={moving.length}
          categories={categories}
          onMove={async (PC_IDX) => {
            await actions.changeMany({ WHAT: 'move', PS_IDXS: getIdxs(moving), PC_IDX });
            chosen.clear();
            showToast('지문을 옮겼어요.', 'success');
          }}
          onClose={() => setMoving([])}
        />
      )}
    </>
  );
}
