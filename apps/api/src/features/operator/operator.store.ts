import { eq, type SQL, sql } from 'drizzle-orm';
import { type Db, queryRows, type Transaction } from '#db/client.ts';
import { operatorAudits, users } from '#db/schema.ts';
import { creditCheck, refundCheck, stuckPaymentCheck } from './payment-checks.store.ts';

/** One thing that is wrong, with the invariant that it breaks. */
export interface Complaint extends Record<string, unknown> {
  rule: 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I10' | 'I11';
  message: string;
}

const signedTransfers = sql`
  SELECT credit_account AS account, amount FROM point_transfer
  UNION ALL SELECT debit_account, -amount FROM point_transfer`;

const booksCheck = sql`
  SELECT 'I1' AS rule, format('계정 잔액의 합 %s, 거래로 본 합 %s', stored, moved) AS message
  FROM (SELECT coalesce(sum(balance), 0) AS stored FROM point_account WHERE user_idx IS NOT NULL) s,
       (SELECT coalesce(sum(m.amount), 0) AS moved FROM (${signedTransfers}) m
        JOIN point_account a ON a.idx = m.account WHERE a.user_idx IS NOT NULL) t
  WHERE stored <> moved
  UNION ALL
  SELECT 'I1', format('거래 %s: 회원 계정 두 개 사이의 거래이거나 다른 회원의 계정', t.idx)
  FROM point_transfer t JOIN point_entry e ON e.idx = t.entry_idx
  JOIN point_account d ON d.idx = t.debit_account JOIN point_account c ON c.idx = t.credit_account
  WHERE (d.user_idx IS NULL) = (c.user_idx IS NULL) OR coalesce(d.user_idx, c.user_idx) <> e.user_idx`;

const balanceCheck = sql`
  SELECT 'I2' AS rule, format('계정 %s(회원 %s): 잔액 %s, 거래 합 %s', a.idx, a.user_idx, a.balance, coalesce(m.amount, 0)) AS message
  FROM point_account a LEFT JOIN (
    SELECT account, sum(amount) AS amount FROM (${signedTransfers}) x GROUP BY account) m ON m.account = a.idx
  WHERE a.user_idx IS NOT NULL AND a.balance IS DISTINCT FROM coalesce(m.amount, 0)
  UNION ALL
  SELECT 'I2', format('계정 %s(회원 %s): 잔액 %s, 남은 묶음 합 %s', a.idx, a.user_idx, a.balance, coalesce(l.remaining, 0))
  FROM point_account a LEFT JOIN (
    SELECT account_idx, sum(remaining) AS remaining FROM point_lot GROUP BY account_idx) l ON l.account_idx = a.idx
  WHERE a.user_idx IS NOT NULL AND a.balance IS DISTINCT FROM coalesce(l.remaining, 0)
  UNION ALL
  SELECT 'I2', format('묶음 %s(회원 %s): 남은 %s, 거래 합 %s', l.idx, l.user_idx, l.remaining, coalesce(m.amount, 0))
  FROM point_lot l LEFT JOIN (
    SELECT t.lot_idx, sum(CASE WHEN c.user_idx IS NULL THEN -t.amount ELSE t.amount END) AS amount
    FROM point_transfer t JOIN point_account c ON c.idx = t.credit_account GROUP BY t.lot_idx) m ON m.lot_idx = l.idx
  WHERE l.remaining <> coalesce(m.amount, 0)
  UNION ALL
  SELECT 'I2', format('내역 %s(회원 %s): 금액 %s, 거래 합 %s', e.idx, e.user_idx, e.amount, coalesce(m.amount, 0))
  FROM point_entry e LEFT JOIN (
    SELECT t.entry_idx, sum(CASE WHEN c.user_idx IS NULL THEN -t.amount ELSE t.amount END) AS amount
    FROM point_transfer t JOIN point_account c ON c.idx = t.credit_account GROUP BY t.entry_idx) m ON m.entry_idx = e.idx
  WHERE e.amount <> coalesce(m.amount, 0)
  UNION ALL
  SELECT 'I2', format('내역 %s(회원 %s): 내역의 잔액 %s, 앞에서 더한 잔액 %s', idx, user_idx, balance_after, running)
  FROM (SELECT *, sum(amount) OVER (PARTITION BY user_idx ORDER BY seq) AS running FROM point_entry) e
  WHERE balance_after <> running`;

const signCheck = sql`
  SELECT 'I3' AS rule, format('계정 %s(회원 %s): 잔액 %s', idx, user_idx, balance) AS message
  FROM point_account WHERE user_idx IS NOT NULL AND (balance IS NULL OR balance < 0)
  UNION ALL
  SELECT 'I3', format('묶음 %s(회원 %s): %s 가운데 %s 남음', idx, user_idx, amount, remaining)
  FROM point_lot WHERE remaining < 0 OR remaining > amount`;

const guards = [
  'point_entry_append_only',
  'point_entry_no_truncate',
  'point_entry_number',
  'point_transfer_append_only',
  'point_transfer_no_truncate',
  'operator_audit_append_only',
  'operator_audit_no_truncate',
];

const appendOnlyCheck = sql`
  SELECT 'I4' AS rule, format('지키는 트리거 %s가 없거나 꺼져 있음', name) AS message
  FROM unnest(string_to_array(${guards.join(',')}, ',')) AS name
  WHERE NOT EXISTS (SELECT 1 FROM pg_trigger WHERE tgname = name AND tgenabled IN ('O', 'A'))
  UNION ALL
  SELECT 'I4', format('회원 %s: 내역 %s줄, 마지막 번호 %s', user_idx, count(*), max(seq))
  FROM point_entry GROUP BY user_idx HAVING count(*) <> max(seq) OR min(seq) <> 1
  UNION ALL
  SELECT 'I4', format('내역 %s(회원 %s): 충전 %s번째·사용 %s번째라고 적혔지만 %s번째·%s번째', idx, user_idx, charges, spends, charged, spent)
  FROM (SELECT *, count(*) FILTER (WHERE kind = 'charge') OVER line AS charged,
          count(*) FILTER (WHERE kind IN ('spend', 'compensation')) OVER line AS spent
        FROM point_entry WINDOW line AS (PARTITION BY user_idx ORDER BY seq)) e
  WHERE (charges, spends) IS DISTINCT FROM (charged, spent)`;

const returnCheck = sql`
  SELECT 'I10' AS rule, format('충전 묶음 %s(회원 %s): 충전 %s, 환불 %s', l.idx, l.user_idx, l.amount, sum(r.amount)) AS message
  FROM point_lot l JOIN (
    SELECT t.lot_idx, t.amount FROM point_transfer t JOIN point_entry e ON e.idx = t.entry_idx AND e.kind = 'refund'
    UNION ALL
    SELECT t.lot_idx, -t.amount FROM point_transfer t JOIN point_entry e ON e.idx = t.entry_idx
    JOIN point_entry s ON s.idx = e.reverses_idx AND s.kind = 'refund') r ON r.lot_idx = l.idx
  GROUP BY l.idx, l.user_idx, l.amount, l.kind HAVING sum(r.amount) > l.amount OR l.kind <> 'paid'
  UNION ALL
  SELECT 'I10', format('사용 %s(회원 %s): 사용 %s, 돌려준 %s', s.idx, s.user_idx, -s.amount, sum(e.amount))
  FROM point_entry e JOIN point_entry s ON s.idx = e.reverses_idx
  GROUP BY s.idx, s.user_idx, s.amount, s.kind HAVING sum(e.amount) > -s.amount OR s.kind NOT IN ('spend', 'refund', 'deduct')
  UNION ALL
  SELECT 'I10', format('돌려준 내역 %s: 사용 %s에서 쓰지 않은 묶음 %s로 돌아감', e.idx, e.reverses_idx, t.lot_idx)
  FROM point_entry e JOIN point_transfer t ON t.entry_idx = e.idx
  WHERE e.reverses_idx IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM point_transfer used WHERE used.entry_idx = e.reverses_idx AND used.lot_idx = t.lot_idx)`;

const deliveryCheck = sql`
  WITH spend AS (
    SELECT e.idx, e.user_idx, -e.amount AS used, e.reference,
      coalesce((SELECT sum(c.amount) FROM point_entry c WHERE c.reverses_idx = e.idx), 0) AS returned
    FROM point_entry e WHERE e.kind = 'spend' AND e.reference LIKE 'exam:%')
  SELECT 'I11' AS rule, format('사용 %s(회원 %s): 자료 %s가 없음', s.idx, s.user_idx, s.reference) AS message
  FROM spend s WHERE NOT EXISTS (
    SELECT 1 FROM exam_data x WHERE 'exam:' || x.idx = s.reference AND x.user_idx = s.user_idx)
  UNION ALL
  SELECT 'I11', format('자료 %s(회원 %s): 자료의 사용 %s, 내역의 사용 %s', x.idx, x.user_idx, x.used_points, coalesce(s.used, 0))
  FROM exam_data x LEFT JOIN spend s ON s.reference = 'exam:' || x.idx
  WHERE x.used_points <> coalesce(s.used, 0)
  UNION ALL
  SELECT 'I11', format('자료 %s(회원 %s, %s): 자료의 환급 %s, 내역의 환급 %s', x.idx, x.user_idx, x.status, x.refund_points, coalesce(s.returned, 0))
  FROM exam_data x LEFT JOIN spend s ON s.reference = 'exam:' || x.idx
  WHERE x.refund_points <> coalesce(s.returned, 0)
  UNION ALL
  SELECT 'I11', format('자료 %s(회원 %s): 실패했는데 %s 가운데 %s만 환급', x.idx, x.user_idx, x.used_points, x.refund_points)
  FROM exam_data x WHERE x.status = 'failed' AND x.refund_points <> x.used_points
  UNION ALL
  SELECT 'I11', format('자료 %s(회원 %s): %s부터 끝나지 않음', x.idx, x.user_idx, x.created_at)
  FROM exam_data x WHERE x.status IN ('queued', 'running') AND x.created_at < now() - interval '1 hour'`;

const checks: readonly SQL[] = [
  booksCheck,
  balanceCheck,
  signCheck,
  appendOnlyCheck,
  returnCheck,
  deliveryCheck,
  creditCheck,
  stuckPaymentCheck,
  refundCheck,
];

/** Everything that breaks an invariant, read from one snapshot. */
export async function listComplaints(tx: Transaction): Promise<Complaint[]> {
  const complaints: Complaint[] = [];
  for (const check of checks) complaints.push(...(await queryRows<Complaint>(tx, check)));
  return complaints;
}

export async function findUserName(db: Db, userIdx: number): Promise<string | undefined> {
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.userIdx, userIdx));
  return row?.name;
}

export async function insertAudit(tx: Transaction, row: typeof operatorAudits.$inferInsert): Promise<void> {
  await tx.insert(operatorAudits).values(row);
}
