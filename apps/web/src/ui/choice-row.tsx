import type { ReactNode } from 'react';
import type { MenuAction } from '#ui/action-menu.tsx';
import { Button } from '#ui/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { MoreButton } from '#ui/more-button.tsx';

interface ChoiceRowProps {
  /** Names the row for those who choose it. */
  name: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** A link or button with the name; it takes clicks on the whole row by `rowTargetClasses`. */
  heading: ReactNode;
  badges?: ReactNode;
  actions: readonly MenuAction[];
  /** For a row in the bin: the one thing to do with it, in place of opening it and of its actions. */
  onRestore: (() => Promise<unknown>) | null;
  children: ReactNode;
}

/** A link or button whose click area is its whole row. */
export const rowTargetClasses =
  'min-w-0 truncate text-left font-semibold after:absolute after:inset-0 hover:text-plum';

/** One row of a list to choose from: checkbox, heading with badges, lines below, and a menu. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { name, isChosen, onChoose, heading, badges, actions, onRestore, children } = props;
  return (
    <li
      className={joinClasses(
        'relative flex break-inside-avoid items-start gap-3 border-b border-line px-3 py-4 transition-colors last:border-0 sm:px-5',
        isChosen ? 'bg-plum-tint' : 'hover:bg-desk',
      )}
    >
      <input
        type="checkbox"
        aria-label={`${name} 고르기`}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
        className="relative z-10 mt-0.5 size-5 shrink-0 accent-plum print:hidden"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {onRestore ? <p className="min-w-0 truncate font-semibold">{name}</p> : heading}
          {badges}
        </div>
        {children}
      </div>
      <div className="relative z-10 -my-1.5 shrink-0">
        {onRestore ? (
          <Button variant="secondary" size="sm" onClick={onRestore}>
            되살리기
          </Button>
        ) : (
          <MoreButton label={`${name} 더 보기`} actions={actions} />
        )}
      </div>
    </li>
  );
}
