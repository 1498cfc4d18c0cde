import type { ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';

interface SegmentsProps<V extends string> {
  /** What the segments choose between. */
  label: string;
  options: readonly { value: V; label: ReactNode }[];
  value: V;
  onChange: (value: V) => void;
  isDisabled?: boolean;
}

/** A few short choices side by side, one of them pressed. */
export function Segments<V extends string>({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
}: SegmentsProps<V>) {
  return (
    <div role="group" aria-label={label} className="flex gap-0.5 rounded-md bg-desk-deep p-0.5">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={value === option.value}
          disabled={isDisabled}
          onClick={() => onChange(option.value)}
          className={joinClasses(
            'h-8 rounded-sm px-3 text-sm font-semibold whitespace-nowrap transition-colors',
            value === option.value ? 'bg-paper text-plum shadow-paper' : 'text-ink-soft hover:text-ink',
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
