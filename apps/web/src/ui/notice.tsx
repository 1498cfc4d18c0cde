import type { ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';

interface NoticeProps {
  text: string;
  /** From edge to edge under a bar, instead of a box among others. */
  isBar?: boolean;
  /** What can be done about it. */
  children: ReactNode;
}

/** Something that the reader must decide before they go on. */
export function Notice({ text, isBar = false, children }: NoticeProps) {
  return (
    <div
      role="alert"
      className={joinClasses(
        'flex flex-wrap items-center justify-end gap-2 bg-amber-tint text-sm',
        isBar ? 'px-4 py-3 sm:px-6' : 'mb-5 rounded-md p-4',
      )}
    >
      <p className="min-w-0 flex-1 basis-72 font-medium">{text}</p>
      {children}
    </div>
  );
}
