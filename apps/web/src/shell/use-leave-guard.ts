import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { isSignedIn } from '#session/sign-in-state.ts';
import { askInMessageBox } from '#shell/dialog-stores.ts';

interface LeaveGuard {
  /** Asks before another screen of the app is opened. */
  isActive: boolean;
  title?: string;
  message: string;
  okText?: string;
  cancelText?: string;
  /** Also lets the browser ask before the tab is closed or reloaded. */
  isUnloadGuarded?: boolean;
}

/** Asks before the screen is left while something on it is unfinished. */
export function useLeaveGuard(guard: LeaveGuard): void {
  const {
    isActive,
    title = '이 화면을 나갈까요?',
    message,
    okText = '나가기',
    cancelText = '계속하기',
    isUnloadGuarded = false,
  } = guard;
  // A change of the query alone stays on the screen. Once the session is over there is nothing to hold back from:
  // what was unsaved is kept as a draft.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isActive && isSignedIn() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askInMessageBox({ title, message, okText, cancelText }).then((isSure) => {
      if (isSure) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, title, message, okText, cancelText]);
  useEffect(() => {
    if (!isUnloadGuarded) return;
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (isSignedIn()) event.preventDefault();
    };
    addEventListener('beforeunload', handleUnload);
    return () => removeEventListener('beforeunload', handleUnload);
  }, [isUnloadGuarded]);
}
