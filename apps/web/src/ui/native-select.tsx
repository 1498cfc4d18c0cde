import type { ComponentProps } from 'react';
import { Field, inputClasses, type FieldProps } from '#ui/field.tsx';
import { joinClasses } from '#ui/join-classes.ts';

interface SelectOption<V extends string> {
  value: V;
  label: string;
}

interface NativeSelectProps<V extends string>
  extends FieldProps, Omit<ComponentProps<'select'>, 'id' | 'value' | 'onChange'> {
  options: readonly SelectOption<V>[];
  value: V;
  onChange: (value: V) => void;
}

/** One of a few values in the browser's own list: works inside a modal dialog and needs no code of ours. */
export function NativeSelect<V extends string>(props: NativeSelectProps<V>) {
  const { options, value, onChange, className, label, isLabelHidden, hint, error, isRequired, ...rest } =
    props;
  const field = {
    label,
    hint,
    error,
    ...(isLabelHidden && { isLabelHidden }),
    ...(isRequired && { isRequired }),
  };
  return (
    <Field {...field}>
      {(aria) => (
        <span className="relative block">
          <select
            {...rest}
            {...aria}
            value={value}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value);
              if (chosen) onChange(chosen.value);
            }}
            // A list counts as read-only, which would grey it.
            className={joinClasses(inputClasses, 'h-11 appearance-none truncate bg-paper! pr-9', className)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <svg
            width="12"
            height="12"
            viewBox="0 0 12 12"
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-faint"
          >
            <path d="m2.5 4.5 3.5 3.5 3.5-3.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </span>
      )}
    </Field>
  );
}
