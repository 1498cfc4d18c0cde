import { z } from 'zod';

const pickedState = z.object({ passages: z.array(z.object({ idx: z.int().min(1), title: z.string() })) });

/** Passages that another screen handed over with the navigation; empty when none. */
export function readPickedState(state: unknown): { idx: number; title: string }[] {
  const result = pickedState.safeParse(state);
  return result.success ? result.data.passages : [];
}
