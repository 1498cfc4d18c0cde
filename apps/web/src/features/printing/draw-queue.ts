interface Waiting {
  rank: number;
  start: () => void;
}

const waiting: Waiting[] = [];
let isDrawing = false;

function startNext(): void {
  if (isDrawing || waiting.length === 0) return;
  const next = waiting.reduce((first, other) => (other.rank < first.rank ? other : first));
  waiting.splice(waiting.indexOf(next), 1);
  isDrawing = true;
  next.start();
}

/**
 * Draws one page after the other, the lowest rank first: one worker reads them all, and the page that somebody looks
 * at must not share it with a dozen small ones. What nobody wants any more when its turn comes is left out.
 */
export async function drawInTurn(
  rank: number,
  signal: AbortSignal,
  draw: () => Promise<void>,
): Promise<void> {
  await new Promise<void>((resolve) => {
    waiting.push({ rank, start: resolve });
    // All pages of a new document ask in one go; the first to ask is not the one to draw first.
    queueMicrotask(startNext);
  });
  try {
    if (!signal.aborted) await draw();
  } finally {
    isDrawing = false;
    startNext();
  }
}
