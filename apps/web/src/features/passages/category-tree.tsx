import type { Category } from '@jadoo/contract';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCount } from '#text/format.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { MoreButton } from '#ui/more-button.tsx';
import { getDropClasses, moveEntry, useRowDrag } from '#ui/use-row-drag.ts';

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
  isChosen: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Up or down among its siblings. */
  onMove: (by: 1 | -1) => unknown;
}

function CategoryRow({ category, isChosen, isFirst, isLast, onMove, ...handlers }: CategoryRowProps) {
  const isBook = category.PC_PARENT_IDX === null;
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    if (!(by === -1 ? isFirst : isLast)) void onMove(by);
  };
  return (
    <div className="flex items-center gap-1">
      <Link
        to={`/passageStorage/${category.PC_IDX}`}
        // The row is what can be dragged, not the address.
        draggable={false}
        aria-current={isChosen ? 'page' : undefined}
        onKeyDown={handleKeyDown}
        className={joinClasses(getRowClasses(isChosen), !isBook && 'pl-7')}
      >
        <span className={joinClasses('min-w-0 flex-1 truncate', isBook && 'font-semibold')}>
          {category.PC_NM}
        </span>
        <span className="numbers text-xs text-ink-faint">{formatCount(category.PASSAGE_COUNT)}</span>
      </Link>
      <MoreButton
        label={`${category.PC_NM} 관리`}
        size="sm"
        actions={[
          ...(isBook ? [{ label: '단원 추가', onSelect: () => handlers.onAddUnit(category) }] : []),
          { label: '이름 바꾸기', onSelect: () => handlers.onRename(category) },
          { label: '위로 (Alt+↑)', isDisabled: isFirst, onSelect: () => onMove(-1) },
          { label: '아래로 (Alt+↓)', isDisabled: isLast, onSelect: () => onMove(1) },
          { label: '삭제', isDanger: true, onSelect: () => handlers.onRemove(category) },
        ]}
      />
    </div>
  );
}

interface SiblingListProps extends CategoryHandlers {
  siblings: readonly Category[];
  chosenIdx: number | null;
  className: string;
  /** What stands below a row. */
  renderBelow?: (category: Category) => ReactNode;
}

/** Books, or the units of one book: rows that change places by drag, from their menu or by keys. */
function SiblingList({ siblings, chosenIdx, className, renderBelow, ...handlers }: SiblingListProps) {
  const move = (from: number, to: number) => {
    const idxs = siblings.map(({ PC_IDX }) => PC_IDX);
    return handlers.onOrder(siblings[0]?.PC_PARENT_IDX ?? null, moveEntry(idxs, from, to));
  };
  const { getRowProps, getDropSide } = useRowDrag(move);
  return (
    <ul className={joinClasses('flex flex-col', className)}>
      {siblings.map((category, at) => (
        <li
          key={category.PC_IDX}
          {...getRowProps(at)}
          className={joinClasses('rounded-md', getDropClasses(getDropSide(at)))}
        >
          <CategoryRow
            category={category}
            isChosen={category.PC_IDX === chosenIdx}
            isFirst={at === 0}
            isLast={at === siblings.length - 1}
            onMove={(by) => move(at, at + by)}
            {...handlers}
          />
          {renderBelow?.(category)}
        </li>
      ))}
    </ul>
  );
}

/** Books and units with their counts, as links. */
export function CategoryTree({ categories, chosenIdx, isTrash, ...handlers }: CategoryTreeProps) {
  const books = sortCategories(categories);
  const total = books.reduce((sum, { book }) => sum + book.PASSAGE_COUNT, 0);
  const unitsByBook = new Map(books.map(({ book, units }) => [book.PC_IDX, units]));
  return (
    <nav aria-label="교재와 단원">
      <Link
        to="/passageStorage"
        aria-current={chosenIdx === null && !isTrash ? 'page' : undefined}
        className={getRowClasses(chosenIdx === null && !isTrash)}
      >
        <span className="flex-1 font-semibold">전체 지문</span>
        {/* In line with the counts below, which stand beside their menus. */}
        <span className="numbers mr-9 text-xs text-ink-faint">{formatCount(total)}</span>
      </Link>
      <SiblingList
        siblings={books.map(({ book }) => book)}
        chosenIdx={chosenIdx}
        className="mt-1 gap-1"
        renderBelow={({ PC_IDX }) => (
          <SiblingList
            siblings={unitsByBook.get(PC_IDX) ?? []}
            chosenIdx={chosenIdx}
            className="empty:hidden"
            {...handlers}
          />
        )}
        {...handlers}
      />
      <div className="mt-3 border-t border-line pt-3">
        <Link
          to="/passageStorage?trash=true"
          aria-current={isTrash ? 'page' : undefined}
          className={getRowClasses(isTrash)}
        >
          휴지통
        </Link>
      </div>
    </nav>
  );
}
