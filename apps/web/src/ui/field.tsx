import { useId, type ReactNode } from 'react';

export interface FieldProps {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
}

/** What a control needs to be tied to its label, hint and error. */
export interface ControlAria {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
}

/** Shared look of one-line and many-line inputs. */
export const inputClasses =
  'w-full rounded-md border border-field-line bg-paper px-3 text-base text-ink placeholder:text-ink-faint transition-colors hover:border-ink-soft focus:border-plum focus:outline-2 focus:outline-offset-0 focus:outline-plum aria-invalid:border-danger disabled:bg-desk-deep disabled:text-ink-soft read-only:bg-desk-deep';

/** Label above, control, hint and error below. */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  error,
  isRequired = false,
  children,
}: FieldProps & { children: (aria: ControlAria) => ReactNode }) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-semibold text-ink'}>
        {label}
        {isRequired && (
          <span className="ml-1 text-plum" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
        'aria-required': isRequired || undefined,
      })}
      {hint && (
        <p id={hintId} className="text-sm text-ink-faint">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
