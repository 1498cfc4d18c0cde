import { createExamShare, getExamShare, removeExamShare } from '@jadoo/contract';
import { cleanup, configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ShareButton } from '#features/exam-data/share-button.tsx';
import { answer } from '#test/api.ts';
import { installDialog } from '#test/dialog.ts';
import { renderScreen } from '#test/render-screen.tsx';
import { forgetEverything, signIn } from '#test/sign-in.ts';

const server = setupServer();
const share = { PATH: '/print/preview#s.abc', REG_DT: '2026-11-21T05:30:00.000Z' };
beforeAll(() => {
  configure({ asyncUtilTimeout: 20_000 });
  installDialog();
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  forgetEverything();
  signIn();
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const open = async () => {
  renderScreen('/', '/', <ShareButton examIdx={5} />);
  await userEvent.click(await screen.findByRole('button', { name: '공유' }));
};

describe('sharing', () => {
  it('makes a link, copies it, and ends it only when that is confirmed', async () => {
    const user = userEvent.setup();
    let ended = 0;
    server.use(
      answer(getExamShare, { data: null }),
      answer(createExamShare, { data: share }),
      answer(removeExamShare, () => {
        ended += 1;
        return {};
      }),
    );
    renderScreen('/', '/', <ShareButton examIdx={5} />);
    await user.click(await screen.findByRole('button', { name: '공유' }));
    await user.click(await screen.findByRole('button', { name: '링크 만들기' }));
    const link = await screen.findByLabelText<HTMLInputElement>('공유 링크');
    expect(link.value).toBe(`${location.origin}/print/preview#s.abc`);
    await user.click(screen.getByRole('button', { name: '복사' }));
    await screen.findByText('링크를 복사했어요.');
    expect(await navigator.clipboard.readText()).toBe(link.value);
    await user.click(screen.getByRole('button', { name: '공유 끝내기' }));
    await user.click(await screen.findByRole('button', { name: '취소' }));
    expect(ended).toBe(0);
    await user.click(screen.getByRole('button', { name: '공유 끝내기' }));
    await screen.findByText(/이 링크로는 더 볼 수 없고/u);
    await user.click(screen.getAllByRole('button', { name: '공유 끝내기' }).at(-1) as HTMLElement);
    await screen.findByRole('button', { name: '링크 만들기' });
    expect(ended).toBe(1);
  });

  it('shows the link that is open, and says why one cannot be made', async () => {
    server.use(answer(getExamShare, { data: share }));
    await open();
    await screen.findByText('2026.11.21 14:30부터 공유하고 있어요.');
    cleanup();
    server.use(
      answer(getExamShare, { data: null }),
      answer(createExamShare, { code: '409', reason: 'not-ready', message: '아직 만들고 있어요.' }),
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: '링크 만들기' }));
    await screen.findByText('아직 만들고 있어요.');
  });
});
