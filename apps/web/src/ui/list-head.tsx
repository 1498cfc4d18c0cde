import type { ReactNode } from 'react';

interface ListHeadProps {
  /** What the checkbox chooses. */
  label: string;
  isAllChosen: boolean;
  onChooseAll: (isChosen: boolean) => void;
  /** How many rows there are, or are chosen. */
  children: ReactNode;
}

/** Above a list: chooses all rows of the page and says how many there are. */
export function ListHead({ label, isAllChosen, onChooseAll, children }: ListHeadProps) {
  return (
    <div className="mb-2 flex min-h-9 items-center gap-3 px-3 sm:px-5">
      <input
        type="checkbox"
        aria-label={label}
        checked={isAllChosen}
        onChange={(event) => onChooseAll(event.target.checked)}
        className="size-5 accent-plum print:hidden"
      />
      <p className="numbers text-sm text-ink-soft" aria-live="polite">
        {children}
      </p>
    </div>
  );
}
