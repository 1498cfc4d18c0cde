import type { Category } from '@jadoo/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CategoryTree } from '#features/passages/category-tree.tsx';
import { useCategoryActions } from '#features/passages/passage-api.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { askConfirm } from '#shell/dialog-stores.ts';
import { NameDialog } from '#shell/name-dialog.tsx';
import { escapeHtml } from '#text/escape-html.ts';
import { formatCount } from '#text/format.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast.tsx';

type Naming = { type: 'book' } | { type: 'unit'; book: Category } | { type: 'rename'; category: Category };

interface CategorySideProps {
  query: UseQueryResult<Category[]>;
  chosenIdx: number | null;
  isTrash: boolean;
}

function PlusMark() {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      <path d="M7 2v10M2 7h10" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}

/** The side of the library: the tree, and what can be done with books and units. */
export function CategorySide({ query, chosenIdx, isTrash }: CategorySideProps) {
  const [naming, setNaming] = useState<Naming | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const actions = useCategoryActions();
  const navigate = useNavigate();

  const handleRemove = async (category: Category) => {
    const count =
      category.PASSAGE_COUNT > 0
        ? ` 안에 있는 지문 ${formatCount(category.PASSAGE_COUNT)}개는 휴지통으로 옮겨요.`
        : '';
    const what = category.PC_PARENT_IDX === null ? '교재를' : '단원을';
    const isSure = await askConfirm({
      message: `‘${escapeHtml(category.PC_NM)}’ ${what} 삭제할까요?${count}`,
      okText: '삭제하기',
    });
    if (!isSure) return;
    try {
      await actions.removeCategory(category.PC_IDX);
      showToast('삭제했어요.', 'success');
      if (category.PC_IDX === chosenIdx) await navigate('/passageStorage', { replace: true });
    } catch (error) {
      showToast(getErrorMessage(error), 'error');
    }
  };

  const handleOrder = async (parentIdx: number | null, categoryIdxs: number[]) => {
    try {
      await actions.order({ PC_PARENT_IDX: parentIdx, PC_IDXS: categoryIdxs });
    } catch (error) {
      showToast(getErrorMessage(error), 'error');
    }
  };

  const handleSave = async (name: string) => {
    if (naming?.type === 'rename') await actions.renameCategory(naming.category.PC_IDX, name);
    else if (naming) await actions.addCategory(name, naming.type === 'unit' ? naming.book.PC_IDX : null);
  };

  return (
    <aside className="min-w-0 print:hidden lg:sticky lg:top-22 lg:max-h-[calc(100dvh-104px)] lg:self-start lg:overflow-y-auto lg:pr-1">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h2 className="pl-3 text-sm font-semibold text-ink-soft max-lg:hidden">교재</h2>
        <Button
          variant="secondary"
          size="sm"
          className="lg:hidden"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          교재·단원 {isOpen ? '접기' : '펼치기'}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          className="lg:-mr-1"
          icon={<PlusMark />}
          onClick={() => setNaming({ type: 'book' })}
        >
          교재 추가
        </Button>
      </div>
      <div className={isOpen ? '' : 'max-lg:hidden'}>
        {query.isError ? (
          <ErrorState message={getErrorMessage(query.error)} onRetry={() => query.refetch()} />
        ) : query.data ? (
          <CategoryTree
            categories={query.data}
            chosenIdx={chosenIdx}
            isTrash={isTrash}
            onAddUnit={(book) => setNaming({ type: 'unit', book })}
            onRename={(category) => setNaming({ type: 'rename', category })}
            onRemove={handleRemove}
            onOrder={handleOrder}
          />
        ) : (
          <div className="flex flex-col gap-2">
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} className="h-10" />
            ))}
          </div>
        )}
      </div>
      {naming && (
        <NameDialog
          title={
            naming.type === 'rename'
              ? '이름 바꾸기'
              : naming.type === 'book'
                ? '교재 추가'
                : `${naming.book.PC_NM}에 단원 추가`
          }
          label={naming.type === 'unit' ? '단원 이름' : naming.type === 'book' ? '교재 이름' : '이름'}
          initialName={naming.type === 'rename' ? naming.category.PC_NM : ''}
          okText={naming.type === 'rename' ? '바꾸기' : '추가하기'}
          onSave={handleSave}
          onClose={() => setNaming(null)}
        />
      )}
    </aside>
  );
}
