import { Button } from '#ui/button.tsx';

interface ErrorStateProps {
  /** A Korean sentence fit to show. */
  message: string;
  onRetry?: () => unknown;
}

/** Something did not load, with a way to try again. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-3 rounded-lg border border-line bg-paper px-6 py-12 text-center"
    >
      <p className="text-base font-semibold">{message}</p>
      {onRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          다시 시도
        </Button>
      )}
    </div>
  );
}
