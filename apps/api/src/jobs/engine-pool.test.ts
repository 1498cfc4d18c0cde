import {
  createAnswerBalancer,
  type KindId,
  kindIds,
  makeExercise,
  readyKinds,
  sampleBook,
} from '@jadoo/engine';
import { afterAll, expect, test } from 'vitest';
import { createEnginePool } from './engine-pool.ts';

const pool = createEnginePool(1);
const keptPool = createEnginePool(1, 1);
afterAll(() => Promise.all([pool.close(), keptPool.close()]));
const sources = sampleBook.units.flatMap((unit) => unit.passages.map((passage) => passage.source));
const [first, second] = sources;
if (!first || !second) throw new Error('no samples');

test.each([
  ['a thread', pool],
  ['a thread that is kept', keptPool],
])('%s makes exactly what the engine makes', async (_, threads) => {
  const { results, failures } = await threads.make({
    sources: [first],
    kinds: [{ kind: 'grammar-error', options: {} }],
    seed: 7,
  });
  expect(failures).toEqual([]);
  const alone = createAnswerBalancer().add(7, (seed) => makeExercise('grammar-error', first, {}, seed));
  expect(results).toEqual([alone]);
});

test('a paper comes passage by passage, and its progress grows to the whole', async () => {
  const shares: number[] = [];
  const kinds = readyKinds.slice(0, 2).map((kind) => ({ kind, options: {} }));
  const { results } = await pool.make({ sources: [first, second], kinds, seed: 1 }, (share) =>
    shares.push(share),
  );
  expect(results.map((result) => result.passageId)).toEqual(
    [first, second].flatMap((source) => kinds.map(() => source.id)),
  );
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
});

test('a kind that breaks is refused alone, and told', async () => {
  // No kind breaks on purpose; one that does not exist fails where a broken one would.
  const broken = 'no-such-kind' as KindId;
  const kinds = [broken, 'grammar-error' as const].map((kind) => ({ kind, options: {} }));
  const { results, failures } = await pool.make({ sources: [first], kinds, seed: 7 });
  expect(results[0]).toMatchObject({ refused: true, kind: broken });
  expect(results[1]).not.toHaveProperty('refused');
  expect(failures).toHaveLength(1);
});

test('sentences and words of a text are told', async () => {
  const [split] = await pool.split(['It rained all day. We stayed at home.']);
  expect(split).toEqual({
    sentences: [
      { start: 0, end: 18 },
      { start: 19, end: 37 },
    ],
    wordCount: 8,
  });
});

test('an analysis says of every kind whether it is feasible, and if not why', async () => {
  const analysed = await pool.analyse({ text: 'It rained all day. We stayed at home.' });
  expect(analysed.kinds.map(({ kind }) => kind)).toEqual(kindIds);
  expect(analysed.kinds.find(({ kind }) => kind === 'order')).toMatchObject({ isFeasible: false });
  for (const { isFeasible, reason } of analysed.kinds) expect(reason === '').toBe(isFeasible);
  const long = await pool.analyse({ text: first.text });
  expect(long.level).toBeGreaterThan(1);
  expect(long.sentences).toEqual(first.sentences);
});
