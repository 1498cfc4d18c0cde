// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  describePaymentError,
  describeStop,
  describeWindowCode,
  isFormCode,
  readCode,
} from '#features/point/payment-words.ts';

describe('words for the codes of a payment', () => {
  it('says for both cancel codes that nothing was charged', () => {
    for (const code of ['USER_CANCEL', 'PAY_PROCESS_CANCELED']) {
      expect(describeWindowCode(code)).toBe('결제를 취소했어요. 청구되지 않았어요.');
      expect(describeStop(code)).toBe('결제를 취소했어요. 청구되지 않았어요.');
    }
  });

  it('tells what is missing in the form', () => {
    expect(isFormCode('NEED_AGREEMENT_WITH_REQUIRED_TERMS')).toBe(true);
    expect(describeWindowCode('NEED_AGREEMENT_WITH_REQUIRED_TERMS')).toContain('약관');
    expect(isFormCode('USER_CANCEL')).toBe(false);
  });

  it.each(['<b>전화 주세요</b>', 'toString', '__proto__', 'constructor', ''])(
    'never repeats or runs what the address or a script says: %j',
    (strange) => {
      expect(isFormCode(strange)).toBe(false);
      expect(describeWindowCode(strange)).toContain('결제창을 열지 못했어요');
      expect(describeStop(strange)).toContain('결제를 마치지 못했어요');
      expect(describePaymentError(strange)).toContain('결제를 확인하지 못했어요');
    },
  );

  it('has words of its own for each refusal of an approval', () => {
    const texts = ['amount-changed', 'order-closed', 'not-found', 'no-payment', null].map(
      describePaymentError,
    );
    expect(new Set(texts).size).toBe(5);
  });

  it('reads the code of an error and survives anything else', () => {
    expect(readCode(Object.assign(new Error('x'), { code: 'USER_CANCEL' }))).toBe('USER_CANCEL');
    for (const thrown of [null, undefined, 'USER_CANCEL', { code: 3 }, new Error('x')])
      expect(readCode(thrown)).toBe('');
  });
});
