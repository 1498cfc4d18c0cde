import type { ReactNode } from 'react';
import { PlumMark } from '#shell/logo.tsx';

/** A sheet in the middle with the mark, a heading and what to do. */
export function SignBox({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <section className="mx-auto flex w-full max-w-110 flex-col items-center px-5 py-20 text-center">
      <PlumMark sizePx={52} />
      <h1 className="mt-5 text-2xl">{title}</h1>
      {text && <p className="mt-2 text-ink-soft">{text}</p>}
      <div className="mt-8 w-full">{children}</div>
    </section>
  );
}
