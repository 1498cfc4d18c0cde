/** A planted mistake: `search` stands exactly once in `file`, and the tests named by `only` must fail without it. */
export interface Mutant {
  name: string;
  file: string;
  search: string;
  replace: string;
  test: string;
  /** Part of the names of the tests to run. */
  only: string;
}

const payments = 'apps/api/src/features/payments';
const points = 'apps/api/src/features/points';
const takePoints = 'apps/api/src/db/migrations/0010_history-numbers.sql';
const faults = `${payments}/payments.faults.test.ts`;
const races = `${payments}/payments.races.test.ts`;
const refunds = `${payments}/refunds.test.ts`;
const orders = `${payments}/payments.test.ts`;
const ledger = `${points}/ledger.test.ts`;

/** Mistakes in the handling of money, of which no test may be silent. */
export const mutants: readonly Mutant[] = [
  {
    name: 'an order is taken for confirming in any state',
    file: `${payments}/payments.store.ts`,
    search: ".where(and(eq(paymentOrders.idx, idx), eq(paymentOrders.status, 'ready')))",
    replace: '.where(eq(paymentOrders.idx, idx))',
    test: orders,
    only: 'credits the points and the bonus, once',
  },
  {
    name: 'an order moves without a look at its state',
    file: `${payments}/payments.store.ts`,
    search: '.where(and(eq(paymentOrders.idx, idx), inArray(paymentOrders.status, [...from])))',
    replace: '.where(and(eq(paymentOrders.idx, idx), from.length < 0 ? undefined : undefined))',
    test: orders,
    only: 'a payment window that was left',
  },
  {
    name: 'the amount that the provider tells is not compared',
    file: `${payments}/settling.service.ts`,
    search: 'payment.orderId !== order.orderId || payment.totalAmount !== order.amount',
    replace: 'payment.orderId !== order.orderId',
    test: orders,
    only: 'an amount that the provider tells differently',
  },
  {
    name: 'the amount of the browser is not compared',
    file: `${payments}/payments.service.ts`,
    search: "if (amount !== order.amount) throw new AppError('amount-changed');",
    replace: '',
    test: orders,
    only: 'of another amount than the order',
  },
  {
    name: "somebody else's order is found",
    file: `${payments}/payments.store.ts`,
    search: 'and(eq(paymentOrders.orderId, orderId), eq(paymentOrders.userIdx, userIdx))',
    replace: 'and(eq(paymentOrders.orderId, orderId), userIdx < 0 ? undefined : undefined)',
    test: orders,
    only: 'is there for its owner alone',
  },
  {
    name: 'the secret of a deposit is not compared',
    file: `${payments}/payments.service.ts`,
    search: '!fitsSecret(notice.secret, order.depositSecret)',
    replace: '(notice.secret === undefined || !fitsSecret(notice.secret, String(notice.secret)))',
    test: orders,
    only: 'of a deposit credits once',
  },
  {
    name: 'an unclear answer to an approval counts as a no',
    file: `${payments}/settling.service.ts`,
    search: "const refusalCode = answer.kind === 'payment' ? undefined : answer.code;",
    replace: "const refusalCode = answer.kind === 'payment' ? undefined : (answer.code ?? 'UNKNOWN');",
    test: orders,
    only: 'is given up only when',
  },
  {
    name: 'the bonus of a charge is forgotten',
    file: `${payments}/settling.service.ts`,
    search: 'if (bonusPoints === 0) return;',
    replace: 'if (bonusPoints >= 0) return;',
    test: faults,
    only: 'a death at any await of a notice',
  },
  {
    name: 'the provider is asked while a transaction is open',
    file: `${payments}/settling.service.ts`,
    search: 'const order = await lockOrder(tx, orderIdx);',
    replace:
      'const order = await lockOrder(tx, orderIdx);\n    await deps.provider.findByOrder(order.orderId);',
    test: faults,
    only: 'a death at any await of a notice',
  },
  {
    name: 'a refund takes no points',
    file: `${payments}/refunds.service.ts`,
    search: 'await takeForRefund(tx, {',
    replace: 'if (amount < 0) await takeForRefund(tx, {',
    test: refunds,
    only: 'of an unused charge gives all back',
  },
  {
    name: 'each attempt of a refund has a key of its own',
    file: `${payments}/refunds.service.ts`,
    search: 'idempotencyKey: `refund-${refund.refundId}-${refund.attempt}`,',
    replace: 'idempotencyKey: randomUUID(),',
    test: refunds,
    only: 'of a part whose answer does not come',
  },
  {
    name: 'an old answer takes a deposit back',
    file: `${payments}/settling.service.ts`,
    search: "if (!isFresh && (await isTurned(tx, settled, payment))) return 'turned';",
    replace: 'if (!isFresh) await isTurned(tx, settled, payment);',
    test: refunds,
    only: 'is not believed from an answer that is older',
  },
  {
    name: 'a coupon is counted without its limit',
    file: `${payments}/coupons.store.ts`,
    search: 'or(isNull(coupons.maxUses), lt(coupons.usedCount, coupons.maxUses)),',
    replace: 'or(isNull(coupons.maxUses), lt(coupons.usedCount, 1_000_000)),',
    test: races,
    only: 'for ten is given to ten',
  },
  {
    name: 'nobody waits for the accounts of a user',
    file: takePoints,
    search: 'WHERE p.user_idx = taken_from ORDER BY p.idx FOR UPDATE) a;',
    replace: 'WHERE p.user_idx = taken_from ORDER BY p.idx) a;',
    test: ledger,
    only: '10,000 simultaneous spends',
  },
  {
    name: 'paid points are used before bonus points',
    file: takePoints,
    search: 'ORDER BY l.kind, l.expires_at, l.idx',
    replace: 'ORDER BY l.kind DESC, l.expires_at, l.idx',
    test: ledger,
    only: 'bonus points are used before paid ones',
  },
  {
    name: 'the accounts keep what the lots lost',
    file: takePoints,
    search: 'UPDATE point_account a SET balance = a.balance - part',
    replace: 'UPDATE point_account a SET balance = a.balance',
    test: ledger,
    only: 'bonus points are used before paid ones',
  },
  {
    name: 'a spend happens again for the same reference',
    file: takePoints,
    search: 'entry_kind, entry_reference, entry_title, -taken, total - taken)',
    replace: 'entry_kind, entry_reference || random(), entry_title, -taken, total - taken)',
    test: ledger,
    only: 'simultaneous spends of one reference',
  },
  {
    name: 'a repeat of a key does its work again',
    file: `${points}/idempotency.service.ts`,
    search: 'if (stored) return stored.answer as Answer;',
    replace: '',
    test: `${points}/idempotency.test.ts`,
    only: 'gives a repeat the stored answer',
  },
  {
    name: 'an old answer reopens a canceled order',
    file: `${payments}/settling.service.ts`,
    search: "if (!isFresh && isReopened(order, payment)) return 'turned';",
    replace: '',
    test: orders,
    only: 'is not credited by an answer from before that',
  },
  {
    name: 'a line of the history is not counted in its tab',
    file: takePoints,
    search: "(NEW.kind = 'charge')::integer",
    replace: "(NEW.kind = 'bonus')::integer",
    test: ledger,
    only: 'every page of every tab and period',
  },
];
