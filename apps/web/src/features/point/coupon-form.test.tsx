import { redeemCoupon } from '@jadoo/contract';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { StrictMode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CouponForm } from '#features/point/coupon-form.tsx';
import { getUser } from '#session/user-store.ts';
import { answer } from '#test/api.ts';
import { renderScreen } from '#test/render-screen.tsx';
import { forgetEverything, signIn } from '#test/sign-in.ts';

const server = setupServer();
let sent: unknown[] = [];
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  sent = [];
  forgetEverything();
  signIn();
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

type Reply = Exclude<Parameters<typeof answer>[1], (...input: never[]) => unknown>;

function show(reply: Reply) {
  server.use(
    answer(redeemCoupon, async (request) => {
      sent.push(await request.json());
      return reply;
    }),
  );
  renderScreen(
    '/event/promotion',
    '/event/promotion',
    <StrictMode>
      <CouponForm />
    </StrictMode>,
  );
}
const field = () => screen.getByRole('textbox', { name: '쿠폰 번호' });
const button = () => screen.getByRole('button', { name: '쿠폰 쓰기' });
const given = { COUPON_TITLE: '가을 응원', POINT: 1000, UM_POINT: 1500 };

describe('a coupon code', () => {
  it('is sent once for a double click and gives its points', async () => {
    show({ data: given, delayMs: 20 });
    await userEvent.type(field(), ' autumn-2026 ');
    await userEvent.dblClick(button());
    expect(await screen.findByText('‘가을 응원’ 쿠폰으로 1,000P를 받았어요.')).toBeTruthy();
    expect(sent).toEqual([{ CODE: 'autumn-2026' }]);
    expect(getUser().POINT).toBe(1500);
    expect((field() as HTMLInputElement).value).toBe('');
  });

  it('is sent with the Enter key too', async () => {
    show({ data: given });
    await userEvent.type(field(), 'AUTUMN{Enter}');
    expect(await screen.findByText(/1,000P를 받았어요/u)).toBeTruthy();
    expect(sent).toEqual([{ CODE: 'AUTUMN' }]);
  });

  it('that is missing is asked for before anything is sent', async () => {
    show({ data: given });
    await userEvent.click(button());
    expect(await screen.findByText('쿠폰 번호를 적어 주세요.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it.each([
    ['coupon-unknown', '쿠폰 번호를 확인해 주세요.'],
    ['coupon-ended', '사용 기간이 아닌 쿠폰이에요.'],
    ['coupon-used-up', '준비한 수량이 모두 소진된 쿠폰이에요.'],
    ['coupon-used', '이미 쓴 쿠폰이에요.'],
  ])('that is refused (%s) says why and stays to be mended', async (reason, message) => {
    show({ code: '409', reason, message });
    await userEvent.type(field(), 'AUTUMN');
    await userEvent.click(button());
    expect(await screen.findByText(message)).toBeTruthy();
    expect((field() as HTMLInputElement).value).toBe('AUTUMN');
    expect(getUser().POINT).toBe(500);
  });

  it('can be tried again after a fault of the server', async () => {
    show({ code: '500', message: '문제가 생겼어요.' });
    await userEvent.type(field(), 'AUTUMN');
    await userEvent.click(button());
    expect(await screen.findByText('문제가 생겼어요.')).toBeTruthy();
    server.use(answer(redeemCoupon, { data: given }));
    await userEvent.click(button());
    expect(await screen.findByText(/1,000P를 받았어요/u)).toBeTruthy();
  });
});
