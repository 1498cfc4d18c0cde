import { randomInt } from 'node:crypto';
import { getConsentVersion } from '@jadoo/contract';
import type { Issue } from '#errors.ts';

/** Life of a sign-in on its way, of a pending sign-up and of a one-time link. */
export const attemptLifeMs = 10 * 60_000;
export const joinLifeMs = 10 * 60_000;
export const loginTicketLifeSeconds = 60;
/** How long the refresh token before the present one still counts as a second tab and not as a theft. */
export const predecessorGraceMs = 10_000;

export const signUpBonusPoints = 3000;
export const referralBonusPoints = 1000;

const startOfApp = 'http://local';

/** The path to go on to after signing in: only one of our own pages, else the home page. */
export function getLocalPath(next: string | undefined): string {
  // eslint-disable-next-line no-control-regex -- control characters are what is being looked for
  if (next === undefined || !next.startsWith('/') || /^\/[/\\]|[\\\u0000-\u001f\u007f]/u.test(next))
    return '/';
  const url = URL.canParse(next, startOfApp) ? new URL(next, startOfApp) : undefined;
  if (url?.origin !== startOfApp) return '/';
  const isSignIn = /^\/(auth|login|signup)(\/|$)/u.test(url.pathname);
  return isSignIn ? '/' : url.pathname + url.search + url.hash;
}

export interface Consent {
  TYPE: 'age' | 'terms' | 'privacy' | 'marketing';
  AGREED: boolean;
  VERSION: string;
}

const neededConsents: Record<Exclude<Consent['TYPE'], 'marketing'>, string> = {
  age: '만 14세 이상인지 확인해 주세요.',
  terms: '이용약관에 동의해 주세요.',
  privacy: '개인정보 수집과 이용에 동의해 주세요.',
};

/** What is missing from the consents of a sign-up, each to the text of today; the marketing one is free. */
export function listConsentIssues(consents: readonly Consent[]): Issue[] {
  const isRepeated = new Set(consents.map(({ TYPE }) => TYPE)).size < consents.length;
  if (isRepeated) return [{ path: 'AGREEMENTS', message: '같은 동의가 두 번 들어 있어요.' }];
  const isOld = consents.some(({ TYPE, VERSION }) => VERSION !== getConsentVersion(TYPE));
  if (isOld)
    return [{ path: 'AGREEMENTS', message: '약관이 바뀌었어요. 화면을 새로 고친 뒤 다시 동의해 주세요.' }];
  return Object.entries(neededConsents)
    .filter(([type]) => !consents.some(({ TYPE, AGREED }) => TYPE === type && AGREED))
    .map(([, message]) => ({ path: 'AGREEMENTS', message }));
}

/** 김자두 → 김*두, 자두 → 자*, Hong Gildong → H**********g: enough to know oneself by. */
export function maskName(name: string): string {
  const letters = Array.from(name);
  const [first = '', ...rest] = letters;
  if (rest.length === 0) return first === '' ? '' : '*';
  if (rest.length === 1) return `${first}*`;
  return first + '*'.repeat(rest.length - 1) + (rest.at(-1) ?? '');
}

/** The one way in which phones are kept: 010-1234-5678. */
export function formatPhone(phone: string): string {
  const digits = phone.replaceAll('-', '');
  return `${digits.slice(0, 3)}-${digits.slice(3, -4)}-${digits.slice(-4)}`;
}

/** No letters that are mistaken for each other when read aloud or copied from paper. */
const codeLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Eight letters to pass on to a colleague. */
export function makeReferralCode(): string {
  return Array.from({ length: 8 }, () => codeLetters[randomInt(codeLetters.length)]).join('');
}
