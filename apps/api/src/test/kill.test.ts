import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiBasePath } from '@jadoo/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, queryRows } from '#db/client.ts';
import { audit } from '#features/operator/operator.service.ts';
import { createTestApp, type TestUser } from './app.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

const cycles = 5;
const serverModule = fileURLToPath(new URL('../index.ts', import.meta.url));
const secrets = {
  TOKEN_SECRET: 'test-token-secret-of-at-least-32-letters',
  TICKET_SECRET: 'test-ticket-secret-of-at-least-32-letters',
};

let postgres: TestPostgres;
let database: Database & { driver: 'postgres' };
let user: TestUser;
let passages: number[];
let server: ChildProcess | undefined;

/** Somebody who has joined, and their sample passages; the application that did it is gone afterwards. */
async function prepare(): Promise<void> {
  const api = await createTestApp({ database });
  user = await api.join();
  const list = await api.call<{ items: { PS_IDX: number }[] }>('GET', '/passage?size=6', { as: user });
  passages = list.data.items.map(({ PS_IDX }) => PS_IDX);
  await api.close();
}

beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.createDatabase(8);
  await prepare();
}, 120_000);
afterAll(async () => {
  server?.kill('SIGKILL');
  await database.close();
  await postgres.stop();
});

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** The real process; resolves when it listens. */
async function startServer(port: number): Promise<ChildProcess> {
  const program = `
    const { readEnv, startServer } = await import(${JSON.stringify(serverModule)});
    const { url } = await startServer({ env: readEnv(process.env) });
    process.stdout.write('listening ' + url);`;
  const env = {
    ...process.env,
    ...secrets,
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: database.url,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'jadoo-kill-')),
    LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], { env });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('listening')) resolve();
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.once('exit', () => reject(new Error(`the server ended: ${said}`)));
  });
  child.removeAllListeners('exit');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

let keys = 0;
/** Number of the paper when the server said yes before it died. */
async function order(port: number): Promise<number | undefined> {
  const body = {
    PS_IDXS: passages,
    KINDS: [{ KIND: 'order' }],
    ED_TITLE: '죽어도 남는 자료',
    ED_TOOL: 'transform',
    EXPECTED_TOTAL: 30 * passages.length,
  };
  const answer = await fetch(`http://127.0.0.1:${port}${apiBasePath}/examData`, {
    method: 'POST',
    headers: {
      ...user.headers,
      'content-type': 'application/json',
      'idempotency-key': `kill-${(keys += 1)}`,
    },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  if (answer?.status !== 200) return undefined;
  const told = (await answer.json().catch(() => undefined)) as { data: { ED_IDX: number } } | undefined;
  return told?.data.ED_IDX;
}

const listStatuses = () =>
  queryRows<{ idx: number; status: string }>(
    database.db,
    sql`SELECT idx::int AS idx, status FROM exam_data ORDER BY idx`,
  );
const isOpen = ({ status }: { status: string }) => status === 'queued' || status === 'running';

test('killing the process while it makes papers loses none that was acknowledged, and no point', async () => {
  const acknowledged: number[] = [];
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const port = await findPort();
    server = await startServer(port);
    const orders = [order(port), order(port), order(port)];
    // Each cycle dies at another moment: before, between and after the answers.
    if (cycle % 3 > 0) await Promise.race(orders);
    if (cycle % 3 > 1) await Promise.all(orders);
    await kill(server);
    for (const idx of await Promise.all(orders)) if (idx !== undefined) acknowledged.push(idx);
  }
  expect(acknowledged.length).toBeGreaterThan(0);
  server = await startServer(await findPort());
  await expect
    .poll(async () => (await listStatuses()).filter(isOpen).length, { timeout: 90_000, interval: 500 })
    .toBe(0);
  const kept = (await listStatuses()).map(({ idx }) => idx);
  expect(kept).toEqual(expect.arrayContaining(acknowledged));
  expect(await audit(database.db)).toEqual([]);
}, 240_000);
