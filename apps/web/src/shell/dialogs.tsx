import { useId } from 'react';
import {
  closeAlert,
  closeChoice,
  useAlertStore,
  useConfirmStore,
  useMessageBoxStore,
} from '#shell/dialog-stores.ts';
import { SafeHtml } from '#shell/safe-html.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

function AlertDialog() {
  const { message } = useAlertStore();
  const id = useId();
  return (
    <Dialog
      role="alertdialog"
      label="알림"
      describedBy={id}
      width="sm"
      onClose={closeAlert}
      actions={
        <Button data-autofocus isWide onClick={closeAlert}>
          확인
        </Button>
      }
    >
      <SafeHtml id={id} html={message} />
    </Dialog>
  );
}

function ChoiceDialog({ store, label }: { store: typeof useConfirmStore; label: string }) {
  const { title, message, cancelText, okText } = store();
  const id = useId();
  const cancel = () => {
    closeChoice(store, 'cancel');
  };
  const confirm = () => {
    closeChoice(store, 'ok');
  };
  return (
    <Dialog
      role="alertdialog"
      {...(title ? { title } : { label })}
      describedBy={id}
      width="sm"
      onClose={cancel}
      actions={
        <>
          <Button variant="secondary" className="flex-1" onClick={cancel}>
            {cancelText}
          </Button>
          <Button data-autofocus className="flex-1" onClick={confirm}>
            {okText}
          </Button>
        </>
      }
    >
      <SafeHtml id={id} html={message} />
    </Dialog>
  );
}

/** Alert, confirm dialog and message box, whichever is open. */
export function Dialogs() {
  const isAlertOpen = useAlertStore((state) => state.isVisible);
  const isConfirmOpen = useConfirmStore((state) => state.isVisible);
  const isMessageBoxOpen = useMessageBoxStore((state) => state.isVisible);
  return (
    <>
      {isConfirmOpen && <ChoiceDialog store={useConfirmStore} label="확인" />}
      {isMessageBoxOpen && <ChoiceDialog store={useMessageBoxStore} label="알림" />}
      {isAlertOpen && <AlertDialog />}
    </>
  );
}
