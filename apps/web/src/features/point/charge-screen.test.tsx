import { createPointOrder, failPointOrder, getPointProducts, listOpenPointOrders } from '@jadoo/contract';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { StrictMode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChargeScreen } from '#features/point/charge-screen.tsx';
import { agreementId, methodsId } from '#features/point/use-payment-widgets.ts';
import { answer } from '#test/api.ts';
import { makeOrder, someProducts } from '#test/payment-factories.ts';
import { renderScreen } from '#test/render-screen.tsx';
import { forgetEverything, signIn } from '#test/sign-in.ts';

const server = setupServer();
let ordered: number[] = [];
let failed: unknown[] = [];
/** What the provider's script was asked for. */
let shownAmounts: number[] = [];
let shownParts: string[] = [];
let requests: object[] = [];
let requestPayment: () => Promise<never>;

const never = () => new Promise<never>(() => undefined);
const stop = (code: string) => () => Promise.reject(Object.assign(new Error('결제사의 말'), { code }));

/** Stands in for the script of the payment provider, the border of this app. */
function installProvider(): void {
  const part = () => Promise.resolve({ destroy: () => Promise.resolve() });
  const render = ({ selector }: { selector: string }) => {
    shownParts.push(selector);
    return part();
  };
  Object.assign(window, {
    TossPayments: () => ({
      widgets: () => ({
        setAmount: ({ value }: { value: number }) => {
          shownAmounts.push(value);
          return Promise.resolve();
        },
        renderPaymentMethods: render,
        renderAgreement: render,
        requestPayment: (details: object) => {
          requests.push(details);
          return requestPayment();
        },
      }),
    }),
  });
}

beforeAll(() => {
  configure({ asyncUtilTimeout: 5000 });
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  [ordered, failed, shownAmounts, shownParts, requests] = [[], [], [], [], []];
  requestPayment = never;
  forgetEverything();
  signIn();
  installProvider();
  server.use(
    answer(getPointProducts, { data: someProducts }),
    answer(listOpenPointOrders, { data: { items: [] } }),
    answer(createPointOrder, async (request) => {
      const { AMOUNT } = (await request.json()) as { AMOUNT: number };
      ordered.push(AMOUNT);
      const orderId = `jd-order-${ordered.length}`;
      return { data: makeOrder({ STATUS: 'ready', AMOUNT, orderId }), delayMs: 20 };
    }),
    answer(failPointOrder, async (request) => {
      failed.push(await request.json());
      return { data: { MESSAGE: '결제를 취소했어요.', IS_CANCEL: true, ORDER: null } };
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

async function show(address = '/point/charge') {
  const router = renderScreen(
    '/point/charge',
    address,
    <StrictMode>
      <ChargeScreen />
    </StrictMode>,
  );
  const button = await screen.findByRole('button', { name: /결제하기$/u });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  return router;
}
const agree = () => userEvent.click(screen.getByLabelText(/유의사항과 환불 규정/u));
const getPay = () => screen.getByRole('button', { name: /결제하기$/u });

describe('charging', () => {
  it('shows balance, bonus, VAT and the amount on the button', async () => {
    await show();
    expect(screen.getByText('500P')).toBeTruthy();
    expect(screen.getByText('+900P (3%)')).toBeTruthy();
    expect(screen.getByText('부가세 2,727원 포함')).toBeTruthy();
    expect(screen.getByText('31,400P')).toBeTruthy();
    expect(getPay().textContent).toBe('30,000원 결제하기');
  });

  it('puts methods and agreement of the provider into the page once, and tells it each amount', async () => {
    await show();
    expect(shownParts).toEqual([`#${methodsId}`, `#${agreementId}`]);
    await userEvent.click(screen.getByLabelText('10,000원'));
    expect(getPay().textContent).toBe('10,000원 결제하기');
    await waitFor(() => expect(shownAmounts.at(-1)).toBe(10_000));
  });

  it('opens one window for a double click, with the order of the server and the way on', async () => {
    await show(`/point/charge?next=${encodeURIComponent('/data/basic?resume=true')}`);
    await agree();
    await userEvent.dblClick(getPay());
    await userEvent.click(getPay());
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(ordered).toEqual([30_000]);
    const next = 'next=%2Fdata%2Fbasic%3Fresume%3Dtrue';
    expect(requests[0]).toEqual({
      orderId: 'jd-order-1',
      orderName: '자두 포인트 30,000P',
      windowTarget: 'self',
      successUrl: `${location.origin}/point/process?${next}`,
      failUrl: `${location.origin}/point/process-fail?order=jd-order-1&${next}`,
    });
  });

  it('a foreign way on is dropped', async () => {
    await show('/point/charge?next=https%3A%2F%2Fevil.example');
    await agree();
    await userEvent.click(getPay());
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(JSON.stringify(requests)).not.toContain('evil');
  });

  it('without consent nothing is ordered', async () => {
    await show();
    await userEvent.click(getPay());
    expect(screen.getByText('결제하려면 동의해 주세요.')).toBeTruthy();
    expect(ordered).toEqual([]);
  });

  it('takes an own amount in steps only, with its bonus', async () => {
    await show();
    await agree();
    await userEvent.click(screen.getByLabelText('직접 입력'));
    const field = screen.getByLabelText(/충전할 금액/u);
    await userEvent.type(field, '50500');
    expect(screen.getByText('1,000원 단위로 적어 주세요.')).toBeTruthy();
    await userEvent.click(getPay());
    expect(ordered).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, '52000');
    expect(screen.getByText('보너스 2,600P를 더 드려요.')).toBeTruthy();
    await userEvent.click(getPay());
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(ordered).toEqual([52_000]);
  });

  it('a cancel is said in our own words and told to the server', async () => {
    requestPayment = stop('USER_CANCEL');
    await show();
    await agree();
    await userEvent.click(getPay());
    expect(await screen.findByText('결제를 취소했어요. 청구되지 않았어요.')).toBeTruthy();
    expect(screen.queryByText(/결제사의 말/u)).toBeNull();
    expect(failed).toEqual([{ code: 'USER_CANCEL', orderId: 'jd-order-1' }]);
    requestPayment = never;
    await userEvent.click(getPay());
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(ordered).toEqual([30_000, 30_000]);
  });

  it('what is missing in the form of the window keeps the order for the next try', async () => {
    requestPayment = stop('NEED_AGREEMENT_WITH_REQUIRED_TERMS');
    await show();
    await agree();
    await userEvent.click(getPay());
    expect(await screen.findByText('결제 서비스 이용 약관에 동의해 주세요.')).toBeTruthy();
    requestPayment = never;
    await userEvent.click(getPay());
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(ordered).toEqual([30_000]);
  });

  it('the page that the back button brings back can pay again, with a new order', async () => {
    await show();
    await agree();
    await userEvent.click(getPay());
    await waitFor(() => expect(requests).toHaveLength(1));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(getPay().getAttribute('aria-busy')).toBeNull());
    await userEvent.click(getPay());
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(ordered).toEqual([30_000, 30_000]);
  });

  it('a window of its own that stopped leads to the result, a foreign message to nothing', async () => {
    const router = await show();
    const data = { type: 'jadoo-payment-stopped', code: 'PAY_PROCESS_CANCELED', orderId: 'jd-order-1' };
    window.dispatchEvent(new MessageEvent('message', { origin: 'https://evil.example', data }));
    window.dispatchEvent(new MessageEvent('message', { origin: location.origin, data: { type: 'other' } }));
    expect(router.state.location.pathname).toBe('/point/charge');
    window.dispatchEvent(new MessageEvent('message', { origin: location.origin, data }));
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        '/point/fail?code=PAY_PROCESS_CANCELED&orderId=jd-order-1',
      ),
    );
  });

  it('a charge that waits for its deposit is shown with the way to its account', async () => {
    const items = [makeOrder({ STATUS: 'waiting' })];
    server.use(answer(listOpenPointOrders, { data: { items } }));
    await show();
    const link = await screen.findByRole('link', { name: '입금 계좌 보기' });
    expect(link.getAttribute('href')).toBe('/point/process?orderId=jd-order-1');
  });
});
