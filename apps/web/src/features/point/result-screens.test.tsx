import { failPointOrder, getPointOrder, getPointReceipt } from '@jadoo/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FailScreen } from '#features/point/fail-screen.tsx';
import { ProcessFailScreen } from '#features/point/process-fail-screen.tsx';
import { SuccessScreen } from '#features/point/success-screen.tsx';
import { PaymentErrorScreen } from '#features/point/payment-error-screen.tsx';
import { getUser } from '#session/user-store.ts';
import { answer } from '#test/api.ts';
import { installDialog } from '#test/dialog.ts';
import { makeOrder } from '#test/payment-factories.ts';
import { renderScreen } from '#test/render-screen.tsx';
import { forgetEverything, signIn } from '#test/sign-in.ts';

const server = setupServer();
beforeAll(() => {
  installDialog();
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  forgetEverything();
  signIn();
  window.dataLayer = [];
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Object.assign(window, { opener: null });
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

describe('/point/success', () => {
  const show = (search: string) =>
    renderScreen('/point/success', `/point/success?${search}`, <SuccessScreen />);

  it('tells what was paid, takes over the balance and leads on', async () => {
    server.use(answer(getPointOrder, { data: makeOrder() }));
    show('orderId=jd-order-1&next=%2Fquick');
    expect(await screen.findByText('30,900P를 충전했어요')).toBeTruthy();
    expect(screen.getByText('부가세 2,727원 포함')).toBeTruthy();
    expect(screen.getByText('2026.11.21 14:31')).toBeTruthy();
    expect(getUser().POINT).toBe(31_400);
    expect(screen.getByRole('link', { name: '이어서 하기' }).getAttribute('href')).toBe('/quick');
  });

  it('opens the receipt in its window of 400×700 and records that', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(window);
    const url = 'https://dashboard.tosspayments.com/receipt/1';
    server.use(
      answer(getPointOrder, { data: makeOrder() }),
      answer(getPointReceipt, { data: { RECEIPT_URL: url, CASH_RECEIPT_URL: null } }),
    );
    show('orderId=jd-order-1');
    await userEvent.click(await screen.findByRole('button', { name: '영수증 보기' }));
    await waitFor(() => expect(open).toHaveBeenCalledWith(url, '영수증', 'width=400,height=700'));
    expect(window.dataLayer).toContainEqual({ event: 'receipt_opened', opened: true, UM_IDX: '7' });
  });

  it('an order that is not through goes to the page that follows it', async () => {
    server.use(answer(getPointOrder, { data: makeOrder({ STATUS: 'unknown' }) }));
    const router = show('orderId=jd-order-1');
    await waitFor(() => expect(router.state.location.pathname).toBe('/point/process'));
    expect(getUser().POINT).toBe(500);
  });
});

describe('/point/fail', () => {
  const show = (search: string) => renderScreen('/point/fail', `/point/fail?${search}`, <FailScreen />);

  it('tells the server the code and shows its sentence, never the message of the address', async () => {
    const told: unknown[] = [];
    server.use(
      answer(failPointOrder, async (request) => {
        told.push(await request.json());
        const ORDER = makeOrder({ STATUS: 'failed' });
        return { data: { MESSAGE: '카드사에서 승인하지 않았어요.', IS_CANCEL: false, ORDER } };
      }),
    );
    show('code=REJECT_CARD_COMPANY&message=지금 02-1234로 전화 주세요&orderId=jd-order-1&next=%2Fquick');
    expect(await screen.findByText('카드사에서 승인하지 않았어요.')).toBeTruthy();
    expect(document.body.textContent).not.toContain('전화');
    expect(told).toEqual([{ code: 'REJECT_CARD_COMPANY', orderId: 'jd-order-1' }]);
    const again = screen.getByRole('link', { name: '다시 충전하기' });
    expect(again.getAttribute('href')).toBe('/point/charge?next=%2Fquick');
  });

  it('an order that goes on after all is not called failed', async () => {
    const ORDER = makeOrder({ STATUS: 'confirming' });
    server.use(
      answer(failPointOrder, { data: { MESSAGE: '결제를 확인하고 있어요.', IS_CANCEL: false, ORDER } }),
    );
    show('code=X&orderId=jd-order-1');
    expect(await screen.findByText('진행 중인 결제예요')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '다시 충전하기' })).toBeNull();
  });

  it('has its own words when the server does not answer', async () => {
    server.use(answer(failPointOrder, { code: '500', message: '문제가 생겼어요.' }));
    show('code=PAY_PROCESS_CANCELED');
    expect(await screen.findByText('결제를 취소했어요. 청구되지 않았어요.')).toBeTruthy();
  });

  it('after a declined approval tells why, from the order', async () => {
    const declined = makeOrder({ STATUS: 'failed', MESSAGE: '정지된 카드예요. 다른 카드로 결제해 주세요.' });
    server.use(answer(getPointOrder, { data: declined }));
    show('orderId=jd-order-1');
    expect(await screen.findByText('정지된 카드예요. 다른 카드로 결제해 주세요.')).toBeTruthy();
    expect(screen.getByRole('heading').textContent).toBe('결제를 마치지 못했어요');
  });

  it('without anything in the address there is no payment', () => {
    show('message=hello');
    expect(screen.getByText('확인할 결제가 없어요')).toBeTruthy();
  });
});

describe('/point/process-fail', () => {
  const show = () =>
    renderScreen(
      '/point/process-fail',
      '/point/process-fail?code=PAY_PROCESS_CANCELED&message=x&order=jd-order-1&next=%2Fquick',
      <ProcessFailScreen />,
    );

  it('tells the page that opened it, and closes', () => {
    const postMessage = vi.fn();
    const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
    Object.assign(window, { opener: { closed: false, postMessage } });
    show();
    expect(postMessage).toHaveBeenCalledWith(
      { type: 'jadoo-payment-stopped', code: 'PAY_PROCESS_CANCELED', orderId: 'jd-order-1' },
      location.origin,
    );
    expect(close).toHaveBeenCalledOnce();
  });

  it('without an opener it stays and links to the result', () => {
    const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
    show();
    expect(close).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: '계속하기' }).getAttribute('href')).toBe(
      '/point/fail?code=PAY_PROCESS_CANCELED&orderId=jd-order-1&next=%2Fquick',
    );
  });
});

it('/point/error has words for the reason and prints nothing from the address', () => {
  renderScreen('/point/error', '/point/error?reason=amount-changed&message=evil', <PaymentErrorScreen />);
  expect(screen.getByRole('alert').textContent).toContain('결제 금액이 주문과 달라');
  cleanup();
  renderScreen('/point/error', '/point/error?reason=evil', <PaymentErrorScreen />);
  expect(document.body.textContent).not.toContain('evil');
});
