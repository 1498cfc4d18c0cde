// @vitest-environment node
import { expect, it } from 'vitest';
import { trackRequest, whenQuiet } from '#request/in-flight.ts';

it('is quiet while nothing is on its way', async () => {
  await expect(whenQuiet()).resolves.toBeUndefined();
});

it('is quiet once the last request is settled, well or not', async () => {
  const order: string[] = [];
  let fail: (error: Error) => void = () => undefined;
  const failing = trackRequest(new Promise<never>((_, reject) => (fail = reject)));
  const quiet = whenQuiet().then(() => order.push('quiet'));
  expect(await trackRequest(Promise.resolve('answer'))).toBe('answer');
  order.push('answer');
  fail(new Error('no server'));
  await expect(failing).rejects.toThrow('no server');
  await quiet;
  expect(order).toEqual(['answer', 'quiet']);
});
