import { useEffect } from 'react';
import { create } from 'zustand';
import { joinClasses } from '#ui/join-classes.ts';

type ToastTone = 'plain' | 'success' | 'error';
interface Toast {
  id: number;
  text: string;
  tone: ToastTone;
}

const lifeMs = 4000;
const useToasts = create<{ toasts: Toast[] }>()(() => ({ toasts: [] }));
let nextId = 1;

/** Shows a short sentence at the foot of the page for a few seconds. */
export function showToast(text: string, tone: ToastTone = 'plain'): void {
  const toast = { id: nextId, text, tone };
  nextId += 1;
  // The same sentence twice is one message.
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter((other) => other.text !== text), toast].slice(-3),
  }));
}

function dismiss(id: number) {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

function ToastLine({ toast }: { toast: Toast }) {
  const { id, text, tone } = toast;
  useEffect(() => {
    const timer = setTimeout(() => {
      dismiss(id);
    }, lifeMs);
    return () => {
      clearTimeout(timer);
    };
  }, [id]);
  return (
    <div
      className={joinClasses(
        'pointer-events-auto animate-rise rounded-md px-4 py-3 text-sm font-medium text-white shadow-float',
        tone === 'plain' && 'bg-ink',
        tone === 'success' && 'bg-leaf',
        tone === 'error' && 'bg-danger',
      )}
    >
      {text}
    </div>
  );
}

/** Where toasts appear; once per app. */
export function ToastArea() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-18 z-40 flex flex-col items-center gap-2 print:hidden"
    >
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
