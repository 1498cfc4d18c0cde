import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createEnginePool } from '@jadoo/api/engine-pool';
import { kindInfos, makeExercise, readyKinds, sampleBook } from '@jadoo/engine';
import type { PassageSource } from '@jadoo/engine';
import type { Figure } from './run.ts';

const rounds = 3;
const bookPassages = 100;

const sources: readonly PassageSource[] = sampleBook.units.flatMap((unit) =>
  unit.passages.map(({ source }) => source),
);

/** A new sentence at the end makes the passage new to whatever is kept of passages. */
const makeFresh = (source: PassageSource, round: number): PassageSource => ({
  ...source,
  id: `${source.id}-${round}`,
  text: `${source.text} Round ${round} has ended here.`,
});

/** Load of the lexicon, time of each kind, and a whole book through the threads of the product. */
export async function benchEngine(): Promise<Figure[]> {
  return [...measureLexicon(), ...measureKinds(), ...(await measureBook())];
}

function measureLexicon(): Figure[] {
  const file = fileURLToPath(new URL('./lexicon.ts', import.meta.url));
  const printed = execFileSync(process.execPath, ['--import', 'tsx', file], { encoding: 'utf8' });
  const { loadMs, heapMb } = JSON.parse(printed) as { loadMs: number; heapMb: number };
  return [
    { name: 'lexicon: load', value: loadMs, unit: 'ms' },
    { name: 'lexicon: heap', value: heapMb, unit: 'MB' },
  ];
}

/** Milliseconds per passage, warm, for the analysis and for each kind that exists. */
function measureKinds(): Figure[] {
  const loadStartMs = performance.now();
  const [firstSource] = sources;
  if (firstSource) makeExercise('vocabulary-list', { ...firstSource, id: 'first' }, {}, 1);
  const figures: Figure[] = [
    { name: 'first passage, models and lexicon loaded', value: performance.now() - loadStartMs, unit: 'ms' },
  ];
  for (const source of sources) for (const kind of readyKinds) makeExercise(kind, { ...source }, {}, 1);

  let made = 0;
  const totals = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    for (const source of sources) {
      const fresh = makeFresh(source, round);
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
  return figures;
}

/** A book of passages × all transform kinds, made as the API makes it: in a thread that has made nothing, then again. */
async function measureBook(): Promise<Figure[]> {
  const pool = createEnginePool(Math.max(1, availableParallelism() - 1), 1);
  await pool.split([]);
  const kinds = kindInfos
    .filter(({ tool }) => tool === 'transform')
    .map(({ id }) => ({ kind: id, options: {} }));
  const figures: Figure[] = [];
  for (const [round, state] of ['kept', 'warm'].entries()) {
    const book = Array.from({ length: bookPassages }, (_, at) =>
      makeFresh(sources[at % sources.length] as PassageSource, round * bookPassages + at),
    );
    const startMs = performance.now();
    const { results } = await pool.make({ sources: book, kinds, seed: round });
    figures.push({
      name: `${book.length} passages × ${kinds.length} transform kinds, ${state} thread`,
      value: performance.now() - startMs,
      unit: 'ms',
    });
    if (results.length !== book.length * kinds.length) throw new Error('the book is not whole');
  }
  await pool.close();
  return figures;
}
