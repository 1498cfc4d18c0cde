import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readEnv, type Server, startServer } from '@jadoo/api';
import { startPostgres, type TestPostgres } from '@jadoo/api/test-postgres';
import { apiBasePath, type PointOrder, receivePaymentWebhook } from '@jadoo/contract';
import { createSandbox } from '@jadoo/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayer, findFreePort } from './test-payer.ts';

/** JADOO_KILL_CYCLES=200 for the full figure; CI takes a tenth. */
const cycles = Number(process.env['JADOO_KILL_CYCLES'] ?? 20);
const paymentsPerCycle = 3;
/** Each payment is noted when its approval is asked for and when it is answered; one of them also its refund. */
const notesPerCycle = 2 * paymentsPerCycle + 2;
const longestAftermathMs = 40;

const root = fileURLToPath(new URL('..', import.meta.url));
let postgres: TestPostgres;
let sandbox: Server;
let settings: NodeJS.ProcessEnv;
let payer: ReturnType<typeof createPayer>;
const children = new Set<ChildProcess>();

/** The sandbox lives in the process of the test: what the payment company knows must outlive the API. */
async function startSandbox(apiUrl: string): Promise<Server> {
  const port = await findFreePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'jadoo-kill-sandbox-'));
  const env = readEnv({
    NODE_ENV: 'test',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ROLE: 'api',
  });
  const callback = `${apiUrl}/auth/callback`;
  const plugin = createSandbox({
    baseUrl: `${env.publicUrl}/sandbox`,
    naver: { ...env.naver, redirectUris: [`${callback}/naver`] },
    google: { ...env.google, redirectUris: [`${callback}/google`] },
    toss: { ...env.toss, webhookUrl: apiUrl + apiBasePath + receivePaymentWebhook.path },
  });
  return startServer({
    env,
    attach: async (app) => {
      await app.register(plugin, { prefix: '/sandbox' });
    },
  });
}

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.createDatabase(1);
  await database.close();
  const port = await findFreePort();
  const home = `http://localhost:${port}`;
  sandbox = await startSandbox(home);
  const twin = `${sandbox.url}/sandbox`;
  settings = {
    ...process.env,
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_URL: home,
    DATABASE_URL: database.url,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'jadoo-kill-')),
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    TOKEN_SECRET: 'test-token-secret-of-at-least-32-letters',
    TICKET_SECRET: 'test-ticket-secret-of-at-least-32-letters',
    NAVER_AUTH_BASE: `${twin}/naver`,
    NAVER_API_BASE: `${twin}/naver`,
    GOOGLE_ISSUER: `${twin}/google`,
    GOOGLE_REVOKE_URL: `${twin}/google/revoke`,
    TOSS_API_BASE: `${twin}/toss`,
    TOSS_SDK_URL: `${twin}/toss/v2/standard`,
  };
  payer = createPayer({ home, sandbox: twin, secretKey: readEnv(settings).toss.secretKey });
}, 120_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await sandbox.stop();
  await postgres.stop();
});

const program = `
  import { once } from 'node:events';
  import { readEnv, startServer } from '@jadoo/api';
  await once(process.stdin, 'data');
  await startServer({ env: readEnv(process.env) });
  process.stdout.write('listening');`;

/** A process that has loaded everything and waits for the word: reading the sources takes longer than its life. */
function prepareServer(): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: root,
    env: settings,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

async function startPrepared(child: ChildProcess): Promise<void> {
  const listening = new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', () => reject(new Error('the server ended before it listened')));
  });
  child.stdin?.write('start\n');
  await listening;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Orders that the API called done, and those that it gave back, before it died. */
const acknowledged = { paid: new Set<string>(), refunded: new Set<string>() };

/** A payment and, now and then, its refund; ends wherever the API dies. */
async function payOnce(isRefunded: boolean, note: () => void): Promise<void> {
  const back = await payer.pay(10_000, { decision: 'card' });
  const asked = Promise.all([payer.confirm(back), payer.confirm(back).catch(() => undefined)]);
  note();
  const [confirmed] = await asked;
  note();
  if (confirmed.data.STATUS !== 'done') return;
  const { orderId } = confirmed.data;
  acknowledged.paid.add(orderId);
  if (!isRefunded) return;
  const body = { orderId, EXPECTED_AMOUNT: 10_000, REASON: '시험' };
  const wished = payer.api<PointOrder>('POST', '/pointRefund', body);
  note();
  const refund = await wished;
  note();
  if (refund.data.REFUNDS[0]?.STATUS === 'done') acknowledged.refunded.add(orderId);
}

/** Pays and waits for that many notes, or for the end of the work if it does not come so far. */
async function payUntil(notes: number): Promise<{ ended: Promise<unknown> }> {
  let left = notes;
  let tell: () => void = () => undefined;
  const due = new Promise<void>((resolve) => (tell = resolve));
  const note = () => {
    left -= 1;
    if (left === 0) tell();
  };
  const payments = Array.from({ length: paymentsPerCycle }, (_, at) => payOnce(at === 0, note));
  const ended = Promise.allSettled(payments);
  await Promise.race([due, ended]);
  return { ended };
}

const listOpen = async () => (await payer.api<{ items: PointOrder[] }>('GET', '/pointOrder')).data.items;

/** Every invariant that the whole database can break, by the command of the operator. */
const audit = () =>
  new Promise<string>((resolve) => {
    const args = ['--import', 'tsx', 'apps/api/src/operator/operator.ts', 'audit'];
    execFile(process.execPath, args, { cwd: root, env: settings }, (_error, out, err) => resolve(out + err));
  });

test(
  `${cycles} deaths of the API amid payments and refunds lose no money and invent none`,
  async () => {
    let next = prepareServer();
    let deaths = 0;
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const server = next;
      await startPrepared(server);
      await payer.signIn();
      next = prepareServer();
      // Every cycle lives one note longer than the one before, and a random moment into the next.
      const { ended } = await payUntil(1 + (cycle % notesPerCycle));
      await setTimeout(Math.random() * longestAftermathMs);
      await kill(server);
      deaths += 1;
      await ended;
    }
    await startPrepared(next);
    await payer.signIn();
    await expect.poll(listOpen, { timeout: 120_000, interval: 500 }).toEqual([]);
    const told = await payer.listTold();
    const paidThere = told.filter(({ status }) => status === 'DONE' || status === 'CANCELED');
    for (const { orderId, totalAmount, balanceAmount } of paidThere) {
      await expect
        .poll(async () => (await payer.show(orderId)).REFUNDS.every(({ STATUS }) => STATUS === 'done'), {
          timeout: 60_000,
        })
        .toBe(true);
      const { STATUS, REFUNDS } = await payer.show(orderId);
      const refunded = REFUNDS.reduce((sum, { AMOUNT }) => sum + AMOUNT, 0);
      expect([orderId, STATUS, refunded]).toEqual([orderId, 'done', totalAmount - balanceAmount]);
    }
    const ids = new Set(paidThere.map(({ orderId }) => orderId));
    expect([...acknowledged.paid].filter((orderId) => !ids.has(orderId))).toEqual([]);
    const givenBack = new Set(
      told.filter(({ balanceAmount }) => balanceAmount === 0).map(({ orderId }) => orderId),
    );
    expect([...acknowledged.refunded].filter((orderId) => !givenBack.has(orderId))).toEqual([]);
    expect(deaths).toBe(cycles);
    expect(paidThere.length).toBeGreaterThan(0);
    expect(await audit()).toBe('원장에 틀린 곳이 없어요.\n');
  },
  cycles * 30_000 + 240_000,
);
