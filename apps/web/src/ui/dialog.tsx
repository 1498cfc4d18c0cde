import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

import { IconButton } from '#ui/icon-button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { lockScroll } from '#ui/scroll-lock.ts';

interface DialogProps {
  title?: ReactNode;
  /** Names the dialog when it shows no title. */
  label?: string;
  /** Id of the element that says what it is about. */
  describedBy?: string;
  /** Esc, and a click beside it when `isLight`. */
  onClose: () => void;
  isLight?: boolean;
  /** A cross beside the title, for dialogs whose foot has no button that only closes. */
  hasCloseButton?: boolean;
  /** Holds nothing but text: the text itself takes the focus, so that keys scroll it in every browser. */
  isTextOnly?: boolean;
  width?: 'sm' | 'md' | 'lg' | 'xl';
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  className?: string;
}

const widths = { sm: 'max-w-95', md: 'max-w-120', lg: 'max-w-180', xl: 'max-w-content' };

/**
 * A native modal dialog, open as long as it is rendered. The browser keeps focus inside and everything else inert;
 * focus goes back to where it was when it is taken away.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    label,
    describedBy,
    onClose,
    isLight = false,
    hasCloseButton = false,
    isTextOnly = false,
    width = 'md',
    role = 'dialog',
    children,
    actions,
    className,
  } = props;
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = element.current;
    const opener = document.activeElement;
    const unlock = lockScroll();
    dialog?.showModal();
    // `autoFocus` comes to nothing here: React focuses before the dialog is open, and the browser looks for the attribute.
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // Browsers give focus to the part that scrolls; a form begins with its first field.
    if (document.activeElement?.hasAttribute('data-scroller')) {
      dialog?.querySelector<HTMLElement>('[data-scroller] :is(input, textarea, select):enabled')?.focus();
    }
    return () => {
      dialog?.close();
      unlock();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  return (
    <dialog
      ref={element}
      role={role}
      aria-labelledby={title ? titleId : undefined}
      aria-label={title ? undefined : label}
      aria-describedby={describedBy}
      className={joinClasses(
        'max-h-[calc(100dvh-32px)] w-[calc(100%-32px)] animate-rise flex-col overflow-hidden rounded-xl bg-paper p-0 shadow-float open:flex',
        widths[width],
        className,
      )}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (isLight && event.target === element.current) onClose();
      }}
    >
      {title && (
        <div className="flex items-start justify-between gap-3 px-6 pt-6">
          <h2 id={titleId} className="min-w-0 text-xl">
            {title}
          </h2>
          {hasCloseButton && (
            <IconButton label="닫기" className="-mt-1.5 -mr-2" onClick={onClose}>
              <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
                <path
                  d="m3 3 10 10m0-10L3 13"
                  stroke="currentColor"
                  strokeWidth="1.6"
                  strokeLinecap="round"
                />
              </svg>
            </IconButton>
          )}
        </div>
      )}
      <div
        data-scroller
        tabIndex={isTextOnly ? 0 : undefined}
        className="min-h-0 overflow-y-auto px-6 pt-4 pb-6"
      >
        {children}
      </div>
      {actions && <div className="flex justify-end gap-2 px-6 pb-6">{actions}</div>}
    </dialog>
  );
}
