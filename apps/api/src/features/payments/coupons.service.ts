import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { AppError } from '#errors.ts';
import { grantBonus } from '#features/points/points.service.ts';
import { listAllSelves } from '#features/session/former-selves.service.ts';
import { type CouponRow, countUse, findCoupon, hasUsed, insertCoupon, insertUse } from './coupons.store.ts';

/** Codes are compared without regard to case, dashes and spaces. */
export function normaliseCode(code: string): string {
  return code.normalize('NFKC').replace(/[\s-]/gu, '').toUpperCase();
}

function isValid(coupon: CouponRow, nowAt: Date): boolean {
  return coupon.startsAt <= nowAt && coupon.endsAt > nowAt;
}

/** Turns a code into bonus points, once for each person and not more often than the coupon allows. */
export function redeem(
  db: Db,
  userIdx: number,
  code: string,
  nowAt: Date,
): Promise<{ title: string; points: number; balancePoints: number }> {
  return inTransaction(db, async (tx) => {
    const coupon = await findCoupon(tx, normaliseCode(code));
    if (!coupon) throw new AppError('coupon-unknown');
    const selves = await listAllSelves(tx, userIdx);
    if (await hasUsed(tx, coupon.idx, selves)) throw new AppError('coupon-used');
    if (!(await countUse(tx, coupon.idx, nowAt))) {
      throw new AppError(isValid(coupon, nowAt) ? 'coupon-used-up' : 'coupon-ended');
    }
    // Counting has locked the coupon: of two calls of one user the second sees here what the first did.
    if (await hasUsed(tx, coupon.idx, selves)) throw new AppError('coupon-used');
    const { entryIdx, balancePoints } = await grantBonus(tx, {
      userIdx,
      amountPoints: coupon.points,
      reference: `${coupon.idx}:${userIdx}`,
      title: `쿠폰 · ${coupon.title}`,
      kind: 'coupon',
    });
    await insertUse(tx, { couponIdx: coupon.idx, userIdx, entryIdx });
    return { title: coupon.title, points: coupon.points, balancePoints };
  });
}

export type NewCoupon = Pick<CouponRow, 'code' | 'title' | 'points' | 'maxUses' | 'startsAt' | 'endsAt'>;

/** Makes a coupon; 409 duplicate when the code is taken. */
export async function createCoupon(tx: Db, coupon: NewCoupon): Promise<CouponRow> {
  const made = await insertCoupon(tx, { ...coupon, code: normaliseCode(coupon.code) });
  if (!made) throw new AppError('duplicate', { message: '이미 있는 쿠폰 번호예요.' });
  return made;
}
