import { sql } from 'drizzle-orm';

/** I5: an order that is done has one charge of its amount and one bonus, and no charge is without its order. */
export const creditCheck = sql`
  SELECT 'I5' AS rule, format('주문 %s(회원 %s): %s원 완료, 내역의 충전 %s', o.order_id, o.user_idx, o.amount, coalesce(e.amount, 0)) AS message
  FROM payment_order o LEFT JOIN point_entry e
    ON e.kind = 'charge' AND e.reference = 'order:' || o.order_id AND e.user_idx = o.user_idx AND e.idx = o.charge_entry_idx
  WHERE o.status = 'done' AND o.amount IS DISTINCT FROM e.amount
  UNION ALL
  SELECT 'I5', format('내역 %s(회원 %s): 충전 %s가 완료된 주문에 없음', e.idx, e.user_idx, e.reference)
  FROM point_entry e LEFT JOIN payment_order o ON o.charge_entry_idx = e.idx AND o.status = 'done'
  WHERE e.kind = 'charge' AND e.reference LIKE 'order:%' AND o.idx IS NULL
  UNION ALL
  SELECT 'I5', format('주문 %s(회원 %s, %s): 보너스 %s, 내역의 보너스 %s', o.order_id, o.user_idx, o.status, o.bonus_points, coalesce(e.amount, 0))
  FROM payment_order o LEFT JOIN point_entry e
    ON e.kind = 'bonus' AND e.reference = 'charge:' || o.order_id AND e.user_idx = o.user_idx
  WHERE coalesce(e.amount, 0) <> CASE WHEN o.status = 'done' THEN o.bonus_points ELSE 0 END`;

/** I6, as far as it shows here: nothing stays unsettled. The rest is what reconciling asks the provider. */
export const stuckPaymentCheck = sql`
  SELECT 'I6' AS rule, format('주문 %s(회원 %s): %s부터 %s', order_id, user_idx, updated_at, status) AS message
  FROM payment_order WHERE status IN ('confirming', 'unknown') AND coalesce(confirmed_at, created_at) < now() - interval '1 hour'
  UNION ALL
  SELECT 'I6', format('환불 %s(회원 %s): %s부터 처리되지 않음', idx, user_idx, created_at)
  FROM payment_refund WHERE status = 'requested' AND created_at < now() - interval '1 day'`;

/** I10: what went back never outgrows what was charged, and the points say the same as the refunds. */
export const refundCheck = sql`
  SELECT 'I10' AS rule, format('주문 %s(회원 %s): %s원 가운데 환불 %s, 환불 기록의 합 %s', o.order_id, o.user_idx, o.amount, o.refunded_amount, coalesce(r.amount, 0)) AS message
  FROM payment_order o LEFT JOIN (
    SELECT order_idx, sum(amount) AS amount FROM payment_refund WHERE status <> 'failed' GROUP BY order_idx) r ON r.order_idx = o.idx
  WHERE o.refunded_amount <> coalesce(r.amount, 0) OR o.refunded_amount > o.amount
  UNION ALL
  SELECT 'I10', format('환불 %s(회원 %s, %s): 포인트 %s, 내역의 포인트 %s', r.idx, r.user_idx, r.status,
    CASE WHEN r.status = 'failed' THEN 0 ELSE r.paid_points + r.bonus_points END, -coalesce(e.amount, 0))
  FROM payment_refund r LEFT JOIN LATERAL (
    SELECT sum(x.amount) AS amount FROM point_entry x
    WHERE x.user_idx = r.user_idx AND x.reference IN ('refund:' || r.refund_id, 'refund-bonus:' || r.refund_id)) e ON true
  WHERE -coalesce(e.amount, 0) <> CASE WHEN r.status = 'failed' THEN 0 ELSE r.paid_points + r.bonus_points END
  UNION ALL
  SELECT 'I10', format('내역 %s(회원 %s): 환불 %s에 기록이 없음', e.idx, e.user_idx, e.reference)
  FROM point_entry e WHERE e.kind = 'refund' AND NOT EXISTS (
    SELECT 1 FROM payment_refund r WHERE e.reference = 'refund:' || r.refund_id)`;
