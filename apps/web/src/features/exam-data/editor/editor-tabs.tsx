import type { ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';

interface EditorTabsProps<V extends string> {
  options: readonly { value: V; label: ReactNode }[];
  value: V;
  onChange: (value: V) => void;
  className?: string;
}

/** Switches between two parts of the editor that share one place. */
export function EditorTabs<V extends string>({ options, value, onChange, className }: EditorTabsProps<V>) {
  return (
    <div className={joinClasses('flex border-b border-line bg-paper', className)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={joinClasses(
            'h-11 flex-1 border-b-2 text-sm font-semibold',
            option.value === value
              ? 'border-plum text-plum'
              : 'border-transparent text-ink-soft hover:text-ink',
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
