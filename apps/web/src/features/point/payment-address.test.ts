// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readInterruption, readOrderId, readPayment } from '#features/point/payment-address.ts';
import { readNext, toPaymentPath } from '#features/point/payment-path.ts';

const search = (text: string) => new URLSearchParams(text);

describe('the address after the payment window', () => {
  it('gives the payment with its amount as a number', () => {
    expect(readPayment(search('paymentType=NORMAL&orderId=jd-123456&paymentKey=pay1&amount=30000'))).toEqual({
      orderId: 'jd-123456',
      paymentKey: 'pay1',
      amount: 30_000,
    });
  });

  it.each([
    '',
    'orderId=jd-123456&amount=30000',
    'orderId=jd-123456&paymentKey=pay1',
    'orderId=jd-123456&paymentKey=pay1&amount=',
    'orderId=jd-123456&paymentKey=pay1&amount=3e4',
    'orderId=jd-123456&paymentKey=pay1&amount=-30000',
    'orderId=<b>&paymentKey=pay1&amount=30000',
    `orderId=jd-123456&paymentKey=${'k'.repeat(201)}&amount=30000`,
  ])('%j is no payment', (text) => {
    expect(readPayment(search(text))).toBeNull();
  });

  it('gives code and order of a failure and nothing else', () => {
    expect(readInterruption(search('code=PAY_PROCESS_CANCELED&message=<script>&order=jd-123456'))).toEqual({
      code: 'PAY_PROCESS_CANCELED',
      orderId: 'jd-123456',
    });
    expect(readInterruption(search('code=X'))).toEqual({ code: 'X' });
    expect(readInterruption(search('message=hello'))).toBeNull();
    expect(readInterruption(search('code='))).toBeNull();
    expect(readInterruption(search(`code=${'x'.repeat(101)}`))).toBeNull();
  });

  it("the provider's order goes before our own, a malformed one counts as absent", () => {
    expect(readOrderId(search('order=jd-111111&orderId=jd-222222'))).toBe('jd-222222');
    expect(readOrderId(search('order=jd-111111&orderId=x'))).toBe('jd-111111');
    expect(readOrderId(search('orderId=../x'))).toBeNull();
  });
});

it.each([
  ['next=/quick', '/quick'],
  [`next=${encodeURIComponent('/data/basic?resume=true')}`, '/data/basic?resume=true'],
  ['', null],
  ['next=/', null],
  ['next=https://evil.example', null],
  ['next=//evil.example', null],
  [`next=${encodeURIComponent('/\\evil.example')}`, null],
])('%j leads on to %j', (text, path) => {
  expect(readNext(search(text))).toBe(path);
});

it('a page keeps what is known and leaves out the rest', () => {
  expect(toPaymentPath('/point/success', { orderId: 'jd-1', next: '/data/basic?resume=true' })).toBe(
    '/point/success?orderId=jd-1&next=%2Fdata%2Fbasic%3Fresume%3Dtrue',
  );
  expect(toPaymentPath('/point/charge', { next: null })).toBe('/point/charge');
});
