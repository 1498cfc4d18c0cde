import type { Category } from '@jadoo/contract';
import { useState } from 'react';
import { CategorySelect } from '#features/passages/category-select.tsx';
import { getErrorMessage } from '#request/request-error.ts';
import { formatCount } from '#text/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface MoveDialogProps {
  count: number;
  categories: readonly Category[];
  onMove: (categoryIdx: number) => Promise<unknown>;
  onClose: () => void;
}

/** Asks where the chosen passages go. */
export function MoveDialog({ count, categories, onMove, onClose }: MoveDialogProps) {
  const [target, setTarget] = useState<number | null>(null);
  const [problem, setProblem] = useState('');

  const handleMove = async () => {
    if (target === null) return;
    try {
      await onMove(target);
      onClose();
    } catch (error) {
      setProblem(getErrorMessage(error));
    }
  };

  return (
    <Dialog
      title={`지문 ${formatCount(count)}개 옮기기`}
      width="sm"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            취소
          </Button>
          <Button disabled={target === null} onClick={handleMove}>
            옮기기
          </Button>
        </>
      }
    >
      <CategorySelect
        label="옮길 곳"
        emptyLabel="교재나 단원을 골라 주세요"
        categories={categories}
        value={target}
        onChange={setTarget}
      />
      {problem && (
        <p role="alert" className="mt-3 text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
