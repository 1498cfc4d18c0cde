import { joinClasses } from '#ui/join-classes.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'quiet-danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-md font-semibold whitespace-nowrap select-none transition-colors duration-150 disabled:opacity-50 aria-disabled:opacity-50 print:hidden';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-plum text-white not-disabled:hover:bg-plum-dark not-disabled:active:bg-plum-dark',
  secondary:
    'bg-paper text-ink border border-line-strong not-disabled:hover:bg-desk not-disabled:active:bg-desk-deep',
  quiet: 'text-ink-soft not-disabled:hover:bg-desk-deep not-disabled:hover:text-ink',
  danger: 'bg-danger text-white not-disabled:hover:bg-danger-dark',
  'quiet-danger': 'text-danger not-disabled:hover:bg-danger-tint',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'h-9 px-3 text-sm',
  md: 'h-11 px-4 text-base',
  lg: 'h-13 px-6 text-lg',
};

/** Classes of a button, shared by buttons and by links that look like one. */
export function getButtonClasses(variant: ButtonVariant, size: ButtonSize, isWide: boolean): string {
  return joinClasses(base, variants[variant], sizes[size], isWide && 'w-full');
}
