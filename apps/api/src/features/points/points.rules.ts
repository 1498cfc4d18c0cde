/** Points that came in together and are not used up yet. */
export interface OpenLot {
  idx: number;
  remaining: number;
}

/** What happens to one lot: negative takes points out, positive puts them back. */
export interface LotMove {
  lot: number;
  delta: number;
}

/** How much a spend took from a lot and how much of that already went back. */
export interface SpentLot {
  lot: number;
  taken: number;
  returned: number;
}

export type BonusKind = 'signup' | 'referral' | 'coupon' | 'charge' | 'grant';

const bonusLifeYears = 1;
const paidLifeYears = 5;

/**
 * Puts points back where a spend took them, what it took last first: paid points, which live longer,
 * return before bonus points. Undefined when the spend has less than that left to give back.
 */
export function planReturn(spent: readonly SpentLot[], amountPoints: number): LotMove[] | undefined {
  const moves: LotMove[] = [];
  let missing = amountPoints;
  for (const part of spent.toReversed()) {
    const delta = Math.min(part.taken - part.returned, missing);
    if (delta <= 0) continue;
    moves.push({ lot: part.lot, delta });
    missing -= delta;
  }
  return missing === 0 ? moves : undefined;
}

/** The instant from which points that come in now are no longer good; a leap day ends on 1 March. */
export function getExpiry(kind: 'paid' | 'bonus', from: Date): Date {
  const expiry = new Date(from);
  expiry.setUTCFullYear(from.getUTCFullYear() + (kind === 'paid' ? paidLifeYears : bonusLifeYears));
  return expiry;
}

const pointFormat = new Intl.NumberFormat('ko-KR');

/** 1,000P */
export function formatPoints(points: number): string {
  return `${pointFormat.format(points)}P`;
}

/** What a user reads when a spend does not fit the balance. */
export function describeShortage(missingPoints: number): string {
  return `포인트가 ${formatPoints(missingPoints)} 부족해요. 충전하고 이어서 만들까요?`;
}

const koreanOffset = '+09:00';

/** The instants between which a history of whole Korean days lies: `from` inclusive, `to` exclusive. */
export function getPeriod(from: string | undefined, to: string | undefined): { from?: Date; to?: Date } {
  const dayMs = 86_400_000;
  return {
    ...(from === undefined ? {} : { from: new Date(`${from}T00:00:00${koreanOffset}`) }),
    ...(to === undefined ? {} : { to: new Date(Date.parse(`${to}T00:00:00${koreanOffset}`) + dayMs) }),
  };
}
