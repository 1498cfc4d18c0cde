import { useState } from 'react';

/** A row as far as choosing goes: what it is called stays known when its page is left. */
export interface ChosenRow {
  idx: number;
  title: string;
}

/** Rows chosen in a list; they stay chosen over its pages, in the order of choosing. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  return {
    count: chosen.size,
    has: (idx: number) => chosen.has(idx),
    rows: [...chosen].map(([idx, title]): ChosenRow => ({ idx, title })),
    choose: (rows: readonly ChosenRow[], isChosen: boolean) => {
      const next = new Map(chosen);
      for (const { idx, title } of rows) {
        if (isChosen) next.set(idx, title);
        else next.delete(idx);
      }
      setChosen(next);
    },
    clear: () => setChosen(new Map()),
  };
}
