import type { ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';

interface MainProps {
  /** `bare` leaves width and padding to the page. */
  width?: 'content' | 'detail' | 'flow' | 'bare';
  children: ReactNode;
}

// As tall as the screen: the footer below never jumps when the content arrives.
const widths = {
  content: 'min-h-dvh print:min-h-0 print:p-0 mx-auto w-full max-w-page px-4 pt-8 pb-20 sm:px-6',
  detail:
    'min-h-dvh print:min-h-0 print:p-0 mx-auto w-full max-w-[calc(var(--container-detail)+48px)] px-4 pt-8 pb-20 sm:px-6',
  flow: 'min-h-dvh mx-auto w-full max-w-flow px-4 pt-8 pb-20 sm:px-6',
  bare: '',
};

/** The content of a screen; the target of 본문 바로가기. */
export function Main({ width = 'content', children }: MainProps) {
  return (
    <main id="main" tabIndex={-1} className={joinClasses('flex-1 outline-none', widths[width])}>
      {children}
    </main>
  );
}
