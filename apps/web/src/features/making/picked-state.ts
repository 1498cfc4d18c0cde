interface Picked {
  idx: number;
  title: string;
}

function isPicked(value: unknown): value is Picked {
  if (typeof value !== 'object' || value === null || !('idx' in value) || !('title' in value)) return false;
  return Number.isSafeInteger(value.idx) && Number(value.idx) > 0 && typeof value.title === 'string';
}

/** Passages that another screen handed over with the navigation; empty when none. */
export function readPickedState(state: unknown): Picked[] {
  if (typeof state !== 'object' || state === null || !('passages' in state)) return [];
  return Array.isArray(state.passages) ? state.passages.filter(isPicked) : [];
}
