import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { bottomFixId } from '#shell/bottom-fix-bar.tsx';
import { setBottomFix } from '#shell/simple-stores.ts';
import { formatCount } from '#text/format.ts';
import { Button } from '#ui/button.tsx';

interface ChosenBarProps {
  count: number;
  onClear: () => void;
  /** What can be done with the chosen rows. */
  children: ReactNode;
}

/** At the foot of the page while rows of a list are chosen. */
export function ChosenBar({ count, onClear, children }: ChosenBarProps) {
  useEffect(() => {
    setBottomFix(true);
    return () => setBottomFix(false);
  }, []);
  const bar = document.getElementById(bottomFixId);
  if (!bar) return null;
  return createPortal(
    <div className="mx-auto flex max-w-content flex-wrap items-center justify-end gap-2">
      <p className="numbers mr-auto text-sm font-semibold">{formatCount(count)}개 골랐어요</p>
      <Button variant="quiet" size="sm" onClick={onClear}>
        고르기 취소
      </Button>
      <div className="flex flex-wrap justify-end gap-2 max-sm:w-full max-sm:[&>button]:flex-1">
        {children}
      </div>
    </div>,
    bar,
  );
}
