import type { ComponentProps } from 'react';
import { joinClasses } from '#ui/join-classes.ts';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, for those who cannot see the icon. */
  label: string;
  size?: 'sm' | 'md' | 'lg';
}

const sizes = { sm: 'size-8', md: 'size-10', lg: 'size-11' };

/** A square button with an icon only. */
export function IconButton({ label, size = 'md', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={joinClasses(
        'inline-flex shrink-0 items-center justify-center rounded-md text-ink-soft transition-colors not-disabled:hover:bg-desk-deep not-disabled:hover:text-ink disabled:opacity-40 print:hidden',
        sizes[size],
        className,
      )}
    />
  );
}
