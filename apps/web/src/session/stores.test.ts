import { beforeEach, expect, it, vi } from 'vitest';
import { emptyTokens, getTokens, rereadTokens, setTokens } from '#session/auth-store.ts';
import { addDraft, readDrafts } from '#session/draft.ts';
import { seal, unseal } from '#session/sealed-storage.ts';
import { storeSession, storeTokens } from '#session/store-session.ts';
import { findDraft, removeDraft, saveDraft } from '#session/temp-save.ts';
import { emptyUser, getUser, setPoint, useUserStore } from '#session/user-store.ts';
import { forgetEverything, signIn } from '#test/sign-in.ts';

beforeEach(forgetEverything);

const readStored = (key: string): unknown => JSON.parse(unseal(localStorage.getItem(key) ?? '')) as unknown;
const record = {
  UM_ID: 'n1',
  UM_IDX: '7',
  UM_NM: '김자두',
  UM_OAUTH_CD: 'naver',
  UM_FLAG: 'A',
  UM_POWER: 'U',
  UM_POINT: 300,
} as const;
const tokens = { ACCESS_TOKEN: 'a', REFRESH_TOKEN: 'r', JADOO_TOKEN: 'j' };

it('starts with empty texts, no points and no drafts', () => {
  expect(emptyUser).toEqual({
    UM_ID: '',
    UM_IDX: '',
    UM_NM: '',
    UM_OAUTH_CD: '',
    UM_FLAG: '',
    UM_POWER: '',
    POINT: 0,
    ACCESS_TOKEN: '',
    REFRESH_TOKEN: '',
    JADOO_TOKEN: '',
  });
  expect(emptyTokens).toEqual({ UM_OAUTH_CD: '', ACCESS_TOKEN: '', JADOO_TOKEN: '', REFRESH_TOKEN: '' });
  expect(useUserStore.getState().tempSaveData).toEqual([]);
});

it('stores a signed-in user under jadoo and the tokens under auth, both encrypted', () => {
  storeSession(record, tokens);
  expect(readStored('auth')).toMatchObject({ state: { tokens: { ...tokens, UM_OAUTH_CD: 'naver' } } });
  expect(readStored('jadoo')).toMatchObject({
    state: { user: { UM_IDX: '7', POINT: 300, JADOO_TOKEN: 'j' } },
  });
  expect(JSON.stringify(getUser())).not.toContain('UM_POINT');
});

it('renewed tokens reach both places', () => {
  storeSession(record, tokens);
  storeTokens({ ACCESS_TOKEN: 'a2', REFRESH_TOKEN: 'r2', JADOO_TOKEN: 'j2' });
  expect(getTokens()).toMatchObject({ JADOO_TOKEN: 'j2', UM_OAUTH_CD: 'naver' });
  expect(getUser()).toMatchObject({ REFRESH_TOKEN: 'r2', UM_NM: '김자두' });
});

it('rereads what another tab has stored', () => {
  signIn();
  localStorage.setItem(
    'auth',
    seal(JSON.stringify({ state: { tokens: { ...tokens, UM_OAUTH_CD: 'google' } }, version: 0 })),
  );
  expect(rereadTokens()).toEqual({ ...tokens, UM_OAUTH_CD: 'google' });
});

it('takes only the known fields, of the right type, out of storage', async () => {
  const user = { UM_IDX: 7, UM_NM: '이름', POINT: '900', EXTRA: 'x' };
  localStorage.setItem('jadoo', seal(JSON.stringify({ state: { user, tempSaveData: 'none' }, version: 0 })));
  await useUserStore.persist.rehydrate();
  expect(getUser()).toEqual({ ...emptyUser, UM_NM: '이름' });
  expect(useUserStore.getState().tempSaveData).toEqual([]);
});

it('falls back to nobody when storage cannot be decrypted, without a loop', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.setItem('auth', 'broken');
  await useUserStore.persist.rehydrate();
  expect(rereadTokens()).toEqual(emptyTokens);
  expect(error).toHaveBeenCalledTimes(1);
  setTokens(tokens);
  expect(readStored('auth')).toMatchObject({ state: { tokens } });
  error.mockRestore();
});

it('setting points keeps the rest of the user', () => {
  storeSession(record, tokens);
  setPoint(42);
  expect(getUser()).toMatchObject({ POINT: 42, UM_NM: '김자두' });
});

it('drafts are replaced by id, newest first, and survive a reload', async () => {
  saveDraft({ id: 'a', path: '/quick', title: '가', data: { step: 1 } });
  saveDraft({ id: 'b', path: '/data/basic', title: '나', data: null });
  saveDraft({ id: 'a', path: '/quick', title: '가2', data: { step: 2 } });
  await useUserStore.persist.rehydrate();
  expect(useUserStore.getState().tempSaveData.map(({ title }) => title)).toEqual(['가2', '나']);
  expect(findDraft('a')?.data).toEqual({ step: 2 });
  removeDraft('a');
  expect(findDraft('a')).toBeUndefined();
});

it('keeps the ten newest drafts', () => {
  const draft = (id: string) => ({ id, path: '/', title: id, savedAt: '', data: null });
  const all = Array.from({ length: 12 }, (_, at) => draft(String(at))).reduce<ReturnType<typeof addDraft>>(
    addDraft,
    [],
  );
  expect(all.map(({ id }) => id)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
});

it('leaves out stored drafts that are none', () => {
  const good = { id: 'a', path: '/', title: 't', savedAt: 's', data: 1 };
  expect(readDrafts([good, null, 'x', { id: 'b' }, { ...good, path: 3 }])).toEqual([good]);
  expect(readDrafts(undefined)).toEqual([]);
});
