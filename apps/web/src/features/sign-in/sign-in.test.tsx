import { join, login } from '@jadoo/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropPendingJoin, keepPendingJoin, readPendingJoin } from '#features/sign-in/join-ticket.ts';
import { signupSchema, toJoinBody } from '#features/sign-in/signup-form.ts';
import { SignupScreen } from '#features/sign-in/signup-screen.tsx';
import { TicketScreen } from '#features/sign-in/ticket-screen.tsx';
import { getTokens } from '#session/auth-store.ts';
import { getUser } from '#session/user-store.ts';
import { answer } from '#test/api.ts';
import { forgetEverything, makeToken } from '#test/sign-in.ts';

const server = setupServer();
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  forgetEverything();
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const tokens = { ACCESS_TOKEN: 'a', REFRESH_TOKEN: 'r', JADOO_TOKEN: makeToken() };
const user = {
  UM_ID: 'n1',
  UM_IDX: '7',
  UM_NM: '김자두',
  UM_OAUTH_CD: 'naver',
  UM_FLAG: 'A',
  UM_POWER: 'U',
  UM_POINT: 3000,
};
const member = { STATUS: 'member', USER: user, TOKENS: tokens, NEXT: '/data' };
const pending = {
  JOIN_TICKET: 'ticket',
  UM_NM: '김자두',
  UM_EMAIL: 'plum@example.com',
  UM_OAUTH_CD: 'naver',
} as const;

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
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return router;
}

describe('coming back from the provider', () => {
  const comeBack = async (search: string) => {
    history.replaceState(null, '', `/auth/callback/naver${search}`);
    // A page load begins with fresh modules; a code is remembered for as long as they live.
    const { CallbackScreen } = await import('#features/sign-in/callback-screen.tsx');
    return show(<CallbackScreen provider="naver" />);
  };

  it('exchanges the code once, although effects run twice, and takes it out of the address', async () => {
    const asked: string[] = [];
    server.use(
      answer(login, ({ url }) => {
        asked.push(new URL(url).search);
        return { data: member };
      }),
    );
    const router = await comeBack('?code=abc&state=xyz');
    expect(location.search).toBe('');
    await screen.findByText('다른 화면');
    expect(asked).toEqual(['?UM_OAUTH_CD=naver&code=abc&state=xyz']);
    expect(router.state.location.pathname).toBe('/data');
    expect(localStorage.getItem('auth')).not.toBeNull();
    expect(localStorage.getItem('jadoo')).not.toBeNull();
  });

  it('goes home when the way back leads elsewhere', async () => {
    server.use(answer(login, { data: { ...member, NEXT: '//evil.example' } }));
    const router = await comeBack('?code=abc&state=xyz');
    await screen.findByText('다른 화면');
    expect(router.state.location.pathname).toBe('/');
  });

  it('leads a newcomer to the sign-up with the ticket in this tab only', async () => {
    server.use(
      answer(login, { data: { STATUS: 'new', JOIN_TICKET: 't', UM_NM: '이름', UM_EMAIL: 'a@b.c' } }),
    );
    const router = await comeBack('?code=abc&state=xyz');
    await screen.findByText('다른 화면');
    expect(router.state.location.pathname).toBe('/signup');
    expect(readPendingJoin()).toEqual({
      JOIN_TICKET: 't',
      UM_NM: '이름',
      UM_EMAIL: 'a@b.c',
      UM_OAUTH_CD: 'naver',
    });
    expect(localStorage.getItem('auth')).toBeNull();
  });

  it.each([
    ['?error=access_denied', '로그인을 취소했어요.'],
    ['?code=abc', '로그인 정보가 올바르지 않아요. 다시 시도해 주세요.'],
    ['', '로그인 정보가 올바르지 않아요. 다시 시도해 주세요.'],
  ])('with %j says what happened and offers both ways again', async (search, sentence) => {
    await comeBack(search);
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.getByText('네이버로 시작하기')).toBeDefined();
    expect(screen.getByText('Google 계정으로 로그인')).toBeDefined();
  });

  it('shows the sentence of a refusal', async () => {
    server.use(answer(login, { code: '409', message: '이 계정은 탈퇴한 계정이에요.', reason: 'withdrawn' }));
    await comeBack('?code=abc&state=xyz');
    expect(await screen.findByText('이 계정은 탈퇴한 계정이에요.')).toBeDefined();
  });
});

it('a one-time link shows whose account it is and signs in only after a press', async () => {
  const asked: string[] = [];
  server.use(
    answer(login, ({ url }) => {
      const { searchParams } = new URL(url);
      asked.push(searchParams.get('confirm') ?? 'look');
      return { data: searchParams.has('confirm') ? member : { STATUS: 'confirm', MASKED_NAME: '김*두' } };
    }),
  );
  const router = show(<TicketScreen ticket="one time/ticket" />);
  await screen.findByText('김*두 님의 계정이에요');
  expect(getTokens().JADOO_TOKEN).toBe('');
  await userEvent.click(screen.getByText('이 계정으로 로그인'));
  await screen.findByText('다른 화면');
  expect(router.state.location.pathname).toBe('/');
  expect(asked.filter((kind) => kind === 'true')).toHaveLength(1);
  expect(getUser().UM_IDX).toBe('7');
});

it('a link that has run out says so and leads to the login', async () => {
  server.use(answer(login, { code: '404', message: '링크가 만료됐어요.' }));
  show(<TicketScreen ticket="old" />);
  expect(await screen.findByText('링크가 만료됐어요.')).toBeDefined();
  expect(screen.getByText('로그인하기').closest('a')?.getAttribute('href')).toBe('/login');
});

describe('signing up', () => {
  const fill = async () => {
    await userEvent.type(screen.getByLabelText(/휴대폰/u), '010-1234-5678');
    await userEvent.click(screen.getByLabelText('학원 강사'));
  };

  it('asks for the required consents, phone and job before anything is sent', async () => {
    show(<SignupScreen pending={pending} />);
    await userEvent.click(screen.getByText('가입하기'));
    expect(await screen.findByText('만 14세 이상만 가입할 수 있어요.')).toBeDefined();
    expect(screen.getByText('휴대폰 번호를 확인해 주세요.')).toBeDefined();
    expect(screen.getByText('직업을 골라 주세요.')).toBeDefined();
  });

  it('sends consents with their versions, stores the session and welcomes with the balance', async () => {
    let body: unknown;
    server.use(
      answer(join, async (request) => {
        body = join.body.parse(await request.json());
        return { data: member };
      }),
    );
    keepPendingJoin(pending);
    const router = show(<SignupScreen pending={pending} />);
    await userEvent.click(screen.getByLabelText('모두 동의하기'));
    await userEvent.click(screen.getByLabelText('[선택] 마케팅 정보 수신'));
    await fill();
    await userEvent.click(screen.getByText('가입하기'));
    expect(await screen.findByText('가입을 마쳤어요')).toBeDefined();
    expect(screen.getByText(/3,000P/u)).toBeDefined();
    expect(body).toMatchObject({
      JOIN_TICKET: 'ticket',
      UM_NM: '김자두',
      UM_JOB: 'academy',
      AGREEMENTS: [
        { TYPE: 'age', AGREED: true },
        { TYPE: 'terms', AGREED: true, VERSION: '2026-11-01' },
        { TYPE: 'privacy', AGREED: true },
        { TYPE: 'marketing', AGREED: false },
      ],
    });
    expect(body).not.toHaveProperty('REFERRAL_CODE');
    expect(readPendingJoin()).toBeNull();
    expect(getUser()).toMatchObject({ UM_IDX: '7', POINT: 3000 });
    await userEvent.click(screen.getByText('시작하기'));
    await screen.findByText('다른 화면');
    expect(router.state.location.pathname).toBe('/data');
  });

  it('shows why the server refused and keeps what was typed', async () => {
    server.use(answer(join, { code: '409', message: '이미 가입한 계정이에요.', reason: 'duplicate' }));
    show(<SignupScreen pending={pending} />);
    await userEvent.click(screen.getByLabelText('모두 동의하기'));
    await fill();
    await userEvent.click(screen.getByText('가입하기'));
    expect(await screen.findByText('이미 가입한 계정이에요.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>(/휴대폰/u).value).toBe('010-1234-5678');
  });

  it('takes a referral code along and refuses over-long texts', () => {
    const form = {
      age: true,
      terms: true,
      privacy: true,
      marketing: false,
      UM_NM: ' 김자두 ',
      UM_PHONE: '01012345678',
      UM_JOB: 'tutor',
      UM_SCHOOL: '',
      REFERRAL_CODE: ' JD7K ',
    };
    expect(toJoinBody(signupSchema.parse(form), 't')).toMatchObject({
      REFERRAL_CODE: 'JD7K',
      UM_NM: '김자두',
    });
    for (const wrong of [
      { UM_NM: '' },
      { UM_NM: 'x'.repeat(31) },
      { UM_PHONE: '02-123-4567' },
      { UM_SCHOOL: 'x'.repeat(51) },
      { terms: false },
    ]) {
      expect(signupSchema.safeParse({ ...form, ...wrong }).success).toBe(false);
    }
  });
});

it('a begun sign-up that is broken or gone is none', () => {
  expect(readPendingJoin()).toBeNull();
  sessionStorage.setItem('jadoo-join', '{"UM_NM":"x"}');
  expect(readPendingJoin()).toBeNull();
  dropPendingJoin();
  expect(sessionStorage.getItem('jadoo-join')).toBeNull();
});
