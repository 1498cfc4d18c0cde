import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { getErrorMessage } from '#request/request-error.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { ListSkeleton } from '#ui/skeleton.tsx';

export interface RecentRow {
  id: number;
  to: string;
  title: string;
  detail: ReactNode;
  badge?: ReactNode;
}

interface RecentListProps {
  title: string;
  allPath: string;
  /** Undefined while they load. */
  rows: readonly RecentRow[] | undefined;
  error: unknown;
  onRetry: () => unknown;
  emptyTitle: string;
  emptyAction: ReactNode;
}

/** The newest of something, five rows at most, with the way to all of them. */
export function RecentList({
  title,
  allPath,
  rows,
  error,
  onRetry,
  emptyTitle,
  emptyAction,
}: RecentListProps) {
  return (
    <section>
      <div className="mb-3 flex items-baseline justify-between">
        <h2 className="text-lg">{title}</h2>
        <Link to={allPath} className="text-sm font-semibold text-ink-soft hover:text-plum">
          모두 보기<span className="sr-only"> ({title})</span>
        </Link>
      </div>
      {error !== null && <ErrorState message={getErrorMessage(error)} onRetry={onRetry} />}
      {error === null && rows === undefined && <ListSkeleton rows={3} />}
      {rows?.length === 0 && <EmptyState title={emptyTitle} action={emptyAction} />}
      {rows && rows.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-paper">
          {rows.map((row) => (
            <li key={row.id}>
              <Link
                to={row.to}
                className="flex items-center gap-3 px-4 py-3 transition-colors hover:bg-desk focus-visible:-outline-offset-2"
              >
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-semibold">{row.title}</span>
                  <span className="block truncate text-sm text-ink-faint">{row.detail}</span>
                </span>
                {row.badge}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
