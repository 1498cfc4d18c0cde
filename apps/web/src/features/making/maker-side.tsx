import { useId, type ReactNode } from 'react';

interface MakerSideProps {
  heading: string;
  /** What keeps the step from going on. */
  note?: string;
  action: ReactNode;
  children: ReactNode;
}

/** The side of a step: what was chosen so far and the button to go on; at the foot of small screens. */
export function MakerSide({ heading, note = '', action, children }: MakerSideProps) {
  const id = useId();
  return (
    <aside aria-labelledby={id} className="lg:sticky lg:top-22 lg:self-start">
      <div className="rounded-lg border border-line bg-paper p-5 shadow-paper">
        <h2 id={id} className="numbers mb-3 text-base" aria-live="polite">
          {heading}
        </h2>
        {children}
        {note && (
          <p role="alert" className="mt-3 text-sm font-medium text-danger">
            {note}
          </p>
        )}
        <div className="mt-5">{action}</div>
      </div>
    </aside>
  );
}
