import type { ComponentProps } from 'react';
import { Field, inputClasses, type FieldProps } from '#ui/field.tsx';
import { joinClasses } from '#ui/join-classes.ts';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id'>;

/** Several lines of text with their label. */
export function TextArea({
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  className,
  ...rest
}: TextAreaProps) {
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
        <textarea rows={6} {...rest} {...aria} className={joinClasses(inputClasses, 'py-2.5', className)} />
      )}
    </Field>
  );
}
