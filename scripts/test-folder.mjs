import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Vitest's global setup: whatever a run writes to the temporary folder lies in one of its own, and goes with it. */
export default function makeTestFolder() {
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), 'jadoo-run-'));
  // PostgreSQL runs as another user and has to pass through.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
