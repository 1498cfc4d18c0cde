// @vitest-environment node
import { expect, test } from 'vitest';
import { drawInTurn } from '#features/printing/draw-queue.ts';

/** Notes when a drawing starts and ends. */
function makeDrawing(log: string[], name: string): () => Promise<void> {
  return async () => {
    log.push(`${name} starts`);
    await Promise.resolve();
    log.push(`${name} ends`);
  };
}

const wanted = new AbortController().signal;

test('one page is drawn after the other, and what is looked at before what is near', async () => {
  const log: string[] = [];
  const ranks = { thumbnail: 9, near: 1, visible: 0 };
  const turns = Object.entries(ranks).map(([name, rank]) => drawInTurn(rank, wanted, makeDrawing(log, name)));
  await Promise.all(turns);
  const inOrder = ['visible', 'near', 'thumbnail'];
  expect(log).toEqual(inOrder.flatMap((name) => [`${name} starts`, `${name} ends`]));
});

test('a page that is no longer wanted is not drawn, and one that fails does not hold up the others', async () => {
  const log: string[] = [];
  const abort = new AbortController();
  const unwanted = drawInTurn(0, abort.signal, makeDrawing(log, 'unwanted'));
  abort.abort();
  const broken = drawInTurn(1, wanted, () => Promise.reject(new Error('broken')));
  const last = drawInTurn(2, wanted, makeDrawing(log, 'last'));
  await unwanted;
  await expect(broken).rejects.toThrow('broken');
  await last;
  expect(log).toEqual(['last starts', 'last ends']);
});
