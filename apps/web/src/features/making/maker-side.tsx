import { useId, useState, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';

interface MakerSideProps {
  heading: string;
  /** What keeps the step from going on. */
  note?: string;
  action: ReactNode;
  children: ReactNode;
}

/** The side of a step: what was chosen so far and the button to go on; a bar at the foot of small screens. */
export function MakerSide({ heading, note = '', action, children }: MakerSideProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <aside
      aria-labelledby={id}
      className="z-20 max-lg:sticky max-lg:bottom-0 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-paper/95 max-lg:px-4 max-lg:py-3 max-lg:backdrop-blur-sm sm:max-lg:-mx-6 sm:max-lg:px-6 lg:sticky lg:top-22 lg:self-start"
    >
      <div className="lg:rounded-lg lg:border lg:border-line lg:bg-paper lg:p-5 lg:shadow-paper">
        <div className="flex items-center justify-between gap-3 max-lg:mb-2 lg:mb-3">
          <h2 id={id} className="numbers text-base" aria-live="polite">
            {heading}
          </h2>
          <Button
            variant="quiet"
            size="sm"
            className="-mr-3 lg:hidden"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? '접기' : '자세히'}
          </Button>
        </div>
        <div className={joinClasses('max-lg:mb-3', !isOpen && 'max-lg:hidden')}>{children}</div>
        {note && (
          <p role="alert" className="mb-3 text-sm font-medium text-danger lg:mt-3 lg:mb-0">
            {note}
          </p>
        )}
        <div className="lg:mt-5">{action}</div>
      </div>
    </aside>
  );
}
