import { getKinds, listCategories } from '@jadoo/contract';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { getUrl } from '#request/address.ts';
import { callForData } from '#request/call.ts';
import { dropStarted, startRequest } from '#request/head-start.ts';
import { getTokens } from '#session/auth-store.ts';
import { answer } from '#test/api.ts';
import { forgetEverything, makeToken, signIn } from '#test/sign-in.ts';

const server = setupServer();
const url = getUrl('', listCategories);
let bearers: (string | null)[] = [];
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  forgetEverything();
  signIn();
  bearers = [];
  server.use(
    answer(listCategories, ({ headers }) => {
      bearers.push(headers.get('authorization'));
      return { data: [] };
    }),
  );
});
afterEach(() => {
  dropStarted();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

it('hands a started request to the call that asks for the same, once', async () => {
  startRequest(url, getTokens().JADOO_TOKEN);
  expect(await callForData(listCategories)).toEqual([]);
  expect(bearers).toEqual([`Bearer ${getTokens().JADOO_TOKEN}`]);
  await callForData(listCategories);
  expect(bearers).toHaveLength(2);
});

it('leaves a request alone that asks for something else', async () => {
  server.use(answer(getKinds, { code: '404', message: '없어요.' }));
  startRequest(url, getTokens().JADOO_TOKEN);
  await expect(callForData(getKinds)).rejects.toThrow('없어요.');
  expect(await callForData(listCategories)).toEqual([]);
  expect(bearers).toHaveLength(1);
});

it('never gives the answer for one session to another', async () => {
  const earlier = getTokens().JADOO_TOKEN;
  startRequest(url, earlier);
  signIn(makeToken(900));
  await callForData(listCategories);
  expect(bearers.toSorted()).toEqual([`Bearer ${earlier}`, `Bearer ${getTokens().JADOO_TOKEN}`].toSorted());
});

it('asks anew for what was dropped', async () => {
  startRequest(url, getTokens().JADOO_TOKEN);
  dropStarted();
  await callForData(listCategories);
  expect(bearers).toHaveLength(2);
});

it('stops what was dropped, so that it holds no connection', () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  startRequest(url, getTokens().JADOO_TOKEN);
  const signal = sent.mock.calls[0]?.[1]?.signal;
  sent.mockRestore();
  expect(signal?.aborted).toBe(false);
  dropStarted();
  expect(signal?.aborted).toBe(true);
});

it('fails as any call does when the started request found no server', async () => {
  server.use(http.get(url, () => HttpResponse.error()));
  startRequest(url, getTokens().JADOO_TOKEN);
  await expect(callForData(listCategories)).rejects.toMatchObject({ status: 0 });
});
