// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTyped, getBonusPoints, getVat, readOwnAmount } from '#features/point/charge-amount.ts';

const limits = { MIN_AMOUNT: 1000, MAX_AMOUNT: 500_000, STEP_AMOUNT: 1000 };
const tiers = [
  { FROM_AMOUNT: 30_000, BONUS_RATE: 3 },
  { FROM_AMOUNT: 50_000, BONUS_RATE: 5 },
  { FROM_AMOUNT: 100_000, BONUS_RATE: 7 },
];

describe('an own amount', () => {
  it.each([
    ['1000', 1000],
    ['12,000', 12_000],
    [' 500,000원 ', 500_000],
  ])('%j is chargeable', (text, amount) => {
    expect(readOwnAmount(text, limits)).toEqual({ amount });
  });

  it.each([
    ['', '충전할 금액을 적어 주세요.'],
    ['0', '1,000원부터 충전할 수 있어요.'],
    ['999', '1,000원부터 충전할 수 있어요.'],
    ['501000', '한 번에 500,000원까지 충전할 수 있어요.'],
    ['1500', '1,000원 단위로 적어 주세요.'],
    ['-3000', '금액은 숫자로 적어 주세요.'],
    ['3e4', '금액은 숫자로 적어 주세요.'],
    ['0x3e8', '금액은 숫자로 적어 주세요.'],
    ['삼만', '금액은 숫자로 적어 주세요.'],
  ])('%j is none, and it says why', (text, error) => {
    expect(readOwnAmount(text, limits)).toEqual({ amount: null, error });
  });

  it('whatever is typed gives an amount within the limits or a sentence', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (text) => {
        const { amount, error } = readOwnAmount(text, limits);
        if (amount === null) expect(error).not.toBe('');
        else expect([amount >= 1000, amount <= 500_000, amount % 1000]).toEqual([true, true, 0]);
      }),
    );
  });

  it('stands in the field with separators only', () => {
    expect([formatTyped('12000'), formatTyped('12,0005'), formatTyped('abc')]).toEqual([
      '12,000',
      '120,005',
      '',
    ]);
  });
});

it.each([
  [5000, 0],
  [29_000, 0],
  [30_000, 900],
  [49_000, 1470],
  [50_000, 2500],
  [100_000, 7000],
  [500_000, 35_000],
])('a charge of %i brings %i bonus points, in whatever order the tiers come', (amount, bonus) => {
  expect(getBonusPoints(amount, tiers)).toBe(bonus);
  expect(getBonusPoints(amount, tiers.toReversed())).toBe(bonus);
});

it('VAT is an eleventh, rounded', () => {
  expect([getVat(30_000), getVat(10_000), getVat(5000)]).toEqual([2727, 909, 455]);
});
