import { confirmPointOrder, getPointOrder, type PointOrder } from '@jadoo/contract';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { StrictMode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProcessScreen } from '#features/point/process-screen.tsx';
import { answer } from '#test/api.ts';
import { makeOrder } from '#test/payment-factories.ts';
import { renderScreen } from '#test/render-screen.tsx';
import { forgetEverything, signIn } from '#test/sign-in.ts';

const server = setupServer();
const address =
  '/point/process?next=%2Fquick&paymentType=NORMAL&orderId=jd-order-1&paymentKey=pay-1&amount=30000';
let confirmed: unknown[] = [];
let asked = 0;

beforeAll(() => {
  configure({ asyncUtilTimeout: 10_000 });
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  confirmed = [];
  asked = 0;
  forgetEverything();
  signIn();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

type Reply = Parameters<typeof answer>[1];

const answerConfirm = (reply: Exclude<Reply, (...input: never[]) => unknown>) =>
  answer(confirmPointOrder, async (request) => {
    confirmed.push(await request.json());
    return reply;
  });
const answerOrder = (...orders: [PointOrder, ...PointOrder[]]) =>
  answer(getPointOrder, () => {
    const data = orders[Math.min(asked, orders.length - 1)];
    asked += 1;
    return { data };
  });
const show = (at = address) =>
  renderScreen(
    '/point/process',
    at,
    <StrictMode>
      <ProcessScreen />
    </StrictMode>,
  );
type Router = ReturnType<typeof show>;
const getPlace = ({ state }: Router) => state.location.pathname + state.location.search;
const waitForPlace = (router: Router, path: string) => waitFor(() => expect(getPlace(router)).toBe(path));

describe('the end of a payment', () => {
  it('asks once for the approval although effects run twice, and goes on in place of itself', async () => {
    server.use(answerConfirm({ data: makeOrder(), delayMs: 30 }));
    const router = show();
    expect(screen.getByText('결제를 확인하고 있어요')).toBeTruthy();
    await waitForPlace(router, '/point/success?orderId=jd-order-1&next=%2Fquick');
    expect(confirmed).toEqual([{ orderId: 'jd-order-1', paymentKey: 'pay-1', amount: 30_000 }]);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('after a reload only asks how it ended', async () => {
    server.use(answerConfirm({ data: makeOrder() }), answerOrder(makeOrder()));
    await waitForPlace(show(), '/point/success?orderId=jd-order-1&next=%2Fquick');
    cleanup();
    await waitForPlace(show(), '/point/success?orderId=jd-order-1&next=%2Fquick');
    expect([confirmed.length, asked]).toEqual([1, 1]);
  });

  it('after a reload asks again when the first asking never arrived', async () => {
    sessionStorage.setItem('payment-sent-jd-order-1', 'pay-1');
    server.use(answerConfirm({ data: makeOrder() }), answerOrder(makeOrder({ STATUS: 'ready' })));
    await waitForPlace(show(), '/point/success?orderId=jd-order-1&next=%2Fquick');
    expect([confirmed.length, asked]).toEqual([1, 1]);
  });

  it('keeps asking while the provider has not answered, without another approval', async () => {
    const unknown = makeOrder({ STATUS: 'unknown', MESSAGE: '확인하고 있어요.' });
    server.use(answerConfirm({ data: unknown }), answerOrder(unknown, makeOrder()));
    await waitForPlace(show(), '/point/success?orderId=jd-order-1&next=%2Fquick');
    expect([confirmed.length, asked]).toEqual([1, 2]);
  });

  it('a fault of the server is no failure: it asks on and finds the credit', async () => {
    server.use(answerConfirm({ code: '500', message: '문제가 생겼어요.' }), answerOrder(makeOrder()));
    await waitForPlace(show(), '/point/success?orderId=jd-order-1&next=%2Fquick');
    expect([confirmed.length, asked]).toEqual([1, 1]);
  });

  it.each(['amount-changed', 'order-closed'])('a refusal (%s) leads to the error page', async (reason) => {
    server.use(answerConfirm({ code: '409', message: '안 돼요.', reason }));
    await waitForPlace(show(), `/point/error?reason=${reason}&orderId=jd-order-1&next=%2Fquick`);
    expect(confirmed).toHaveLength(1);
  });

  it('a declined payment leads to the fail page', async () => {
    server.use(answerConfirm({ data: makeOrder({ STATUS: 'failed', FAIL_CODE: 'REJECT_CARD_PAYMENT' }) }));
    await waitForPlace(show(), '/point/fail?orderId=jd-order-1&next=%2Fquick');
  });

  it('shows where to pay in when a deposit is awaited, and stays', async () => {
    const account = {
      BANK_NM: '국민은행',
      ACCOUNT_NO: '12345678901234',
      HOLDER: '자두',
      DUE_DT: '2026-11-28T14:59:59.000Z',
    };
    server.use(answerConfirm({ data: makeOrder({ STATUS: 'waiting', VIRTUAL_ACCOUNT: account }) }));
    const router = show();
    expect(await screen.findByText('12345678901234')).toBeTruthy();
    expect(screen.getByText('국민은행')).toBeTruthy();
    expect(screen.getByText('30,000원')).toBeTruthy();
    expect(screen.getByText('2026.11.28 23:59')).toBeTruthy();
    expect(getPlace(router)).toBe(address);
  });

  it('without a payment in the address nothing is asked for', async () => {
    await waitForPlace(show('/point/process?amount=1'), '/point/error?reason=no-payment');
    expect([confirmed.length, asked]).toEqual([0, 0]);
  });

  it('an order that was never paid leads back to charging', async () => {
    server.use(answerOrder(makeOrder({ STATUS: 'ready' })));
    await waitForPlace(show('/point/process?orderId=jd-order-1'), '/point/charge');
    expect(confirmed).toEqual([]);
  });
});
