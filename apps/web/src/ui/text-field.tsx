import type { ComponentProps } from 'react';
import { Field, inputClasses, type FieldProps } from '#ui/field.tsx';
import { joinClasses } from '#ui/join-classes.ts';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id'>;

/** One line of text with its label; takes what react-hook-form's `register` returns. */
export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  className,
  ...rest
}: TextFieldProps) {
  const field = {
    label,
    hint,
    error,
    ...(isLabelHidden && { isLabelHidden }),
    ...(isRequired && { isRequired }),
  };
  return (
    <Field {...field}>
      {(aria) => <input {...rest} {...aria} className={joinClasses(inputClasses, 'h-11', className)} />}
    </Field>
  );
}
