import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db, Transaction } from '#db/client.ts';
import { coupons, couponUses } from '#db/schema.ts';

export type CouponRow = typeof coupons.$inferSelect;

export async function findCoupon(db: Db, code: string): Promise<CouponRow | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  return row;
}

export async function insertCoupon(
  tx: Db,
  row: Pick<CouponRow, 'code' | 'title' | 'points' | 'maxUses' | 'startsAt' | 'endsAt'>,
): Promise<CouponRow | undefined> {
  const [made] = await tx.insert(coupons).values(row).onConflictDoNothing().returning();
  return made;
}

/** Counts one use if the coupon is valid now and has one left. */
export async function countUse(tx: Transaction, idx: number, nowAt: Date): Promise<boolean> {
  const rows = await tx
    .update(coupons)
    .set({ usedCount: sql`${coupons.usedCount} + 1` })
    .where(
      and(
        eq(coupons.idx, idx),
        lte(coupons.startsAt, nowAt),
        gt(coupons.endsAt, nowAt),
        or(isNull(coupons.maxUses), lt(coupons.usedCount, coupons.maxUses)),
      ),
    )
    .returning({ idx: coupons.idx });
  return rows.length === 1;
}

/** Whether one of these users has used the coupon. */
export async function hasUsed(db: Db, couponIdx: number, userIdxs: readonly number[]): Promise<boolean> {
  const where = and(eq(couponUses.couponIdx, couponIdx), inArray(couponUses.userIdx, [...userIdxs]));
  const rows = await db.select({ idx: couponUses.idx }).from(couponUses).where(where);
  return rows.length > 0;
}

export async function insertUse(
  tx: Transaction,
  row: { couponIdx: number; userIdx: number; entryIdx: number },
): Promise<void> {
  await tx.insert(couponUses).values(row);
}
