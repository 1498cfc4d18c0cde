import { getPointReceipt, listPointEntries, type PointEntry } from '@jadoo/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PointHistory } from '#features/point/point-history.tsx';
import { useLoadingStore } from '#shell/simple-stores.ts';
import { answer } from '#test/api.ts';
import { installDialog } from '#test/dialog.ts';
import { renderScreen } from '#test/render-screen.tsx';
import { forgetEverything, signIn } from '#test/sign-in.ts';

const entries: PointEntry[] = [
  {
    PT_IDX: 2,
    PT_KIND: 'charge',
    PT_TITLE: '30,000원 충전',
    AMOUNT: 30_000,
    BALANCE: 33_000,
    REG_DT: '2026-11-21T05:30:00.000Z',
    ORDER_ID: 'order-1',
  },
  {
    PT_IDX: 1,
    PT_KIND: 'bonus',
    PT_TITLE: '가입 보너스',
    AMOUNT: 3000,
    BALANCE: 3000,
    REG_DT: '2026-11-20T05:30:00.000Z',
  },
];
const server = setupServer();
beforeAll(() => {
  installDialog();
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  forgetEverything();
  signIn();
  server.use(answer(listPointEntries, { data: { items: entries, page: 1, size: 10, total: 2 } }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const showHistory = async () => {
  renderScreen('/point/list', '/point/list', <PointHistory />);
  await screen.findByText('30,000원 충전');
};

describe('the history of points', () => {
  it('tells each change with its sign, the balance after it and the Korean time', async () => {
    await showHistory();
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows[0]).toContain('+30,000P');
    expect(rows[0]).toContain('잔액 33,000P');
    expect(rows[0]).toContain('2026.11.21 14:30');
    expect(screen.getByText('2건')).toBeTruthy();
  });

  it('offers a receipt for a charge and for nothing else', async () => {
    await showHistory();
    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => within(row).queryByRole('button', { name: '영수증' }) !== null)).toEqual([
      true,
      false,
    ]);
  });

  it('opens the receipt in its window, under the loading overlay until it is there', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(window);
    const overlay: boolean[] = [];
    const stop = useLoadingStore.subscribe(({ isLoading }) => overlay.push(isLoading));
    const url = 'https://dashboard.tosspayments.com/receipt/1';
    server.use(answer(getPointReceipt, { data: { RECEIPT_URL: url, CASH_RECEIPT_URL: null } }));
    await showHistory();
    await userEvent.click(screen.getByRole('button', { name: '영수증' }));
    await waitFor(() => expect(open).toHaveBeenCalledWith(url, '영수증', 'width=400,height=700'));
    await waitFor(() => expect(overlay).toEqual([true, false]));
    stop();
  });

  it('lets the payer choose when there is a cash receipt too', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(window);
    const urls = {
      RECEIPT_URL: 'https://receipt.example/1',
      CASH_RECEIPT_URL: 'https://receipt.example/cash',
    };
    server.use(answer(getPointReceipt, { data: urls }));
    await showHistory();
    await userEvent.click(screen.getByRole('button', { name: '영수증' }));
    await userEvent.click(await screen.findByRole('button', { name: '현금영수증' }));
    await userEvent.click(screen.getByRole('button', { name: '결제 영수증' }));
    expect(open.mock.calls.map(([url]) => url)).toEqual([urls.CASH_RECEIPT_URL, urls.RECEIPT_URL]);
    await userEvent.click(screen.getByRole('button', { name: '닫기' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [
      'there is none yet',
      { code: '409', message: '영수증이 아직 없어요.', reason: 'no-receipt' },
      '영수증이 아직 없어요.',
    ],
    ['the server fails', { code: '500', message: '문제가 <b>생겼어요</b>.' }, '문제가 <b>생겼어요</b>.'],
  ] as const)('says so in the alert when %s', async (_name, reply, words) => {
    server.use(answer(getPointReceipt, reply));
    await showHistory();
    await userEvent.click(screen.getByRole('button', { name: '영수증' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain(words);
    await userEvent.click(screen.getByText('확인'));
    expect(useLoadingStore.getState().isLoading).toBe(false);
  });

  it('says so when the browser keeps the window from opening', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    server.use(
      answer(getPointReceipt, { data: { RECEIPT_URL: 'https://receipt.example/1', CASH_RECEIPT_URL: null } }),
    );
    await showHistory();
    await userEvent.click(screen.getByRole('button', { name: '영수증' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('팝업을 허용');
    await userEvent.click(screen.getByText('확인'));
  });
});
