/** One amount card is shown for each; any step between the limits may be typed. */
export const cardAmounts: readonly number[] = [5000, 10_000, 30_000, 50_000, 100_000];
export const minAmount = 1000;
export const maxAmount = 500_000;
export const stepAmount = 1000;

/** Bonus in percent from an amount on, smallest first. */
export const bonusTiers: readonly { fromAmount: number; ratePercent: number }[] = [
  { fromAmount: 30_000, ratePercent: 3 },
  { fromAmount: 50_000, ratePercent: 5 },
  { fromAmount: 100_000, ratePercent: 7 },
];

/** Whether the server sells this amount. */
export function isChargeable(amount: number): boolean {
  return (
    Number.isSafeInteger(amount) && amount >= minAmount && amount <= maxAmount && amount % stepAmount === 0
  );
}

/** The highest tier not above the amount. */
export function getBonusRate(amount: number): number {
  return bonusTiers.findLast(({ fromAmount }) => amount >= fromAmount)?.ratePercent ?? 0;
}

/** Bonus points of a charge, whole points only. */
export function getBonusPoints(amount: number): number {
  return Math.floor((amount * getBonusRate(amount)) / 100);
}

/** VAT inside an amount, as the provider reckons it. */
export function getVat(amount: number): number {
  return Math.round(amount / 11);
}

const wonFormat = new Intl.NumberFormat('ko-KR');

/** 30,000원 */
export function formatWon(amount: number): string {
  return `${wonFormat.format(amount)}원`;
}

/** What the payment window and the card statement show. */
export function getOrderName(amount: number): string {
  return `자두 포인트 ${wonFormat.format(amount)}P`;
}

export type RefundRule = 'full' | 'partial' | 'none';

export interface RefundInput {
  amount: number;
  refundedAmount: number;
  approvedAt: Date;
  /** What is left of the points of this very charge. */
  paidRemaining: number;
  bonusPoints: number;
  bonusRemaining: number;
  nowAt: Date;
}

export interface RefundPlan {
  rule: RefundRule;
  /** Won to give back. */
  amount: number;
  paidPoints: number;
  bonusPoints: number;
}

export const fullRefundDays = 7;
const dayMs = 86_400_000;
const laterRatePercent = 90;

/**
 * Within seven days and unused everything goes back, later or after use 90 % of the paid points that are
 * left. Points given with the charge never become money; what is left of them goes.
 */
export function planRefund(input: RefundInput): RefundPlan {
  const { amount, refundedAmount, approvedAt, paidRemaining, bonusPoints, bonusRemaining, nowAt } = input;
  const left = amount - refundedAmount;
  const isEarly = nowAt.getTime() - approvedAt.getTime() <= fullRefundDays * dayMs;
  const isUnused = refundedAmount === 0 && paidRemaining === amount && bonusRemaining === bonusPoints;
  const won =
    isEarly && isUnused ? amount : Math.min(left, Math.floor((paidRemaining * laterRatePercent) / 100));
  if (won <= 0) return { rule: 'none', amount: 0, paidPoints: 0, bonusPoints: 0 };
  return {
    rule: isEarly && isUnused ? 'full' : 'partial',
    amount: won,
    paidPoints: paidRemaining,
    bonusPoints: bonusRemaining,
  };
}
