import { listNotices } from '@jadoo/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { NoticeGate } from '#shell/notice-gate.tsx';
import { hideNoticeToday, isNoticeHidden, isNoticePath, noticeKey } from '#shell/notice-rules.ts';
import { openReceipt } from '#shell/receipt-popup.ts';
import { answer } from '#test/api.ts';
import { installDialog } from '#test/dialog.ts';

const notices = [
  { POPUP_IMAGE_URL: '/first.png', POPUP_TITLE: '첫 공지' },
  { POPUP_IMAGE_URL: '/second.png', POPUP_TITLE: '둘째 공지' },
];
let asked = 0;
const server = setupServer();
beforeAll(() => {
  installDialog();
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  asked = 0;
  document.cookie = `${noticeKey}=; path=/; max-age=0`;
  server.use(
    answer(listNotices, () => {
      asked += 1;
      return { data: notices };
    }),
  );
});
afterEach(cleanup);
afterAll(() => {
  server.close();
});

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <NoticeGate />
    </MemoryRouter>,
  );

it('shows picture and title of the first notice; 닫기 closes it for now only', async () => {
  open('/');
  const image = await screen.findByAltText('첫 공지');
  expect(image.getAttribute('src')).toBe('/first.png');
  expect(screen.queryByAltText('둘째 공지')).toBeNull();
  await userEvent.click(screen.getByText('닫기'));
  expect(screen.queryByAltText('첫 공지')).toBeNull();
  expect(isNoticeHidden()).toBe(false);
});

it('오늘 하루 보지 않기 hides it for the day', async () => {
  const { unmount } = open('/');
  await userEvent.click(await screen.findByText('오늘 하루 보지 않기'));
  expect(screen.queryByAltText('첫 공지')).toBeNull();
  unmount();
  open('/');
  expect(isNoticeHidden()).toBe(true);
  expect(asked).toBe(1);
});

it('never asks on a print view', () => {
  expect(isNoticePath('/print/preview')).toBe(false);
  expect(isNoticePath('/data/print')).toBe(false);
  expect(isNoticePath('/data')).toBe(true);
  open('/print/preview');
  expect(asked).toBe(0);
});

it('is back when the date is another one, and is kept for a day of seconds', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  const evening = new Date(2026, 10, 21, 23, 50);
  hideNoticeToday(evening);
  expect(written.mock.calls[0]?.[0]).toContain('=2026-11-21;');
  expect(written.mock.calls[0]?.[0]).toContain(`max-age=${1440 * 60};`);
  expect(isNoticeHidden(evening)).toBe(true);
  expect(isNoticeHidden(new Date(2026, 10, 21, 0, 0))).toBe(true);
  expect(isNoticeHidden(new Date(2026, 10, 22, 0, 10))).toBe(false);
  written.mockRestore();
});

it('a receipt opens 400 by 700 under the name 영수증 and is recorded', () => {
  const openWindow = vi.spyOn(window, 'open').mockReturnValue(window);
  window.dataLayer = [];
  expect(openReceipt('https://dashboard.tosspayments.com/receipt/x')).toBe(true);
  expect(openWindow).toHaveBeenCalledWith(
    'https://dashboard.tosspayments.com/receipt/x',
    '영수증',
    'width=400,height=700',
  );
  expect(window.dataLayer).toEqual([{ event: 'receipt_opened', opened: true, UM_IDX: '' }]);
  expect(openReceipt('javascript:alert(1)')).toBe(false);
  expect(openReceipt('http://evil.example/')).toBe(false);
  expect(openWindow).toHaveBeenCalledTimes(1);
  openWindow.mockRestore();
});
