import { createLoginTicket, getProfile, listOwnMeanings, updateProfile, withdraw } from '@jadoo/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProfileForm } from '#features/profile/profile-form.tsx';
import { UserinfoScreen } from '#features/profile/userinfo-screen.tsx';
import { setNavigation } from '#session/navigation.ts';
import { getUser } from '#session/user-store.ts';
import { answer } from '#test/api.ts';
import { installDialog } from '#test/dialog.ts';
import { forgetEverything, signIn } from '#test/sign-in.ts';

const profile = {
  UM_IDX: '7',
  UM_NM: '김자두',
  UM_EMAIL: 'plum@example.com',
  UM_PHONE: '01012345678',
  UM_JOB: 'academy',
  UM_SCHOOL: '자두영어학원',
  UM_OAUTH_CD: 'google',
  UM_POINT: 12_300,
  PAID_POINT: 10_000,
  BONUS_POINT: 2300,
  MARKETING: true,
  REFERRAL_CODE: 'JD7K2M9Q',
  REG_DT: '2026-11-20T05:30:00Z',
} as const;
const go = vi.fn<(path: string) => void>();
const reload = vi.fn<() => void>();
const server = setupServer();
beforeAll(() => {
  installDialog();
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  forgetEverything();
  signIn();
  server.use(answer(listOwnMeanings, { data: { items: [], page: 1, size: 20, total: 0 } }));
  go.mockReset();
  reload.mockReset();
  setNavigation({ go, reload });
});
afterEach(async () => {
  cleanup();
  server.resetHandlers();
  if (go.mock.calls.length > 0) await vi.waitUntil(() => reload.mock.calls.length > 0);
});
afterAll(() => {
  server.close();
});

function show(element: React.ReactNode) {
  const router = createMemoryRouter(
    [
      { path: '/here', element },
      { path: '*', element: <p>다른 화면</p> },
    ],
    {
      initialEntries: ['/here'],
    },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

it('shows who somebody is and what is left, paid and bonus apart', async () => {
  server.use(answer(getProfile, { data: profile }));
  show(<UserinfoScreen />);
  for (const text of [
    '김자두',
    'Google 계정',
    '010-1234-5678',
    '학원 강사',
    '12,300P',
    '2026.11.20',
    'JD7K2M9Q',
  ]) {
    expect(await screen.findByText(text)).toBeDefined();
  }
  expect(screen.getByText('충전 10,000P · 보너스 2,300P')).toBeDefined();
});

it('says when it does not load and tries again', async () => {
  server.use(answer(getProfile, { code: '404', message: '찾을 수 없어요.' }));
  show(<UserinfoScreen />);
  expect(await screen.findByText('찾을 수 없어요.')).toBeDefined();
  server.use(answer(getProfile, { data: profile }));
  await userEvent.click(screen.getByText('다시 시도'));
  expect(await screen.findByText('김자두')).toBeDefined();
});

it('makes a one-time link for another device', async () => {
  server.use(
    answer(getProfile, { data: profile }),
    answer(createLoginTicket, { data: { TICKET: 'a/b', EXPIRES_IN: 60 } }),
  );
  show(<UserinfoScreen />);
  await userEvent.click(await screen.findByText('주소 만들기'));
  expect(await screen.findByText(`${location.origin}/auth/a%2Fb`)).toBeDefined();
  expect(screen.getByText(/60초 남았고/u)).toBeDefined();
});

describe('leaving', () => {
  const open = async () => {
    server.use(answer(getProfile, { data: profile }));
    show(<UserinfoScreen />);
    await userEvent.click(await screen.findByText('회원 탈퇴'));
  };
  const leave = () => screen.getByText('탈퇴하기').closest('button') as HTMLButtonElement;

  it('asks for a confirmation, then for giving up paid points, and ends the session', async () => {
    const bodies: unknown[] = [];
    server.use(
      answer(withdraw, async (request) => {
        const body = withdraw.body.parse(await request.json());
        bodies.push(body);
        return body.forfeit ? {} : { code: '409', message: '남은 포인트가 있어요.', reason: 'has-balance' };
      }),
    );
    await open();
    expect(leave().disabled).toBe(true);
    await userEvent.click(screen.getByLabelText('사라지는 것을 확인했고 탈퇴할게요.'));
    await userEvent.click(leave());
    expect(await screen.findByText('충전한 포인트가 남아 있어요.')).toBeDefined();
    expect(leave().disabled).toBe(true);
    await userEvent.click(screen.getByLabelText('남은 포인트를 포기할게요.'));
    await userEvent.click(leave());
    await vi.waitUntil(() => go.mock.calls.length > 0);
    expect(go).toHaveBeenCalledWith('/login');
    expect(getUser().UM_IDX).toBe('');
    expect(bodies).toEqual([
      { reason: '', confirm: true },
      { reason: '', confirm: true, forfeit: true },
    ]);
  });

  it('asks to give up an awaited deposit too', async () => {
    server.use(
      answer(withdraw, async (request) =>
        withdraw.body.parse(await request.json()).forfeit ? {} : { code: '409', reason: 'has-deposit' },
      ),
    );
    await open();
    await userEvent.click(screen.getByLabelText('사라지는 것을 확인했고 탈퇴할게요.'));
    await userEvent.click(leave());
    expect(await screen.findByText('입금을 기다리는 결제가 있어요.')).toBeDefined();
    await userEvent.click(screen.getByLabelText('이 결제를 포기하고 입금하지 않을게요.'));
    await userEvent.click(leave());
    await vi.waitUntil(() => go.mock.calls.length > 0);
    expect(getUser().UM_IDX).toBe('');
  });

  it('shows another refusal and keeps the session', async () => {
    server.use(answer(withdraw, { code: '409', message: '환불을 처리하고 있어요.', reason: 'refund-open' }));
    await open();
    await userEvent.click(screen.getByLabelText('사라지는 것을 확인했고 탈퇴할게요.'));
    await userEvent.click(leave());
    expect(await screen.findByText('환불을 처리하고 있어요.')).toBeDefined();
    expect(getUser().UM_IDX).toBe('7');
  });
});

it('saves a mended profile and shows the new name at once', async () => {
  let body: unknown;
  server.use(
    answer(updateProfile, async (request) => {
      body = updateProfile.body.parse(await request.json());
      return { data: { ...profile, UM_NM: '이자두' } };
    }),
  );
  const router = show(<ProfileForm profile={profile} />);
  const name = screen.getByLabelText(/이름/u);
  await userEvent.clear(name);
  await userEvent.click(screen.getByText('저장하기'));
  expect(await screen.findByText('이름을 적어 주세요.')).toBeDefined();
  expect(body).toBeUndefined();
  await userEvent.type(name, '이자두');
  await userEvent.click(screen.getByText('저장하기'));
  await screen.findByText('다른 화면');
  expect(router.state.location.pathname).toBe('/userinfo');
  expect(body).toEqual({
    UM_NM: '이자두',
    UM_PHONE: '01012345678',
    UM_JOB: 'academy',
    UM_SCHOOL: '자두영어학원',
    MARKETING: true,
  });
  expect(getUser().UM_NM).toBe('이자두');
});
