import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

interface SuggestionPanelProps {
  label: string;
  children: ReactNode;
  /** Buttons that take the suggestion over. */
  actions: ReactNode;
  onDrop: () => void;
}

/** What a machine suggests: nothing of it is taken over before the teacher says so. */
export function SuggestionPanel({ label, children, actions, onDrop }: SuggestionPanelProps) {
  return (
    <section aria-label={label} className="flex flex-col gap-3 rounded-md bg-desk p-4">
      <p className="text-sm text-ink-soft">AI가 쓴 제안이에요. 틀릴 수 있으니 읽고 고쳐 주세요.</p>
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={onDrop}>
          버리기
        </Button>
        {actions}
      </div>
    </section>
  );
}

/** The button to ask, with what went wrong the last time. */
export function SuggestionButton({
  problem,
  isDisabled = false,
  onAsk,
}: {
  problem: string;
  isDisabled?: boolean;
  onAsk: () => Promise<void>;
}) {
  return (
    <>
      {problem && (
        <p role="alert" className="text-sm font-medium text-danger">
          {problem}
        </p>
      )}
      <Button variant="secondary" size="sm" disabled={isDisabled} onClick={onAsk}>
        제안 받기
      </Button>
    </>
  );
}
