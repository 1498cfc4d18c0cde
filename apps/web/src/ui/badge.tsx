import type { ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';

export type BadgeTone = 'plain' | 'plum' | 'leaf' | 'danger' | 'amber';

const tones: Record<BadgeTone, string> = {
  plain: 'bg-desk-deep text-ink-soft',
  plum: 'bg-plum-tint text-plum',
  leaf: 'bg-leaf-tint text-leaf',
  danger: 'bg-danger-tint text-danger',
  amber: 'bg-amber-tint text-amber',
};

/** A short state or label. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={joinClasses(
        'inline-flex h-6 shrink-0 items-center rounded-sm px-2 text-xs font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
