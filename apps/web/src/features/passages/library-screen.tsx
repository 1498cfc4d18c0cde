import type { Category, Passage } from '@jadoo/contract';
import { lazy, Suspense, useState } from 'react';
import { AddPassagesDialog } from '#features/passages/add-passages-dialog.tsx';
import { CategorySide } from '#features/passages/category-side.tsx';
import { PassageList } from '#features/passages/passage-list.tsx';
import { useCategories } from '#features/passages/passage-api.ts';
import { showToast } from '#ui/toast.tsx';
import { useAddressParams } from '#shell/use-address-params.ts';
import { usePreload } from '#shell/use-preload.ts';
import { Button } from '#ui/button.tsx';
import { SearchForm } from '#ui/search-form.tsx';

const loadPassageDialog = () => import('#features/passages/passage-dialog.tsx');
const PassageDialog = lazy(async () => ({ default: (await loadPassageDialog()).PassageDialog }));

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
  const { params, change } = useAddressParams();
  const categories = useCategories();
  const [isAdding, setIsAdding] = useState(false);
  usePreload(loadPassageDialog);
  const search = params.get('q') ?? '';
  const tag = params.get('tag') ?? '';
  const isTrash = params.get('trash') === 'true';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const openedIdx = Number(params.get('passage')) || null;
  const category = categories.data?.find(({ PC_IDX }) => PC_IDX === categoryIdx);

  const handleMake = (passage: Passage) => onMake([{ idx: passage.PS_IDX, title: passage.PS_TITLE }]);

  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[264px_minmax(0,1fr)] lg:gap-8 print:block">
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
          <SearchForm
            key={search}
            label="지문 찾기"
            placeholder="제목이나 지문 내용으로 찾기"
            search={search}
            onSearch={(q) => change({ q: q || null, page: null })}
            className="mb-4"
          />
        )}
        {tag && (
          <p className="mb-3 flex items-center gap-2 text-sm text-ink-soft">
            <span className="font-semibold text-plum">#{tag}</span> 태그가 붙은 지문이에요.
            <Button variant="quiet" size="sm" onClick={() => change({ tag: null, page: null })}>
              모두 보기
            </Button>
          </p>
        )}
        <PassageList
          // What was chosen belongs to the list that is shown.
          key={`${categoryIdx ?? 'all'} ${search} ${tag} ${isTrash}`}
          filter={{ categoryIdx, search, tag, page, isTrash }}
          categories={categories.data ?? []}
          onPage={(next) => change({ page: String(next) })}
          onOpen={(idx) => change({ passage: String(idx) })}
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
        <Suspense>
          <PassageDialog
            key={openedIdx}
            passageIdx={openedIdx}
            categories={categories.data ?? []}
            onMake={handleMake}
            onClose={() => change({ passage: null }, true)}
          />
        </Suspense>
      )}
    </div>
  );
}
