import type { ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';

interface ChoiceRowProps {
  /** Names the row for those who choose it. */
  name: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** What the row is called; a link or button in it takes clicks on the whole row by `rowTargetClasses`. */
  heading: ReactNode;
  badges?: ReactNode;
  /** What else can be done, at the right. */
  side: ReactNode;
  children: ReactNode;
}

/** A link or button whose click area is its whole row. */
export const rowTargetClasses =
  'min-w-0 truncate text-left font-semibold after:absolute after:inset-0 hover:text-plum';

/** One row of a list to choose from: checkbox, heading with badges, lines below, and a menu. */
export function ChoiceRow({ name, isChosen, onChoose, heading, badges, side, children }: ChoiceRowProps) {
  return (
    <li
      className={joinClasses(
        'relative flex items-start gap-3 border-b border-line px-3 py-4 transition-colors last:border-0 sm:px-5',
        isChosen ? 'bg-plum-tint' : 'hover:bg-desk',
      )}
    >
      <input
        type="checkbox"
        aria-label={`${name} 고르기`}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
        className="relative z-10 mt-0.5 size-5 shrink-0 accent-plum"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {heading}
          {badges}
        </div>
        {children}
      </div>
      <div className="relative z-10 -my-1.5 shrink-0">{side}</div>
    </li>
  );
}
