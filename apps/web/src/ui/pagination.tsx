import { joinClasses } from '#ui/join-classes.ts';
import { getPageGroup } from '#ui/page-group.ts';

interface PaginationProps {
  page: number;
  /** Rows on a page and in all. */
  size: number;
  total: number;
  onChange: (page: number) => void;
}

const cell =
  'inline-flex h-9 min-w-6.5 items-center justify-center rounded-md px-1 sm:h-10 sm:min-w-10 sm:px-2 text-sm numbers transition-colors disabled:opacity-35';

/** Page numbers in groups of ten, with steps to the groups beside. Nothing when one page holds all. */
export function Pagination({ page, size, total, onChange }: PaginationProps) {
  const group = getPageGroup(page, size, total);
  if (group.pageCount <= 1) return null;
  const { before, after } = group;
  return (
    <nav
      aria-label="쪽 이동"
      className="flex flex-wrap items-center justify-center pt-6 sm:gap-1 print:hidden"
    >
      <button
        type="button"
        className={joinClasses(cell, 'text-ink-soft not-disabled:hover:bg-desk-deep')}
        disabled={before === null}
        aria-label="이전 쪽 묶음"
        onClick={() => before !== null && onChange(before)}
      >
        ‹
      </button>
      {group.pages.map((number) => (
        <button
          key={number}
          type="button"
          aria-current={number === page ? 'page' : undefined}
          className={joinClasses(
            cell,
            number === page ? 'bg-plum font-bold text-white' : 'text-ink-soft hover:bg-desk-deep',
          )}
          onClick={() => onChange(number)}
        >
          {number}
          <span className="sr-only">쪽</span>
        </button>
      ))}
      <button
        type="button"
        className={joinClasses(cell, 'text-ink-soft not-disabled:hover:bg-desk-deep')}
        disabled={after === null}
        aria-label="다음 쪽 묶음"
        onClick={() => after !== null && onChange(after)}
      >
        ›
      </button>
    </nav>
  );
}
