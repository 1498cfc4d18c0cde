import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

/** A native checkbox with its words beside it. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={joinClasses('inline-flex min-h-8 items-center gap-2.5 has-disabled:opacity-50', className)}
    >
      <span className="relative inline-flex size-5 shrink-0">
        <input
          {...rest}
          type="checkbox"
          className="peer size-5 appearance-none rounded-sm border border-field-line bg-paper transition-colors checked:border-plum checked:bg-plum hover:border-plum"
        />
        <svg
          viewBox="0 0 20 20"
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 hidden text-white peer-checked:block"
        >
          <path
            d="m5 10.5 3.2 3.2L15 6.8"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
      </span>
      <span className="min-w-0">{label}</span>
    </label>
  );
}
