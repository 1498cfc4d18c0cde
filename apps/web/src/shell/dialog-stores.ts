import { flushSync } from 'react-dom';
import { create } from 'zustand';

interface AlertState {
  isVisible: boolean;
  /** HTML, sanitised when it is shown. */
  message: string;
  onOk: (() => void) | undefined;
}

interface ConfirmState {
  isVisible: boolean;
  title: string;
  message: string;
  cancelText: string;
  okText: string;
  onCancel: (() => void) | undefined;
  onOk: (() => void) | undefined;
}

const closedAlert: AlertState = { isVisible: false, message: '', onOk: undefined };
const closedConfirm: ConfirmState = {
  isVisible: false,
  title: '',
  message: '',
  cancelText: '취소',
  okText: '확인',
  onCancel: undefined,
  onOk: undefined,
};

export const useAlertStore = create<AlertState>()(() => closedAlert);
export const useConfirmStore = create<ConfirmState>()(() => closedConfirm);
export const useMessageBoxStore = create<ConfirmState>()(() => closedConfirm);

type Choice = Partial<Omit<ConfirmState, 'isVisible'>> & { message: string };

/** Opens the alert: a message and 확인. `onOk` runs after it has closed. */
export function openAlert(message: string, onOk?: () => void): void {
  useAlertStore.setState({ isVisible: true, message, onOk });
}

/** Opens the confirm dialog. The callback of the pressed button runs after it has closed. */
export function openConfirm(choice: Choice): void {
  useConfirmStore.setState({ ...closedConfirm, ...choice, isVisible: true });
}

/** Opens the message box, a choice with its own title and words. */
export function openMessageBox(choice: Choice): void {
  useMessageBoxStore.setState({ ...closedConfirm, ...choice, isVisible: true });
}

/** Closes the alert, then runs its callback. */
export function closeAlert(): void {
  const { onOk } = useAlertStore.getState();
  // The dialog must be off the page, with scrolling and focus given back, before the callback runs.
  flushSync(() => {
    useAlertStore.setState(closedAlert);
  });
  onOk?.();
}

/** Closes a dialog with two buttons, then runs the callback of the one that was pressed. */
export function closeChoice(store: typeof useConfirmStore, button: 'ok' | 'cancel'): void {
  const { onOk, onCancel } = store.getState();
  flushSync(() => {
    store.setState(closedConfirm);
  });
  if (button === 'ok') onOk?.();
  else onCancel?.();
}

type Question = Omit<Choice, 'onOk' | 'onCancel'>;

/** Asks in the confirm dialog and waits for the answer: true for ok. */
export function askConfirm(question: Question): Promise<boolean> {
  return ask(openConfirm, question);
}

/** Asks in the message box and waits for the answer: true for ok. */
export function askInMessageBox(question: Question): Promise<boolean> {
  return ask(openMessageBox, question);
}

function ask(open: (choice: Choice) => void, question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    open({
      ...question,
      onOk: () => {
        resolve(true);
      },
      onCancel: () => {
        resolve(false);
      },
    });
  });
}
