import { useEffect, useRef, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { getButtonClasses, type ButtonSize, type ButtonVariant } from '#ui/button-style.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { Spinner } from '#ui/spinner.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  isWide?: boolean;
  /** Shows the button at work; a promise returned by `onClick` does so by itself. */
  isBusy?: boolean;
  icon?: ReactNode;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
}

/** A button that shows its own work: while the promise of `onClick` is open it spins and takes no click. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'md', isWide = false, isBusy = false, icon, onClick, ...rest } = props;
  const { className, children, disabled, type = 'button', ...attributes } = rest;
  const [isRunning, setIsRunning] = useState(false);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const isAtWork = isBusy || isRunning;

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isAtWork) {
      event.preventDefault();
      return;
    }
    const result = onClick?.(event);
    if (!(result instanceof Promise)) return;
    setIsRunning(true);
    void result.finally(() => {
      if (isMounted.current) setIsRunning(false);
    });
  };

  return (
    <button
      {...attributes}
      type={type}
      disabled={disabled}
      aria-busy={isAtWork || undefined}
      aria-disabled={isAtWork || undefined}
      className={joinClasses(getButtonClasses(variant, size, isWide), className)}
      onClick={handleClick}
    >
      {isAtWork && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner />
        </span>
      )}
      <span className={joinClasses('inline-flex items-center gap-2', isAtWork && 'invisible')}>
        {icon}
        {children}
      </span>
    </button>
  );
}
