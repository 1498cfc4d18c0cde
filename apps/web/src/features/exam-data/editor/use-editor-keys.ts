import { useEffect, useRef } from 'react';

/** What the keys of the editor do. */
export interface EditorKeys {
  onStep: (by: number) => void;
  onMove: (by: number) => void;
  onReroll: () => unknown;
  onEdit: () => unknown;
  onSave: () => unknown;
  onPrint: () => unknown;
  onUndo: () => unknown;
  onRedo: () => unknown;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

/** The keyboard map of the editor: ↑↓ go, Alt+↑↓ move, R re-roll, E edit, Ctrl+S save, Ctrl+P print, Ctrl+Z undo. */
export function useEditorKeys(keys: EditorKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      // An open dialog or menu has the keyboard for itself.
      if (event.defaultPrevented || document.querySelector('dialog[open], [role=menu]')) return;
      const action =
        event.ctrlKey || event.metaKey ? getCommand(event, latest.current) : getPlain(event, latest.current);
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);
}

function getCommand(event: KeyboardEvent, keys: EditorKeys): (() => unknown) | undefined {
  // The code is that of the place on the keyboard: with the Korean layout on, the letter would be another.
  if (event.code === 'KeyS') return keys.onSave;
  if (event.code === 'KeyP') return keys.onPrint;
  if (isTyping(event.target)) return undefined;
  if (event.code === 'KeyZ') return event.shiftKey ? keys.onRedo : keys.onUndo;
  return event.code === 'KeyY' ? keys.onRedo : undefined;
}

function getPlain(event: KeyboardEvent, keys: EditorKeys): (() => unknown) | undefined {
  if (isTyping(event.target)) return undefined;
  if (event.altKey) return getMove(event, keys);
  const isInside = (part: string) => event.target instanceof Element && event.target.closest(part) !== null;
  // A lone letter acts only where the focus is on the exercises, so that speech input sets nothing off elsewhere.
  if (isInside('[data-exercises], [data-pages]')) {
    if (event.code === 'KeyR') return keys.onReroll;
    if (event.code === 'KeyE') return keys.onEdit;
  }
  // On the pages themselves the arrows scroll.
  if (isInside('[data-pages]')) return undefined;
  if (event.code === 'ArrowDown') return () => keys.onStep(1);
  return event.code === 'ArrowUp' ? () => keys.onStep(-1) : undefined;
}

function getMove({ code }: KeyboardEvent, keys: EditorKeys): (() => unknown) | undefined {
  if (code === 'ArrowDown') return () => keys.onMove(1);
  return code === 'ArrowUp' ? () => keys.onMove(-1) : undefined;
}
