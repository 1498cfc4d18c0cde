import type { ComponentProps } from 'react';
import { joinClasses } from '#ui/join-classes.ts';

/** White paper on the desk. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={joinClasses('rounded-lg border border-line bg-paper p-5 sm:p-6', className)}
    />
  );
}
