import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
}

/** Says that nothing is here yet and what to do about it. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-lg border border-dashed border-line-strong px-6 py-14 text-center">
      <p className="text-base font-semibold text-ink">{title}</p>
      {text && <p className="max-w-100 text-sm text-ink-soft">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
