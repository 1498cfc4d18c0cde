import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, type Db, queryRows } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { chargePaid, compensate, grantBonus, spend } from '#features/points/points.service.ts';
import { createTestDatabase } from '#test/database.ts';
import { startPostgres, type TestPostgres } from '#test/postgres.ts';
import { audit, deduct, grant } from './operator.service.ts';

const userIdx = 1;

async function insertExam(db: Db, status: string, used: number, refund: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO exam_data (user_idx, title, tool, status, progress, seed, kinds, passages, layout, exercises, refusals,
      shown_signatures, passage_count, used_points, refund_points)
    VALUES (${userIdx}, '자료', 'transform', ${status}, 100, 1, '[]', '[]', '{}', '[]', '[]', '{}', 1, ${used}, ${refund})`);
}

/** A small true history: bonus, charge, a delivered paper, a failed one that went back. */
async function fill(db: Db): Promise<void> {
  await db.execute(sql`
    INSERT INTO app_user (public_id, provider, provider_id, name, job, referral_code)
    VALUES ('p1', 'naver', 'n1', '김자두', 'school', 'R1')`);
  await insertExam(db, 'done', 120, 0);
  await insertExam(db, 'failed', 90, 90);
  await inTransaction(db, async (tx) => {
    await grantBonus(tx, {
      userIdx,
      amountPoints: 100,
      reference: '1',
      title: '가입 보너스',
      kind: 'signup',
    });
    await chargePaid(tx, { userIdx, amountPoints: 1000, reference: 'order:jd-order-1', title: '충전' });
    await tx.execute(sql`
      INSERT INTO payment_order (order_id, user_idx, amount, bonus_points, status, payment_key, charge_entry_idx, approved_at)
      SELECT 'jd-order-1', ${userIdx}, 1000, 0, 'done', 'key-1', idx, now() FROM point_entry WHERE kind = 'charge'`);
    await spend(tx, { userIdx, amountPoints: 120, reference: 'exam:1', title: '자료' });
    await spend(tx, { userIdx, amountPoints: 90, reference: 'exam:2', title: '자료' });
    await compensate(tx, {
      userIdx,
      amountPoints: 90,
      reference: 'exam:2',
      spendReference: 'exam:2',
      title: '자료 만들기 실패',
    });
  });
}

let postgres: TestPostgres;
let real: Database & { driver: 'postgres' };
beforeAll(async () => {
  postgres = await startPostgres();
  real = await postgres.createDatabase();
  await fill(real.db);
}, 60_000);
afterAll(async () => {
  await real.close();
  await postgres.stop();
});

/** What a broken program or a careless hand could do once the guards are off. */
const off = sql`SET session_replication_role = replica`;
const dropChecks = [
  sql`ALTER TABLE point_account DROP CONSTRAINT point_account_never_negative`,
  sql`ALTER TABLE point_lot DROP CONSTRAINT point_lot_remaining`,
  sql`ALTER TABLE exam_data DROP CONSTRAINT exam_data_refund`,
  sql`ALTER TABLE point_entry DROP CONSTRAINT point_entry_reverses`,
  sql`ALTER TABLE payment_order DROP CONSTRAINT payment_order_refunded`,
  sql`DROP INDEX point_entry_user_other`,
];
const corruptions: [name: string, rule: string, words: string, statement: SQL][] = [
  [
    'a balance that grew by itself',
    'I2',
    '잔액 981',
    sql`UPDATE point_account SET balance = balance + 1 WHERE user_idx = 1 AND kind = 'paid'`,
  ],
  [
    'a balance that shrank by itself',
    'I1',
    '계정 잔액의 합',
    sql`UPDATE point_account SET balance = balance - 1 WHERE user_idx = 1 AND kind = 'paid'`,
  ],
  [
    'a negative balance',
    'I3',
    '잔액 -5',
    sql`UPDATE point_account SET balance = -5 WHERE user_idx = 1 AND kind = 'bonus'`,
  ],
  [
    'a lost balance',
    'I3',
    '회원 1',
    sql`UPDATE point_account SET balance = NULL WHERE user_idx = 1 AND kind = 'paid'`,
  ],
  ['a lot that refilled itself', 'I2', '묶음 1', sql`UPDATE point_lot SET remaining = 50 WHERE idx = 1`],
  [
    'a lot above its amount',
    'I3',
    '100 가운데 150 남음',
    sql`UPDATE point_lot SET remaining = 150 WHERE idx = 1`,
  ],
  ['a changed transfer', 'I2', '거래 합', sql`UPDATE point_transfer SET amount = amount + 7 WHERE idx = 2`],
  ['a deleted transfer', 'I2', '거래 합', sql`DELETE FROM point_transfer WHERE idx = 3`],
  [
    'an invented transfer',
    'I2',
    '거래 합',
    sql`INSERT INTO point_transfer (entry_idx, lot_idx, debit_account, credit_account, amount) SELECT 2, 1, 1, idx, 500 FROM point_account WHERE user_idx = 1 AND kind = 'paid'`,
  ],
  [
    'a turned transfer',
    'I2',
    '거래 합',
    sql`UPDATE point_transfer SET debit_account = credit_account, credit_account = debit_account WHERE idx = 3`,
  ],
  [
    'a transfer between two houses',
    'I1',
    '거래 3',
    sql`UPDATE point_transfer SET debit_account = 1 WHERE idx = 3`,
  ],
  ['a deleted line of the history', 'I4', '마지막 번호', sql`DELETE FROM point_entry WHERE idx = 3`],
  [
    'a line that counts the lines of its tab wrongly',
    'I4',
    '사용 10번째라고 적혔지만',
    sql`UPDATE point_entry SET spends = 10, others = -8 WHERE idx = 3`,
  ],
  [
    'a changed amount in the history',
    'I2',
    '내역 3',
    sql`UPDATE point_entry SET amount = amount - 1 WHERE idx = 3`,
  ],
  [
    'a changed running balance',
    'I2',
    '내역의 잔액',
    sql`UPDATE point_entry SET balance_after = 5 WHERE idx = 2`,
  ],
  [
    'a missing guard',
    'I4',
    'point_transfer_append_only',
    sql`DROP TRIGGER point_transfer_append_only ON point_transfer`,
  ],
  [
    'a guard that is switched off',
    'I4',
    'point_entry_append_only',
    sql`ALTER TABLE point_entry DISABLE TRIGGER point_entry_append_only`,
  ],
  ['a spend without its paper', 'I11', '자료 exam:1가 없음', sql`DELETE FROM exam_data WHERE idx = 1`],
  [
    'a paper that nobody paid for',
    'I11',
    '자료의 사용 60',
    sql`INSERT INTO exam_data (user_idx, title, tool, status, seed, kinds, passages, layout, exercises, refusals, shown_signatures, passage_count, used_points) VALUES (1, '', 'quick', 'done', 1, '[]', '[]', '{}', '[]', '[]', '{}', 1, 60)`,
  ],
  [
    'a failed paper that gave nothing back',
    'I11',
    '실패했는데',
    sql`UPDATE exam_data SET status = 'failed' WHERE idx = 1`,
  ],
  [
    'a refund that only the paper knows',
    'I11',
    '자료의 환급 30',
    sql`UPDATE exam_data SET status = 'partly', refund_points = 30 WHERE idx = 1`,
  ],
  [
    'a paper that never ends',
    'I11',
    '끝나지 않음',
    sql`UPDATE exam_data SET status = 'running', created_at = now() - interval '2 hours' WHERE idx = 1`,
  ],
  [
    'a compensation above its spend',
    'I10',
    '돌려준 590',
    sql`UPDATE point_entry SET amount = amount + 500 WHERE kind = 'compensation'`,
  ],
  [
    'a compensation of another spend',
    'I10',
    '쓰지 않은 묶음',
    sql`UPDATE point_transfer SET lot_idx = 1 WHERE entry_idx = (SELECT idx FROM point_entry WHERE kind = 'compensation')`,
  ],
  [
    'an order that is done without its charge',
    'I5',
    '내역의 충전 0',
    sql`UPDATE payment_order SET charge_entry_idx = 1`,
  ],
  ['a charge without its order', 'I5', '완료된 주문에 없음', sql`DELETE FROM payment_order`],
  [
    'an order of another amount than its charge',
    'I5',
    '5000원 완료',
    sql`UPDATE payment_order SET amount = 5000`,
  ],
  ['a bonus that nobody got', 'I5', '보너스 30', sql`UPDATE payment_order SET bonus_points = 30`],
  [
    'an order that nobody settled',
    'I6',
    '부터 unknown',
    sql`INSERT INTO payment_order (order_id, user_idx, amount, bonus_points, status, payment_key, confirmed_at) VALUES ('jd-order-2', 1, 1000, 0, 'unknown', 'key-2', now() - interval '2 hours')`,
  ],
  [
    'money that went back without a refund',
    'I10',
    '환불 기록의 합 0',
    sql`UPDATE payment_order SET refunded_amount = 500`,
  ],
  [
    'a refund that took no points',
    'I10',
    '내역의 포인트 0',
    sql`INSERT INTO payment_refund (refund_id, order_idx, user_idx, rule, status, amount, paid_points, bonus_points, reason) SELECT 'r1', idx, 1, 'full', 'done', 900, 1000, 0, '시험' FROM payment_order`,
  ],
  [
    'a refund above its charge',
    'I10',
    '환불',
    sql`UPDATE point_entry SET kind = 'refund', reverses_idx = NULL WHERE kind = 'compensation'`,
  ],
];

describe('audit', () => {
  test('finds nothing in a true history, on both databases', async () => {
    expect(await audit(real.db)).toEqual([]);
    const embedded = await createTestDatabase();
    await fill(embedded.db);
    expect(await audit(embedded.db)).toEqual([]);
    await embedded.close();
  });

  test.each(corruptions)('finds %s', async (_name, rule, words, statement) => {
    const undo = new Error('undo');
    let found: { rule: string; message: string }[] = [];
    const attempt = real.db.transaction(async (tx) => {
      for (const drop of dropChecks) await tx.execute(drop);
      await tx.execute(off);
      if (rule === 'I10' && words === '환불') {
        await tx.execute(
          sql`UPDATE point_transfer SET amount = 2000 WHERE entry_idx = (SELECT idx FROM point_entry WHERE kind = 'compensation')`,
        );
      }
      await tx.execute(statement);
      found = await audit(tx);
      throw undo;
    });
    await expect(attempt).rejects.toBe(undo);
    expect(
      found.some((complaint) => complaint.rule === rule && complaint.message.includes(words)),
      JSON.stringify(found),
    ).toBe(true);
  });
});

describe('grant', () => {
  test('gives bonus points and leaves a row that says who, to whom and why', async () => {
    const made = await grant(real.db, {
      operator: '운영자',
      userIdx,
      amountPoints: 500,
      reason: '불편 보상',
    });
    expect(made).toEqual({ name: '김자두', balancePoints: 1480 });
    const rows = await queryRows(
      real.db,
      sql`SELECT operator, action, user_idx::int AS user, reason, detail->>'amountPoints' AS points FROM operator_audit`,
    );
    expect(rows).toEqual([
      { operator: '운영자', action: 'grant', user: 1, reason: '불편 보상', points: '500' },
    ]);
    expect(await audit(real.db)).toEqual([]);
  });

  test('to nobody is refused', async () => {
    const attempt = grant(real.db, { operator: '운영자', userIdx: 999, amountPoints: 500, reason: '실수' });
    await expect(attempt).rejects.toMatchObject({ reason: 'not-found' });
  });

  test('what was noted cannot be changed', async () => {
    await expect(real.db.execute(sql`DELETE FROM operator_audit`)).rejects.toThrow();
  });
});

describe('deduct', () => {
  const change = { operator: '운영자', userIdx, reason: '잘못 준 보너스' };
  const readBalances = () =>
    queryRows<{ kind: string; balance: number }>(
      real.db,
      sql`SELECT kind, balance::int AS balance FROM point_account WHERE user_idx = ${userIdx} ORDER BY kind`,
    );

  test('takes bonus points first and leaves a row that says who, from whom and why', async () => {
    expect(await deduct(real.db, { ...change, amountPoints: 480 })).toEqual({
      name: '김자두',
      balancePoints: 1000,
    });
    expect(await readBalances()).toEqual([
      { kind: 'bonus', balance: 20 },
      { kind: 'paid', balance: 980 },
    ]);
    const rows = await queryRows(
      real.db,
      sql`SELECT operator, action, user_idx::int AS user, reason, detail->>'amountPoints' AS points
          FROM operator_audit WHERE action = 'deduct'`,
    );
    expect(rows).toEqual([
      { operator: '운영자', action: 'deduct', user: 1, reason: '잘못 준 보너스', points: '480' },
    ]);
    expect(await audit(real.db)).toEqual([]);
  });

  test('of more than there is takes nothing and leaves no row', async () => {
    const attempt = deduct(real.db, { ...change, amountPoints: 1001 });
    await expect(attempt).rejects.toMatchObject({
      reason: 'point-short',
      message: '회원이 가진 포인트보다 1P 많아요. 차감하지 않았어요.',
    });
    expect(await readBalances()).toMatchObject([{ balance: 20 }, { balance: 980 }]);
    const rows = await queryRows(real.db, sql`SELECT idx FROM operator_audit WHERE action = 'deduct'`);
    expect(rows).toHaveLength(1);
  });
});

describe('the command line', () => {
  const program = fileURLToPath(new URL('../../operator/operator.ts', import.meta.url));
  const dataDir = mkdtempSync(join(tmpdir(), 'jadoo-operator-'));
  const run = (...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: real.url, DATA_DIR: dataDir };
      execFile(process.execPath, ['--import', 'tsx', program, ...args], { env }, (error, out, err) => {
        resolve({ code: error ? Number(error.code) : 0, out, err });
      });
    });

  test('audits, grants and says what it cannot do', async () => {
    const [help, checked, given, taken, short, unreasoned, unknown, wrong] = [
      await run('help'),
      await run('audit'),
      await run('grant', '--user', '1', '--points', '10', '--reason', '시험'),
      await run('deduct', '--user', '1', '--points', '10', '--reason', '시험'),
      await run('deduct', '--user', '1', '--points', '1000000', '--reason', '시험'),
      await run('deduct', '--user', '1', '--points', '10'),
      await run('destroy'),
      await run('grant', '--user', '1', '--points', '-5', '--reason', '시험'),
    ];
    expect(help).toMatchObject({ code: 0 });
    expect(help.out).toContain('audit');
    expect(checked).toMatchObject({ code: 0, out: '원장에 틀린 곳이 없어요.\n' });
    expect(given.out).toBe('김자두 님(1)에게 10P를 줬어요. 잔액은 1,010P예요.\n');
    expect(taken.out).toBe('김자두 님(1)의 10P를 뺐어요. 잔액은 1,000P예요.\n');
    expect(short).toMatchObject({ code: 2, out: '' });
    expect(unreasoned).toMatchObject({ code: 2, out: '' });
    expect(unknown).toMatchObject({ code: 2 });
    expect(wrong.code).toBe(2);
  }, 60_000);
});
