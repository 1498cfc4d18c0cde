import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';

interface TabsProps<V extends string> {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly { value: V; label: ReactNode }[];
  value: V;
  onChange: (value: V) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** Tabs over one panel; arrow keys, Home and End move between them. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const last = tabs.length - 1;
    const moves: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line print:hidden"
        onKeyDown={handleKeyDown}
      >
        {tabs.map((tab) => {
          const isChosen = tab.value === value;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={isChosen}
              aria-controls={`${id}-panel`}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => onChange(tab.value)}
              className={joinClasses(
                '-mb-px h-11 shrink-0 border-b-2 px-3 text-base font-semibold whitespace-nowrap transition-colors focus-visible:-outline-offset-2',
                isChosen ? 'border-plum text-plum' : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className="pt-5">
        {children}
      </div>
    </div>
  );
}
