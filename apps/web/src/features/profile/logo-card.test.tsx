import { getLogo, removeLogo, uploadLogo } from '@jadoo/contract';
import { cleanup, configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LogoCard } from '#features/profile/logo-card.tsx';
import { answer } from '#test/api.ts';
import { renderScreen } from '#test/render-screen.tsx';
import { forgetEverything, signIn } from '#test/sign-in.ts';

const server = setupServer();
const IMAGE_URL = 'data:image/png;base64,AAAA';
beforeAll(() => {
  configure({ asyncUtilTimeout: 20_000 });
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

const choose = async (sizeBytes = 3) =>
  userEvent.upload(
    await screen.findByLabelText('로고 그림'),
    new File([new Uint8Array(sizeBytes)], 'logo.png'),
  );

describe('the logo', () => {
  it('is shown once it was sent, and gone once it was removed', async () => {
    server.use(
      answer(getLogo, { data: { IMAGE_URL: null } }),
      answer(uploadLogo, { data: { IMAGE_URL } }),
      answer(removeLogo, {}),
    );
    renderScreen('/', '/', <LogoCard />);
    await screen.findByText('로고가 없어요');
    await choose();
    expect((await screen.findByRole('img', { name: '지금 로고' })).getAttribute('src')).toBe(IMAGE_URL);
    await userEvent.click(screen.getByRole('button', { name: '지우기' }));
    await screen.findByText('로고가 없어요');
  });

  it('that is refused says why, and the one before stays', async () => {
    server.use(
      answer(getLogo, { data: { IMAGE_URL } }),
      answer(uploadLogo, { code: '415', message: 'PNG나 JPG 그림이어야 해요.' }),
    );
    renderScreen('/', '/', <LogoCard />);
    await screen.findByRole('img', { name: '지금 로고' });
    await choose();
    await screen.findByText('PNG나 JPG 그림이어야 해요.');
    await choose(1_000_001);
    await screen.findByText('그림은 1 MB까지 올릴 수 있어요.');
    screen.getByRole('img', { name: '지금 로고' });
  });
});
