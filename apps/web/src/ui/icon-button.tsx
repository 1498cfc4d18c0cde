import type { ComponentProps } from 'react';
import { joinClasses } from '#ui/join-classes.ts';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, for those who cannot see the icon. */
  label: string;
}

/** A square button with an icon only. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={joinClasses(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-md text-ink-soft transition-colors not-disabled:hover:bg-desk-deep not-disabled:hover:text-ink disabled:opacity-40',
        className,
      )}
    />
  );
}
