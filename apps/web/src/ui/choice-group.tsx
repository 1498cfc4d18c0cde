import type { ReactNode } from 'react';

interface ChoiceGroupProps<V extends string> {
  label: string;
  name: string;
  options: readonly { value: V; label: ReactNode }[];
  value: V | undefined;
  onChange: (value: V) => void;
  error?: string | undefined;
  isRequired?: boolean;
}

/** One of a few values, all of them in sight. */
export function ChoiceGroup<V extends string>({
  label,
  name,
  options,
  value,
  onChange,
  error,
  isRequired = false,
}: ChoiceGroupProps<V>) {
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {isRequired && (
          <span className="ml-1 text-plum" aria-hidden="true">
            *
          </span>
        )}
      </legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex h-11 items-center justify-center rounded-md border border-field-line bg-paper text-center text-sm font-semibold transition-colors hover:border-plum has-checked:border-plum has-checked:bg-plum-tint has-checked:text-plum has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={option.value === value}
              onChange={() => {
                onChange(option.value);
              }}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
