import type { ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';

interface DisclosureProps {
  summary: ReactNode;
  /** Open from the start; the reader may close it. */
  isOpen?: boolean;
  className?: string;
  summaryClassName?: string;
  children: ReactNode;
}

/** One line that folds out into more. */
export function Disclosure({
  summary,
  isOpen = false,
  className,
  summaryClassName,
  children,
}: DisclosureProps) {
  return (
    <details open={isOpen} className={joinClasses('group/fold text-sm', className)}>
      <summary
        className={joinClasses(
          'flex cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden',
          summaryClassName,
        )}
      >
        <span className="flex min-w-0 flex-1 items-center gap-2">{summary}</span>
        <svg
          width="12"
          height="12"
          viewBox="0 0 12 12"
          aria-hidden="true"
          className="shrink-0 text-ink-faint transition-transform group-open/fold:rotate-180"
        >
          <path d="m2.5 4.5 3.5 3.5 3.5-3.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </summary>
      {children}
    </details>
  );
}
