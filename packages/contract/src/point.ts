import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, pageOf, pageQuery, points } from './envelope.ts';

/** One line of the points history. AMOUNT is signed, BALANCE the balance after it. */
export const pointEntry = z.strictObject({
  PT_IDX: z.int().min(1),
  PT_KIND: z.enum(['charge', 'bonus', 'spend', 'compensation', 'refund', 'expiry', 'grant', 'deduct']),
  PT_TITLE: z.string(),
  AMOUNT: points,
  BALANCE: points,
  REG_DT: instant,
  /** Of a charge: its order, for receipt and refund. */
  ORDER_ID: z.string().optional(),
});
export type PointEntry = z.infer<typeof pointEntry>;

export const listPointEntries = endpoint({
  method: 'GET',
  path: '/pointList',
  auth: 'bearer',
  summary: '포인트 내역',
  query: z.strictObject({
    tab: z.enum(['all', 'charge', 'spend', 'other']).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    ...pageQuery,
  }),
  output: pageOf(pointEntry),
});
