import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The whole product as `npm start` runs it, on a free port and an empty data folder. */
export interface RunningServer {
  url: string;
  dataDir: string;
  /** What the process has printed so far. */
  readLog: () => string;
  /** Ends the process with a signal and waits until it is gone; gives its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Stops and removes the data folder. */
  dispose: () => Promise<void>;
}

const startLimitMs = 60_000;

/** A port that nobody listens on. */
export async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('no port'));
      });
    });
  });
}

async function waitUntilReady(url: string, child: ChildProcess, readLog: () => string): Promise<void> {
  const endMs = Date.now() + startLimitMs;
  while (Date.now() < endMs) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}\n${readLog()}`);
    try {
      const answer = await fetch(`${url}/readyz`);
      if (answer.ok) return;
    } catch (error) {
      // Not listening yet: asked again below.
      if (!(error instanceof TypeError)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the server was not ready in time\n${readLog()}`);
}

/** Starts `cli/serve.ts`; `dataDir` reuses a folder, `env` adds settings. */
export async function startServer(
  options: { dataDir?: string; port?: number; env?: NodeJS.ProcessEnv } = {},
): Promise<RunningServer> {
  const port = options.port ?? (await findFreePort());
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'jadoo-e2e-'));
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'cli/serve.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const readLog = () => log;
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return ended;
  };
  await waitUntilReady(url, child, readLog);
  const dispose = async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, readLog, stop, dispose };
}
