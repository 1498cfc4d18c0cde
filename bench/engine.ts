import { kindInfos, makeExercise, readyKinds, sampleBook } from '@jadoo/engine';
import type { PassageSource } from '@jadoo/engine';
import type { Figure } from './run.ts';

const rounds = 3;

/** Milliseconds per passage, warm, for the analysis and for each kind that exists. */
export async function benchEngine(): Promise<Figure[]> {
  const sources: PassageSource[] = sampleBook.units.flatMap((unit) =>
    unit.passages.map(({ source }) => source),
  );
  const loadStartMs = performance.now();
  const [firstSource] = sources;
  if (firstSource) makeExercise('vocabulary-list', { ...firstSource, id: 'first' }, {}, 1);
  const figures: Figure[] = [
    { name: 'first passage, models and lexicon loaded', value: performance.now() - loadStartMs, unit: 'ms' },
  ];
  for (const source of sources) makeExercise('original', { ...source, id: `warm-${source.id}` }, {}, 1);

  let made = 0;
  const totals = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    for (const source of sources) {
      // A new sentence at the end makes the passage new to the analysis cache.
      const fresh = {
        ...source,
        id: `${source.id}-${round}`,
        text: `${source.text} Round ${round} has ended here.`,
      };
      const kinds = ['original', ...readyKinds] as const;
      for (const [position, kind] of kinds.entries()) {
        const startMs = performance.now();
        const result = makeExercise(kind, fresh, {}, round);
        const name =
          position === 0
            ? 'analysis and 원문'
            : `${kindInfos.find(({ id }) => id === kind)?.name ?? ''} (${kind})`;
        totals.set(name, (totals.get(name) ?? 0) + performance.now() - startMs);
        if (!('refused' in result)) made += 1;
      }
    }
  }
  const count = sources.length * rounds;
  let sum = 0;
  for (const [name, total] of totals) {
    figures.push({ name: `${name}, per passage`, value: total / count, unit: 'ms' });
    sum += total / count;
  }
  figures.push({ name: 'analysis and every kind, per passage', value: sum, unit: 'ms' });
  figures.push({ name: `exercises made of ${count * (readyKinds.length + 1)} asked`, value: made, unit: '' });
  return Promise.resolve(figures);
}
