import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { getButtonClasses, type ButtonSize, type ButtonVariant } from '#ui/button-style.ts';
import { joinClasses } from '#ui/join-classes.ts';

interface LinkButtonProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  isWide?: boolean;
}

/** A link to another screen that looks like a button. */
export function LinkButton({
  variant = 'primary',
  size = 'md',
  isWide = false,
  className,
  ...rest
}: LinkButtonProps) {
  return <Link {...rest} className={joinClasses(getButtonClasses(variant, size, isWide), className)} />;
}
