import { dropStarted } from '#request/head-start.ts';
import { whenQuiet } from '#request/in-flight.ts';

const longestWaitMs = 3000;
/** Until the last answer is on the screen. */
const drawingMs = 100;
/** Until every part of the first screen has asked for its data. */
const askingMs = 5000;

const wait = (timeMs: number) => new Promise<void>((resolve) => setTimeout(resolve, timeMs));
const waitForPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Once the first screen has been drawn with its data, fetches the faces: on a slow line they would hold it up, and
 * the system's own Korean face stands in for them until then.
 */
export async function settleFirstScreen(): Promise<void> {
  await waitForPaint();
  await Promise.race([whenQuiet(), wait(longestWaitMs)]);
  await wait(drawingMs);
  await import('#styles/fonts.css');
  await wait(askingMs);
  dropStarted();
}
