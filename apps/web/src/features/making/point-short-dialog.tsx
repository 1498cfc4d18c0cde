import { getShortMessage } from '#features/making/maker-messages.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface PointShortDialogProps {
  missing: number;
  onLater: () => void;
  onCharge: () => void;
}

/** The balance does not reach: charge now or later. What was chosen is kept either way. */
export function PointShortDialog({ missing, onLater, onCharge }: PointShortDialogProps) {
  return (
    <Dialog
      label="포인트 부족"
      role="alertdialog"
      width="sm"
      onClose={onLater}
      actions={
        <>
          <Button variant="secondary" onClick={onLater}>
            나중에
          </Button>
          <Button onClick={onCharge}>충전하기</Button>
        </>
      }
    >
      <p className="numbers pt-2 text-base font-medium">{getShortMessage(missing)}</p>
    </Dialog>
  );
}
