import type { Category } from '@jadoo/contract';
import { Link } from 'react-router';
import { formatCount } from '#text/format.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { MoreButton } from '#ui/more-button.tsx';

/** What a teacher can do with a book or unit. */
export interface CategoryHandlers {
  onAddUnit: (book: Category) => void;
  onRename: (category: Category) => void;
  onRemove: (category: Category) => unknown;
  /** Puts all siblings, named by `parentIdx`, into a new order. */
  onOrder: (parentIdx: number | null, categoryIdxs: number[]) => unknown;
}

interface CategoryTreeProps extends CategoryHandlers {
  categories: readonly Category[];
  chosenIdx: number | null;
  isTrash: boolean;
}

const rowClasses =
  'flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded-md px-3 py-1.5 text-sm transition-colors';

function getRowClasses(isChosen: boolean): string {
  return joinClasses(
    rowClasses,
    isChosen ? 'bg-plum-tint font-semibold text-plum' : 'text-ink-soft hover:bg-desk-deep hover:text-ink',
  );
}

/** Books in their order, each followed by its units. */
export function sortCategories(categories: readonly Category[]): { book: Category; units: Category[] }[] {
  const inOrder = [...categories].sort((a, b) => a.PC_ORDER - b.PC_ORDER || a.PC_IDX - b.PC_IDX);
  return inOrder
    .filter(({ PC_PARENT_IDX }) => PC_PARENT_IDX === null)
    .map((book) => ({ book, units: inOrder.filter(({ PC_PARENT_IDX }) => PC_PARENT_IDX === book.PC_IDX) }));
}

interface CategoryRowProps extends CategoryHandlers {
  category: Category;
  /** All that share its place, itself among them, in their order. */
  siblings: readonly Category[];
  isChosen: boolean;
}

function CategoryRow({ category, siblings, isChosen, ...handlers }: CategoryRowProps) {
  const isBook = category.PC_PARENT_IDX === null;
  const at = siblings.indexOf(category);
  const move = (by: number) => {
    const idxs = siblings.map(({ PC_IDX }) => PC_IDX);
    idxs.splice(at, 1);
    idxs.splice(at + by, 0, category.PC_IDX);
    return handlers.onOrder(category.PC_PARENT_IDX, idxs);
  };
  return (
    <div className="group flex items-center gap-1">
      <Link
        to={`/passageStorage/${category.PC_IDX}`}
        aria-current={isChosen ? 'page' : undefined}
        className={joinClasses(getRowClasses(isChosen), !isBook && 'pl-7')}
      >
        <span className={joinClasses('min-w-0 flex-1 truncate', isBook && 'font-semibold')}>
          {category.PC_NM}
        </span>
        <span className="numbers text-xs text-ink-faint">{formatCount(category.PASSAGE_COUNT)}</span>
      </Link>
      <MoreButton
        isFlat
        label={`${category.PC_NM} 관리`}
        className="size-8"
        actions={[
          ...(isBook ? [{ label: '단원 추가', onSelect: () => handlers.onAddUnit(category) }] : []),
          { label: '이름 바꾸기', onSelect: () => handlers.onRename(category) },
          { label: '위로', isDisabled: at === 0, onSelect: () => move(-1) },
          { label: '아래로', isDisabled: at === siblings.length - 1, onSelect: () => move(1) },
          { label: '삭제', isDanger: true, onSelect: () => handlers.onRemove(category) },
        ]}
      />
    </div>
  );
}

/** Books and units with their counts, as links. */
export function CategoryTree({ categories, chosenIdx, isTrash, ...handlers }: CategoryTreeProps) {
  const books = sortCategories(categories);
  const total = books.reduce((sum, { book }) => sum + book.PASSAGE_COUNT, 0);
  return (
    <nav aria-label="교재와 단원">
      <ul className="flex flex-col gap-0.5">
        <li>
          <Link
            to="/passageStorage"
            aria-current={chosenIdx === null && !isTrash ? 'page' : undefined}
            className={getRowClasses(chosenIdx === null && !isTrash)}
          >
            <span className="flex-1 font-semibold">전체 지문</span>
            <span className="numbers mr-9 text-xs text-ink-faint">{formatCount(total)}</span>
          </Link>
        </li>
        {books.map(({ book, units }) => (
          <li key={book.PC_IDX} className="mt-1.5">
            <CategoryRow
              category={book}
              siblings={books.map((other) => other.book)}
              isChosen={book.PC_IDX === chosenIdx}
              {...handlers}
            />
            {units.length > 0 && (
              <ul className="flex flex-col gap-0.5">
                {units.map((unit) => (
                  <li key={unit.PC_IDX}>
                    <CategoryRow
                      category={unit}
                      siblings={units}
                      isChosen={unit.PC_IDX === chosenIdx}
                      {...handlers}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        <li className="mt-3 border-t border-line pt-3">
          <Link
            to="/passageStorage?trash=true"
            aria-current={isTrash ? 'page' : undefined}
            className={getRowClasses(isTrash)}
          >
            휴지통
          </Link>
        </li>
      </ul>
    </nav>
  );
}
