import type { Category, Passage } from '@jadoo/contract';
import { useState, type SyntheticEvent } from 'react';
import { useSearchParams } from 'react-router';
import { AddPassagesDialog } from '#features/passages/add-passages-dialog.tsx';
import { CategorySide } from '#features/passages/category-side.tsx';
import { PassageDialog } from '#features/passages/passage-dialog.tsx';
import { PassageList } from '#features/passages/passage-list.tsx';
import { useCategories } from '#features/passages/passage-api.ts';
import { showToast } from '#ui/toast.tsx';
import { Button } from '#ui/button.tsx';
import { inputClasses } from '#ui/field.tsx';
import { joinClasses } from '#ui/join-classes.ts';

interface LibraryScreenProps {
  /** The book or unit that is open; null for all passages. */
  categoryIdx: number | null;
  onMake: (passages: { idx: number; title: string }[]) => void;
  onPrint: (passageIdxs: number[]) => Promise<void>;
}

function getHeading(category: Category | undefined, isTrash: boolean): string {
  if (isTrash) return '휴지통';
  return category?.PC_NM ?? '전체 지문';
}

/** The library: books and units on the left, their passages on the right. */
export function LibraryScreen({ categoryIdx, onMake, onPrint }: LibraryScreenProps) {
  const [params, setParams] = useSearchParams();
  const categories = useCategories();
  const [isAdding, setIsAdding] = useState(false);
  const search = params.get('q') ?? '';
  const isTrash = params.get('trash') === 'true';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const openedIdx = Number(params.get('passage')) || null;
  const category = categories.data?.find(({ PC_IDX }) => PC_IDX === categoryIdx);

  const setParam = (changes: Record<string, string | null>, isReplaced = false) =>
    setParams(
      (current) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) current.delete(name);
          else current.set(name, value);
        }
        return current;
      },
      { replace: isReplaced, preventScrollReset: true },
    );

  const handleMake = (passage: Passage) => onMake([{ idx: passage.PS_IDX, title: passage.PS_TITLE }]);

  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[264px_minmax(0,1fr)] lg:gap-8">
      <CategorySide query={categories} chosenIdx={categoryIdx} isTrash={isTrash} />
      <section aria-labelledby="library-heading" className="min-w-0">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h1 id="library-heading" className="min-w-0 truncate text-2xl">
            {getHeading(category, isTrash)}
          </h1>
          {!isTrash && <Button onClick={() => setIsAdding(true)}>지문 추가하기</Button>}
        </div>
        {isTrash ? (
          <p className="mb-4 text-sm text-ink-soft">삭제한 지문은 30일 동안 되살릴 수 있어요.</p>
        ) : (
          <SearchForm key={search} search={search} onSearch={(q) => setParam({ q: q || null, page: null })} />
        )}
        <PassageList
          // What was chosen belongs to the list that is shown.
          key={`${categoryIdx ?? 'all'} ${search} ${isTrash}`}
          filter={{ categoryIdx, search, page, isTrash }}
          categories={categories.data ?? []}
          onPage={(next) => setParam({ page: String(next) })}
          onOpen={(idx) => setParam({ passage: String(idx) })}
          onAdd={() => setIsAdding(true)}
          onMake={onMake}
          onPrint={onPrint}
        />
      </section>
      {isAdding && (
        <AddPassagesDialog
          categories={categories.data ?? []}
          categoryIdx={categoryIdx}
          onSaved={(passages) => showToast(`지문 ${passages.length}개를 저장했어요.`, 'success')}
          onClose={() => setIsAdding(false)}
        />
      )}
      {openedIdx !== null && (
        <PassageDialog
          key={openedIdx}
          passageIdx={openedIdx}
          categories={categories.data ?? []}
          onMake={handleMake}
          onClose={() => setParam({ passage: null }, true)}
        />
      )}
    </div>
  );
}

function SearchForm({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form role="search" onSubmit={handleSubmit} className="mb-4 flex gap-2">
      <input
        type="search"
        aria-label="지문 찾기"
        placeholder="제목이나 지문 속 낱말로 찾기"
        maxLength={100}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          if (event.target.value === '' && search !== '') onSearch('');
        }}
        className={joinClasses(inputClasses, 'h-11 flex-1')}
      />
      <Button type="submit" variant="secondary">
        찾기
      </Button>
    </form>
  );
}
