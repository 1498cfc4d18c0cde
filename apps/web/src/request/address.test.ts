import { getExam, listExams, startLogin, webRoutes } from '@jadoo/contract';
import * as contract from '@jadoo/contract';
import { expect, it } from 'vitest';
import { fillPath, getBaseUrl, getUrl, needsBearer, toQueryString } from '#request/address.ts';
import { parseFileName } from '#request/file-name.ts';
import { getStartLoginUrl } from '#request/start-login.ts';

const base = 'http://localhost:3000/jadooApiV1';

it.each([
  'userLogin',
  'userLogin/start/naver',
  'commonTokenInfo',
  'userPopupInfo',
  'getSingleExamData',
  'statusExamDataWebPrint',
  'userJoinInfo',
])('%s goes without a bearer', (name) => {
  expect(needsBearer(`${base}/${name}?x=1`)).toBe(false);
});

it('a query that names a bearer-less call does not take the bearer off', () => {
  expect(needsBearer(`${base}/examData?q=userLogin`)).toBe(true);
  expect(needsBearer(`${base}/examData/3?next=/userPopupInfo`)).toBe(true);
});

it('agrees with the contract about who needs a bearer, for every endpoint', () => {
  const exported: unknown[] = Object.values(contract);
  const endpoints = exported.filter(
    (value): value is contract.Endpoint =>
      typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'auth' in value,
  );
  expect(endpoints.length).toBeGreaterThan(30);
  for (const { path, auth } of endpoints) {
    // The browser itself posts policy reports, the payment provider its notices.
    if (path === '/cspReport' || path === '/pointWebhook') continue;
    expect([path, needsBearer(base + path)]).toEqual([path, auth === 'bearer']);
  }
});

it('drops null and undefined and encodes the rest', () => {
  expect(toQueryString({ a: null, b: undefined, q: '가 나&다=#', page: 2, flag: false, empty: '' })).toBe(
    'q=%EA%B0%80+%EB%82%98%26%EB%8B%A4%3D%23&page=2&flag=false&empty=',
  );
  expect(toQueryString({ a: null })).toBe('');
});

it('encodes path parameters and refuses to leave one open', () => {
  expect(fillPath('/examData/:ED_IDX/reroll', { ED_IDX: '7' })).toBe('/examData/7/reroll');
  expect(fillPath('/x/:A', { A: '../secret' })).toBe('/x/..%2Fsecret');
  expect(() => fillPath('/x/:A', {})).toThrow(TypeError);
});

it("reaches the page's own origin, a hosted base or localhost by setting", () => {
  expect(getBaseUrl('')).toBe(`${location.origin}/jadooApiV1`);
  expect(getBaseUrl('https://api.jadoo.example/')).toBe('https://api.jadoo.example/jadooApiV1');
  expect(getBaseUrl('http://localhost:3000/jadooApiV1')).toBe(base);
  expect(getUrl('http://localhost:3000', getExam, { ED_IDX: '7' })).toBe(`${base}/examData/7`);
  expect(getUrl('http://localhost:3000', listExams, {}, { q: null, page: '2' })).toBe(
    `${base}/examData?page=2`,
  );
});

it('starts a sign-in with a local way back only', () => {
  expect(startLogin.path).toContain(':provider');
  expect(getStartLoginUrl('http://localhost:3000', 'naver', null)).toBe(`${base}/userLogin/start/naver`);
  expect(getStartLoginUrl('http://localhost:3000', 'google', '/data?a=1')).toBe(
    `${base}/userLogin/start/google?next=%2Fdata%3Fa%3D1`,
  );
  expect(getStartLoginUrl('http://localhost:3000', 'google', '//evil.example')).toBe(
    `${base}/userLogin/start/google?next=%2F`,
  );
  expect(webRoutes.some(({ path }) => path === '/auth/callback/google')).toBe(true);
});

it.each([
  [null, ''],
  ['attachment', ''],
  ['attachment; filename="a b.pdf"', 'a b.pdf'],
  ['attachment; filename=plain.pdf', 'plain.pdf'],
  [`attachment; filename="x.pdf"; filename*=UTF-8''%EC%8B%9C%ED%97%98%EC%A7%80.pdf`, '시험지.pdf'],
])('reads the file name out of %j', (header, name) => {
  expect(parseFileName(header)).toBe(name);
});
