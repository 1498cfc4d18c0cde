import type { PassageSummary } from '@jadoo/contract';
import { useState } from 'react';
import { AddPassagesDialog } from '#features/passages/add-passages-dialog.tsx';
import { CategorySelect } from '#features/passages/category-select.tsx';
import { useCategories, usePassages } from '#features/passages/passage-api.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { getExcerpt } from '#features/passages/excerpt.ts';
import { formatCount } from '#text/format.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { inputClasses } from '#ui/field.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Pagination } from '#ui/pagination.tsx';
import { ListSkeleton } from '#ui/skeleton.tsx';
import { useSettled } from '#ui/use-settled.ts';

/** Few enough that what comes after the list is not far. */
const pageSize = 10;

/** A passage that was picked to make something from. */
export interface PickedPassage {
  idx: number;
  title: string;
}

interface PassagePickerProps {
  picked: readonly PickedPassage[];
  onChange: (picked: PickedPassage[]) => void;
  /** One passage only: picking another replaces it. */
  isSingle?: boolean;
}

function PickRow({
  passage,
  isPicked,
  isSingle,
  onToggle,
}: {
  passage: PassageSummary;
  isPicked: boolean;
  isSingle: boolean;
  onToggle: () => void;
}) {
  return (
    <li>
      <label
        className={joinClasses(
          'flex cursor-pointer items-start gap-3 border-b border-line px-4 py-3 transition-colors',
          isPicked ? 'bg-plum-tint' : 'hover:bg-desk',
        )}
      >
        <input
          type={isSingle ? 'radio' : 'checkbox'}
          name="picked-passage"
          checked={isPicked}
          onChange={onToggle}
          className="mt-1 size-5 shrink-0 accent-plum"
        />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className="min-w-0 truncate font-semibold">{passage.PS_TITLE}</span>
            <span className="numbers shrink-0 text-xs text-ink-faint">
              {formatCount(passage.PS_WORD_COUNT)}단어
            </span>
          </span>
          <span lang="en" className="book line-clamp-1 text-sm text-ink-soft">
            {getExcerpt(passage.PS_EXCERPT)}
          </span>
        </span>
      </label>
    </li>
  );
}

/** Picks passages over all books and units; new ones can be pasted in and are picked at once. */
export function PassagePicker({ picked, onChange, isSingle = false }: PassagePickerProps) {
  const [categoryIdx, setCategoryIdx] = useState<number | null>(null);
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [isAdding, setIsAdding] = useState(false);
  const categories = useCategories();
  const search = useSettled(typed.trim(), 250);
  const query = usePassages({ categoryIdx, search, tag: '', page, isTrash: false }, pageSize);
  const items = query.data?.items ?? [];
  const isPicked = (idx: number) => picked.some((passage) => passage.idx === idx);

  const toggle = ({ PS_IDX, PS_TITLE }: PassageSummary) => {
    const added = { idx: PS_IDX, title: PS_TITLE };
    if (isSingle) onChange([added]);
    else onChange(isPicked(PS_IDX) ? picked.filter(({ idx }) => idx !== PS_IDX) : [...picked, added]);
  };
  const isPageFull = items.length > 0 && items.every(({ PS_IDX }) => isPicked(PS_IDX));
  const togglePage = () => {
    const onPage = new Set(items.map(({ PS_IDX }) => PS_IDX));
    const others = picked.filter(({ idx }) => !onPage.has(idx));
    onChange(
      isPageFull
        ? others
        : [...others, ...items.map(({ PS_IDX, PS_TITLE }) => ({ idx: PS_IDX, title: PS_TITLE }))],
    );
  };

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="grid gap-2 sm:grid-cols-[minmax(0,220px)_minmax(0,1fr)_auto]">
        <CategorySelect
          label="교재·단원"
          isLabelHidden
          emptyLabel="전체 지문"
          categories={categories.data ?? []}
          value={categoryIdx}
          onChange={(next) => {
            setCategoryIdx(next);
            setPage(1);
          }}
        />
        <input
          type="search"
          aria-label="지문 찾기"
          placeholder="제목이나 지문 내용으로 찾기"
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setPage(1);
          }}
          className={joinClasses(inputClasses, 'h-11')}
        />
        <Button variant="secondary" onClick={() => setIsAdding(true)}>
          새 지문 넣기
        </Button>
      </div>
      {query.isPending ? (
        <ListSkeleton rows={5} />
      ) : query.isError ? (
        <ErrorState message={getErrorMessage(query.error)} onRetry={() => query.refetch()} />
      ) : items.length === 0 ? (
        <EmptyState
          title={
            search ? `‘${search}’에 맞는 지문이 없어요.` : '아직 저장한 지문이 없어요. 첫 지문을 넣어 보세요.'
          }
          action={!search && <Button onClick={() => setIsAdding(true)}>지문 추가하기</Button>}
        />
      ) : (
        <div className="overflow-hidden rounded-lg border border-line bg-paper">
          {!isSingle && (
            <label className="flex items-center gap-3 border-b border-line bg-desk px-4 py-2 text-sm font-medium text-ink-soft">
              <input
                type="checkbox"
                checked={isPageFull}
                onChange={togglePage}
                className="size-5 accent-plum"
              />
              이 쪽 모두 고르기
            </label>
          )}
          <ul className="[&>li:last-child>label]:border-0">
            {items.map((passage) => (
              <PickRow
                key={passage.PS_IDX}
                passage={passage}
                isPicked={isPicked(passage.PS_IDX)}
                isSingle={isSingle}
                onToggle={() => toggle(passage)}
              />
            ))}
          </ul>
        </div>
      )}
      <Pagination page={page} size={pageSize} total={query.data?.total ?? 0} onChange={setPage} />
      {isAdding && (
        <AddPassagesDialog
          categories={categories.data ?? []}
          categoryIdx={categoryIdx}
          onSaved={(saved) => {
            const added = saved.map(({ PS_IDX, PS_TITLE }) => ({ idx: PS_IDX, title: PS_TITLE }));
            onChange(isSingle ? added.slice(0, 1) : [...picked, ...added]);
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </div>
  );
}
