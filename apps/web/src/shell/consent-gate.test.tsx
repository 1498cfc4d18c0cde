import { getConsentVersion, getPoints, giveConsents } from '@jadoo/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { updatePoints } from '#request/update-points.ts';
import { setNeededConsents, useConsentStore } from '#session/consent-store.ts';
import { ConsentGate } from '#shell/consent-gate.tsx';
import { TermsModal } from '#shell/terms-modal.tsx';
import { hideTerms, useTermsStore } from '#shell/simple-stores.ts';
import { answer } from '#test/api.ts';
import { installDialog } from '#test/dialog.ts';
import { forgetEverything, signIn } from '#test/sign-in.ts';

const server = setupServer();
const sent: unknown[] = [];
beforeAll(() => {
  installDialog();
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  sent.length = 0;
  signIn();
  server.use(
    answer(getPoints, { data: { UM_POINT: 500, CONSENTS: ['terms', 'privacy'] } }),
    answer(giveConsents, async (request) => {
      sent.push(await request.json());
      return {};
    }),
  );
});
afterEach(() => {
  cleanup();
  hideTerms();
  forgetEverything();
  setNeededConsents([]);
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

function Terms() {
  return useTermsStore(({ isVisible }) => isVisible) && <TermsModal />;
}

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <ConsentGate />
      <Terms />
      <Routes>
        <Route path="/myStorage" element="내 보관함이에요" />
        <Route path="*" element="다른 화면" />
      </Routes>
    </MemoryRouter>,
  );

const findDialog = () => screen.findByRole('dialog', { name: '약관이 바뀌었어요' });

it.each(['/', '/data', '/data/basic', '/quick', '/point/charge'])(
  'a changed text is asked about on %s',
  async (path) => {
    await updatePoints();
    open(path);
    expect(await findDialog()).toBeDefined();
  },
);

it.each([
  '/myStorage',
  '/myStorage/3',
  '/passageStorage/2',
  '/userinfo',
  '/point/list',
  '/point/process',
  '/personalInquiry/list',
  '/print/preview',
])('nothing is asked on %s, where one’s own data lie', async (path) => {
  await updatePoints();
  expect(useConsentStore.getState().needed).toEqual(['terms', 'privacy']);
  open(path);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('goes on only when each text is agreed to, and sends the versions that were shown', async () => {
  await updatePoints();
  open('/');
  await userEvent.click(await screen.findByRole('checkbox', { name: '[필수] 이용약관' }));
  await userEvent.click(screen.getByRole('button', { name: '동의하고 계속하기' }));
  expect((await screen.findByRole('alert')).textContent).toBe('모두 동의해야 계속할 수 있어요.');
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: '[필수] 개인정보처리방침' }));
  await userEvent.click(screen.getByRole('button', { name: '동의하고 계속하기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      AGREEMENTS: (['terms', 'privacy'] as const).map((TYPE) => ({
        TYPE,
        VERSION: getConsentVersion(TYPE),
        AGREED: true,
      })),
    },
  ]);
});

it('shows the text itself on 보기', async () => {
  await updatePoints();
  open('/');
  await userEvent.click(await screen.findByRole('button', { name: '이용약관 보기' }));
  expect(await screen.findByText('제1조 (목적)')).toBeDefined();
});

it('leads to what is one’s own on 나중에, and asks again on the next screen of use', async () => {
  await updatePoints();
  open('/quick');
  await userEvent.click(await screen.findByRole('button', { name: '나중에' }));
  expect(await screen.findByText('내 보관함이에요')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(useConsentStore.getState().needed).toHaveLength(2);
});

it('stays with its reason when the consent does not arrive', async () => {
  server.use(answer(giveConsents, { code: '503', message: '잠시 뒤에 다시 시도해 주세요.' }));
  await updatePoints();
  open('/');
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: '동의하고 계속하기' }));
  expect((await screen.findByRole('alert')).textContent).toBe('잠시 뒤에 다시 시도해 주세요.');
  expect(await findDialog()).toBeDefined();
});

it('asks nothing of who has agreed', async () => {
  server.use(answer(getPoints, { data: { UM_POINT: 500 } }));
  await updatePoints();
  open('/');
  expect(useConsentStore.getState().needed).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
