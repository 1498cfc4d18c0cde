import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '@jadoo/api';
import { startPostgres } from '@jadoo/api/test-postgres';
import { startProduct } from '../cli/product.ts';
import { createPayer, findFreePort } from '../cli/test-payer.ts';
import type { Figure } from './run.ts';

const warmUps = 10;
const approvals = 100;

function getPercentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** How long an approval takes from the request of the browser to the credit, with the payment twin and PostgreSQL. */
export async function benchPayments(): Promise<Figure[]> {
  const postgres = await startPostgres();
  const database = await postgres.createDatabase(1);
  await database.close();
  const dataDir = mkdtempSync(join(tmpdir(), 'jadoo-bench-'));
  const env = readEnv({
    NODE_ENV: 'test',
    PORT: String(await findFreePort()),
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
  });
  const server = await startProduct(env);
  const sandbox = `${env.publicUrl}/sandbox`;
  const payer = createPayer({ home: env.publicUrl, sandbox, secretKey: env.toss.secretKey });
  await payer.signIn();
  const times: number[] = [];
  for (let count = 0; count < warmUps + approvals; count += 1) {
    const back = await payer.pay(10_000, { decision: 'card' });
    const startMs = performance.now();
    const { data } = await payer.confirm(back);
    if (data.STATUS !== 'done') throw new Error(`an approval ended as ${data.STATUS}`);
    if (count >= warmUps) times.push(performance.now() - startMs);
  }
  await server.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return [
    { name: 'approval and credit, p50', value: getPercentile(times, 0.5), unit: 'ms' },
    { name: 'approval and credit, p95', value: getPercentile(times, 0.95), unit: 'ms' },
  ];
}
