import { useEffect, useRef, useState, type DragEvent } from 'react';

type DropSide = 'above' | 'below';

/** Moves one entry of a list to another place of it. */
export function moveEntry<T>(entries: readonly T[], from: number, to: number): T[] {
  const next = [...entries];
  const [moved] = next.splice(from, 1);
  if (moved !== undefined) next.splice(Math.max(0, Math.min(to, next.length)), 0, moved);
  return next;
}

/** A line where a dragged row would land. */
export function getDropClasses(side: DropSide | null): string {
  if (side === null) return '';
  return side === 'above'
    ? 'shadow-[inset_0_2px_0_var(--color-plum)]'
    : 'shadow-[inset_0_-2px_0_var(--color-plum)]';
}

/**
 * Rows of one list that can be dragged over each other. `getRowProps` never changes, so that rows need not be drawn
 * anew for it; rows of a list inside a row keep their drags to themselves.
 */
export function useRowDrag(onMove: (from: number, to: number) => unknown) {
  const dragged = useRef<number | null>(null);
  const latestOnMove = useRef(onMove);
  useEffect(() => {
    latestOnMove.current = onMove;
  });
  const [drop, setDrop] = useState<{ at: number; side: DropSide } | null>(null);
  const [getRowProps] = useState(() => (at: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.stopPropagation();
      event.dataTransfer.effectAllowed = 'move';
      // Firefox drags nothing that carries nothing.
      event.dataTransfer.setData('text/plain', '');
      dragged.current = at;
    },
    onDragOver: (event: DragEvent) => {
      const from = dragged.current;
      if (from === null) return;
      event.preventDefault();
      event.stopPropagation();
      setDrop(from === at ? null : { at, side: from > at ? 'above' : 'below' });
    },
    onDragEnd: () => {
      dragged.current = null;
      setDrop(null);
    },
    onDrop: (event: DragEvent) => {
      const from = dragged.current;
      if (from === null) return;
      event.preventDefault();
      event.stopPropagation();
      dragged.current = null;
      setDrop(null);
      if (from !== at) void latestOnMove.current(from, at);
    },
  }));
  return { getRowProps, getDropSide: (at: number) => (drop?.at === at ? drop.side : null) };
}

export type RowDrag = ReturnType<typeof useRowDrag>;
