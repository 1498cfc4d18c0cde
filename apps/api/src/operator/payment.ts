import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { Db } from '#db/client.ts';
import {
  addCoupon,
  decideRefund,
  reconcile,
  showOrder,
} from '#features/operator/operator-payments.service.ts';
import type { SettlingDeps } from '#features/payments/settling.service.ts';
import { readWhole, say, UsageError } from '#operator/words.ts';
import type { PaymentProvider } from '#providers/payment-provider.ts';

const text = { type: 'string' } as const;
const maxCouponPoints = 1_000_000;
const maxUses = 1_000_000;
const maxDays = 3650;
const dayMs = 86_400_000;

function sign(operator: string | undefined, reason: string | undefined) {
  const given = reason?.trim() ?? '';
  if (given === '') throw new UsageError('reason: 까닭을 적어 주세요.');
  return { operator: operator ?? userInfo().username, reason: given };
}

function makeDeps(db: Db, provider: PaymentProvider): SettlingDeps {
  return {
    db,
    provider,
    now: () => new Date(),
    onTrouble: (orderId, message) => void process.stderr.write(`${orderId}: ${message}\n`),
  };
}

/** Settles what is open and compares recent orders with the provider; 1 when something is left. */
export async function runReconcile(db: Db, args: string[], payments: PaymentProvider): Promise<number> {
  const { values } = parseArgs({ args, options: { days: text, operator: text } });
  const days = readWhole(values.days ?? '3', 'days', maxDays);
  const report = await reconcile(makeDeps(db, payments), sign(values.operator, '결제사와 맞추기'), days);
  say(`끝낸 것 ${report.settled}건, 맞춰 본 주문 ${report.compared}건.`);
  for (const name of report.stillOpen) say(`아직 끝나지 않음: ${name}`);
  for (const difference of report.differences) say(`다름: ${difference}`);
  return report.stillOpen.length + report.differences.length === 0 ? 0 : 1;
}

/** Shows one order with its refunds. */
export async function runOrder(db: Db, args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { order: text, operator: text } });
  if (values.order === undefined) throw new UsageError('order: 주문 번호를 적어 주세요.');
  const { lines } = await showOrder(db, sign(values.operator, '주문 확인'), values.order);
  for (const line of lines) say(line);
  return 0;
}

const decisions = ['retry', 'by-hand', 'reject'] as const;

/** Decides a refund that the provider has refused. */
export async function runRefund(db: Db, args: string[], payments: PaymentProvider): Promise<number> {
  const options = { refund: text, decision: text, reason: text, operator: text };
  const { values } = parseArgs({ args, options });
  const decision = decisions.find((one) => one === values.decision);
  if (!decision) throw new UsageError(`decision: ${decisions.join(', ')} 가운데 하나를 적어 주세요.`);
  const signature = sign(values.operator, values.reason);
  const refundIdx = readWhole(values.refund, 'refund', Number.MAX_SAFE_INTEGER);
  const status = await decideRefund(makeDeps(db, payments), signature, refundIdx, decision);
  say(`환불 ${refundIdx}: ${status}`);
  return 0;
}

function readDay(given: string | undefined, name: string): Date {
  const day = new Date(`${given ?? ''}T00:00:00+09:00`);
  if (!/^\d{4}-\d\d-\d\d$/u.test(given ?? '') || Number.isNaN(day.getTime())) {
    throw new UsageError(`${name}: 2026-12-31처럼 날짜를 적어 주세요.`);
  }
  return day;
}

/** Makes a coupon; its days are Korean, the last one included. */
export async function runCoupon(db: Db, args: string[]): Promise<number> {
  const options = { code: text, title: text, points: text, uses: text, from: text, until: text };
  const { values } = parseArgs({ args, options: { ...options, reason: text, operator: text } });
  const { code = '', title = '' } = values;
  if (!/^[A-Za-z0-9가-힣-]{4,40}$/u.test(code)) {
    throw new UsageError('code: 글자와 숫자로 4~40자를 적어 주세요.');
  }
  if (title.trim() === '') throw new UsageError('title: 회원에게 보일 이름을 적어 주세요.');
  const endsAt = new Date(readDay(values.until, 'until').getTime() + dayMs);
  const startsAt = values.from === undefined ? new Date() : readDay(values.from, 'from');
  if (startsAt >= endsAt) throw new UsageError('until: 시작보다 뒤여야 해요.');
  const made = await addCoupon(db, sign(values.operator, values.reason), {
    code,
    title: title.trim(),
    points: readWhole(values.points, 'points', maxCouponPoints),
    maxUses: values.uses === undefined ? null : readWhole(values.uses, 'uses', maxUses),
    startsAt,
    endsAt,
  });
  say(`쿠폰을 만들었어요: ${made}`);
  return 0;
}
