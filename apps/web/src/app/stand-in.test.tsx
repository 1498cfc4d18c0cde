import { cleanup, configure, render, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fillStandIn } from '#app/fill-stand-in.ts';
import { createRoutes } from '#app/router.tsx';
import { renderStandIns } from '#app/stand-in.tsx';
import { installDialog } from '#test/dialog.ts';
import { forgetEverything, signIn } from '#test/sign-in.ts';

// Nothing is ever answered: a screen stays as it is at first.
const server = setupServer(http.all('*', () => delay('infinite')));
let standIns: Record<string, string>;
beforeAll(async () => {
  // Chunks of the pages are compiled when they are first wanted.
  configure({ asyncUtilTimeout: 30_000 });
  installDialog();
  window.scrollTo = () => undefined;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: true, media: query }) as unknown as MediaQueryList;
  server.listen({ onUnhandledRequest: 'error' });
  standIns = await renderStandIns();
});
beforeEach(() => {
  forgetEverything();
  window.dataLayer = [];
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});
afterAll(() => {
  server.close();
});

/** Header and content as they read. */
function readScreen(): string[] {
  return [...document.querySelectorAll('header.sticky, main')].map((part) => part.textContent);
}

const paths = [
  ...['/login', '/', '/data', '/data/basic', '/data/advanced', '/data/transform', '/quick', '/point/charge'],
  ...['/passageStorage', '/myStorage', '/myStorage/:ed_idx'],
];

it('is there for these screens and for no others', () => {
  expect(Object.keys(standIns).sort()).toEqual(paths.toSorted());
});

it.each(paths)('says what %s says until its data come', async (path) => {
  if (path !== '/login') signIn();
  document.body.innerHTML = standIns[path] ?? '';
  fillStandIn();
  const shown = readScreen();
  expect(shown).toHaveLength(2);
  document.body.innerHTML = '';
  const address = path.replace(':ed_idx', '5');
  render(<RouterProvider router={createMemoryRouter(createRoutes(false), { initialEntries: [address] })} />);
  await waitFor(() => expect(readScreen()).toEqual(shown));
});

it('tells name and balance of who is signed in, and holds neither before', () => {
  expect(standIns['/']).not.toMatch(/김자두|500P|[\uE000\uE001]|987/u);
  signIn();
  document.body.innerHTML = standIns['/'] ?? '';
  fillStandIn();
  expect(document.querySelector('h1')?.textContent).toBe('김자두 선생님, 안녕하세요');
  expect(document.querySelector('header')?.textContent).toContain('500P');
});

it.each([
  ['of a member', '/', () => undefined],
  ['of the login page', '/login', () => signIn()],
])('%s goes away for somebody else', (_whose, path, prepare) => {
  prepare();
  document.body.innerHTML = standIns[path] ?? '';
  fillStandIn();
  expect(document.querySelector('main')).toBeNull();
});

it('carries no script and no style of its own, which the content policy would refuse', () => {
  for (const [path, page] of Object.entries(standIns))
    expect([path, /<script|<style|\sstyle=|\son\w+=/u.exec(page)?.[0]]).toEqual([path, undefined]);
});
