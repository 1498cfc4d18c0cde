import type { getPointProducts, OutputOf } from '@jadoo/contract';
import { formatCount, formatWon } from '#text/format.ts';

export type PointProducts = OutputOf<typeof getPointProducts>;
type Limits = Pick<PointProducts, 'MIN_AMOUNT' | 'MAX_AMOUNT' | 'STEP_AMOUNT'>;

/** What was typed as an own amount: a chargeable amount, or why it is none. */
export type OwnAmount = { amount: number; error?: undefined } | { amount: null; error: string };

/** Reads an own amount; separators and 원 may stand in it. */
export function readOwnAmount(text: string, { MIN_AMOUNT, MAX_AMOUNT, STEP_AMOUNT }: Limits): OwnAmount {
  const digits = text.replaceAll(/[\s,원]/gu, '');
  if (digits === '') return { amount: null, error: '충전할 금액을 적어 주세요.' };
  const amount = Number(digits);
  if (!/^\d{1,15}$/u.test(digits)) return { amount: null, error: '금액은 숫자로 적어 주세요.' };
  if (amount < MIN_AMOUNT) return { amount: null, error: `${formatWon(MIN_AMOUNT)}부터 충전할 수 있어요.` };
  if (amount > MAX_AMOUNT)
    return { amount: null, error: `한 번에 ${formatWon(MAX_AMOUNT)}까지 충전할 수 있어요.` };
  if (amount % STEP_AMOUNT !== 0)
    return { amount: null, error: `${formatWon(STEP_AMOUNT)} 단위로 적어 주세요.` };
  return { amount };
}

/** The typed digits with separators, as they stand in the field. */
export function formatTyped(text: string): string {
  const digits = text.replaceAll(/\D/gu, '').slice(0, 9);
  return digits === '' ? '' : formatCount(Number(digits));
}

/** Bonus points of an amount: the highest tier not above it counts. */
export function getBonusPoints(amount: number, tiers: PointProducts['BONUS_TIERS']): number {
  const rate = tiers.reduce(
    (best, tier) => (amount >= tier.FROM_AMOUNT && tier.FROM_AMOUNT >= best.FROM_AMOUNT ? tier : best),
    { FROM_AMOUNT: 0, BONUS_RATE: 0 },
  ).BONUS_RATE;
  return Math.floor((amount * rate) / 100);
}

/** VAT inside an amount. */
export function getVat(amount: number): number {
  return Math.round(amount / 11);
}
