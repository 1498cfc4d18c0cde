import { z } from 'zod';
import { startLoginPath } from './base-path.ts';
import { endpoint } from './endpoint.ts';
import { nothing, points } from './envelope.ts';
import { oauthCode, tokenSet } from './tokens.ts';

/** The signed-in user as the web stores it. UM_FLAG: A active. UM_POWER: U member, O operator. */
export const userRecord = z.strictObject({
  UM_ID: z.string(),
  UM_IDX: z.string(),
  UM_NM: z.string(),
  UM_OAUTH_CD: oauthCode,
  UM_FLAG: z.string(),
  UM_POWER: z.string(),
  UM_POINT: points,
});
export type UserRecord = z.infer<typeof userRecord>;

const member = z.strictObject({
  STATUS: z.literal('member'),
  USER: userRecord,
  TOKENS: tokenSet,
  NEXT: z.string(),
});
const joining = z.strictObject({
  STATUS: z.literal('new'),
  JOIN_TICKET: z.string(),
  UM_NM: z.string(),
  UM_EMAIL: z.string(),
});

export const job = z.enum(['school', 'academy', 'tutor', 'other']);

/** A consent with the version of the text that was shown. */
export const agreement = z.strictObject({
  TYPE: z.enum(['age', 'terms', 'privacy', 'marketing']),
  VERSION: z.string().min(1).max(20),
  AGREED: z.boolean(),
});

/** Texts that a member agrees to in order to use the service; a new version of one needs a new consent. */
export const neededConsent = z.enum(['terms', 'privacy']);
export type NeededConsent = z.infer<typeof neededConsent>;

/** 010-1234-5678, or without the dashes. */
export const phone = z.string().regex(/^01[016789]-?\d{3,4}-?\d{4}$/u, '휴대폰 번호를 확인해 주세요.');

export const profileFields = {
  UM_NM: z.string().trim().min(1, '이름을 적어 주세요.').max(30, '이름은 30자까지 적을 수 있어요.'),
  UM_PHONE: phone,
  UM_JOB: job,
  UM_SCHOOL: z.string().trim().max(50, '소속은 50자까지 적을 수 있어요.'),
};

export const startLogin = endpoint({
  method: 'GET',
  path: startLoginPath,
  auth: 'public',
  summary: '소셜 로그인 시작 (제공자로 이동)',
  params: z.strictObject({ provider: oauthCode }),
  query: z.strictObject({ next: z.string().max(500).optional() }),
  answer: 'redirect',
});

export const login = endpoint({
  method: 'GET',
  path: '/userLogin',
  auth: 'public',
  summary: '소셜 로그인 마치기, 또는 일회용 링크로 로그인',
  query: z.union([
    z.strictObject({
      UM_OAUTH_CD: oauthCode,
      code: z.string().min(1).max(2000),
      state: z.string().min(1).max(500),
    }),
    z.strictObject({ ticket: z.string().min(1).max(200), confirm: z.literal('true').optional() }),
  ]),
  output: z.discriminatedUnion('STATUS', [
    member,
    joining,
    /** A one-time link shows whose account it is before it signs in. */
    z.strictObject({ STATUS: z.literal('confirm'), MASKED_NAME: z.string() }),
  ]),
});

export const join = endpoint({
  method: 'POST',
  path: '/userJoinInfo',
  auth: 'public',
  summary: '회원 가입',
  body: z.strictObject({
    JOIN_TICKET: z.string().min(1).max(200),
    ...profileFields,
    REFERRAL_CODE: z.string().trim().max(20).optional(),
    AGREEMENTS: z.array(agreement).min(3).max(4),
  }),
  output: member,
});

export const refreshTokens = endpoint({
  method: 'POST',
  path: '/commonTokenInfo',
  auth: 'public',
  summary: '토큰 갱신',
  body: z.strictObject({
    UM_OAUTH_CD: z.string().max(20),
    ACCESS_TOKEN: z.string().max(2000),
    REFRESH_TOKEN: z.string().max(2000),
    JADOO_TOKEN: z.string().max(4000),
  }),
  output: tokenSet,
});

export const logout = endpoint({
  method: 'POST',
  path: '/userLogout',
  auth: 'bearer',
  summary: '로그아웃',
  output: nothing,
});

export const createLoginTicket = endpoint({
  method: 'POST',
  path: '/userLoginTicket',
  auth: 'bearer',
  summary: '다른 기기에서 이어 쓰는 일회용 링크',
  output: z.strictObject({ TICKET: z.string(), EXPIRES_IN: z.int() }),
});

export const getPoints = endpoint({
  method: 'POST',
  path: '/DropsMain',
  auth: 'bearer',
  summary: '포인트 잔액',
  body: z.strictObject({ UM_IDX: z.string().min(1).max(20) }),
  output: z.strictObject({
    UM_POINT: points,
    /** Texts that changed since the member agreed to them, if any did. */
    CONSENTS: z.array(neededConsent).min(1).optional(),
  }),
});

export const listNotices = endpoint({
  method: 'GET',
  path: '/userPopupInfo',
  auth: 'public',
  summary: '지금 보여줄 팝업 공지',
  output: z.array(z.strictObject({ POPUP_IMAGE_URL: z.string(), POPUP_TITLE: z.string() })),
});
