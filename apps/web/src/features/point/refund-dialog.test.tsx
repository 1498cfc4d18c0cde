import { getPointOrder, refundPointOrder, type PointOrder } from '@jadoo/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RefundButton } from '#features/point/refund-dialog.tsx';
import { getUser } from '#session/user-store.ts';
import { answer } from '#test/api.ts';
import { installDialog } from '#test/dialog.ts';
import { makeOrder } from '#test/payment-factories.ts';
import { renderScreen } from '#test/render-screen.tsx';
import { forgetEverything, signIn } from '#test/sign-in.ts';

const server = setupServer();
let sent: unknown[] = [];
const record = {
  STATUS: 'done' as const,
  AMOUNT: 30_000,
  POINT: 30_000,
  BONUS_POINT: 900,
  MESSAGE: '환불했어요.',
  REG_DT: '2026-11-21T06:00:00.000Z',
};
beforeAll(() => {
  installDialog();
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  sent = [];
  forgetEverything();
  signIn();
  server.use(
    answer(refundPointOrder, async (request) => {
      sent.push(await request.json());
      return { data: makeOrder({ UM_POINT: 500, REFUNDS: [record] }), delayMs: 20 };
    }),
  );
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

async function open(order: PointOrder) {
  server.use(answer(getPointOrder, { data: order }));
  renderScreen('/point/list', '/point/list', <RefundButton orderId="jd-order-1" />);
  await userEvent.click(screen.getByRole('button', { name: '환불 신청' }));
  await screen.findByText(order.REFUND.MESSAGE);
}
const withQuote = (fields: Partial<PointOrder['REFUND']>) =>
  makeOrder({ REFUND: { ...makeOrder().REFUND, ...fields } });

describe('asking for a refund', () => {
  it('shows the rules and what comes back, and sends the shown amount once', async () => {
    await open(makeOrder());
    expect(
      screen.getByText(/7일 안에 보너스까지 전혀 사용하지 않은 충전은 결제 금액 전부를 환불합니다/u),
    ).toBeTruthy();
    expect(screen.getByText('-30,000P')).toBeTruthy();
    expect(screen.getByText('-900P')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/환불 사유/u), ' 잘못 충전했어요 ');
    await userEvent.dblClick(screen.getByRole('button', { name: '30,000원 환불 신청하기' }));
    expect(await screen.findByText('환불했어요.')).toBeTruthy();
    expect(sent).toEqual([{ orderId: 'jd-order-1', EXPECTED_AMOUNT: 30_000, REASON: '잘못 충전했어요' }]);
    expect(getUser().POINT).toBe(500);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('wants the reason first', async () => {
    await open(makeOrder());
    await userEvent.click(screen.getByRole('button', { name: '30,000원 환불 신청하기' }));
    expect(screen.getByText('환불 사유를 적어 주세요.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('wants a bank account where a deposit goes back', async () => {
    await open(withQuote({ NEEDS_ACCOUNT: true }));
    await userEvent.type(screen.getByLabelText(/환불 사유/u), '안 써요');
    const button = screen.getByRole('button', { name: '30,000원 환불 신청하기' });
    await userEvent.click(button);
    expect(screen.getByText('은행을 골라 주세요.')).toBeTruthy();
    expect(screen.getByText('예금주를 적어 주세요.')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText(/환불받을 은행/u), '88');
    await userEvent.type(screen.getByLabelText(/계좌번호/u), '110-123-456789');
    await userEvent.type(screen.getByLabelText(/예금주/u), '김자두');
    await userEvent.click(button);
    await waitFor(() =>
      expect(sent).toEqual([
        {
          orderId: 'jd-order-1',
          EXPECTED_AMOUNT: 30_000,
          REASON: '안 써요',
          ACCOUNT: { BANK: '88', ACCOUNT_NO: '110123456789', HOLDER: '김자두' },
        },
      ]),
    );
  });

  it('shows the new amount when the quote is no longer true', async () => {
    await open(makeOrder());
    const message = '환불 금액이 바뀌었어요. 다시 확인해 주세요.';
    server.use(
      answer(refundPointOrder, { code: '409', message, reason: 'refund-changed' }),
      answer(getPointOrder, {
        data: withQuote({ RULE: 'partial', AMOUNT: 25_000, MESSAGE: '남은 유료 포인트의 90%가 환불돼요.' }),
      }),
    );
    await userEvent.type(screen.getByLabelText(/환불 사유/u), '안 써요');
    await userEvent.click(screen.getByRole('button', { name: '30,000원 환불 신청하기' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await screen.findByRole('button', { name: '25,000원 환불 신청하기' })).toBeTruthy();
    expect(getUser().POINT).toBe(500);
  });

  it('offers nothing to send when nothing comes back, and tells of earlier refunds', async () => {
    const quote = { RULE: 'none' as const, AMOUNT: 0, POINT: 0, BONUS_POINT: 0 };
    await open({
      ...withQuote({ ...quote, MESSAGE: '이미 환불한 충전이에요.' }),
      REFUNDS: [{ ...record, MESSAGE: '지난달에 환불했어요.' }],
    });
    expect(screen.queryByRole('button', { name: /환불 신청하기/u })).toBeNull();
    expect(screen.getByText('지난달에 환불했어요.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '닫기' }));
    expect(screen.queryByText('이미 환불한 충전이에요.')).toBeNull();
  });
});
