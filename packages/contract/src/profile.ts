import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, nothing, points } from './envelope.ts';
import { job, neededConsent, profileFields } from './session.ts';
import { oauthCode } from './tokens.ts';

export const profile = z.strictObject({
  UM_IDX: z.string(),
  UM_NM: z.string(),
  UM_EMAIL: z.string(),
  UM_PHONE: z.string(),
  UM_JOB: job,
  UM_SCHOOL: z.string(),
  UM_OAUTH_CD: oauthCode,
  UM_POINT: points,
  PAID_POINT: points,
  BONUS_POINT: points,
  MARKETING: z.boolean(),
  REFERRAL_CODE: z.string(),
  REG_DT: instant,
});
export type Profile = z.infer<typeof profile>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/userInfo',
  auth: 'bearer',
  summary: '내 정보',
  output: profile,
});

/** What a member writes of 내 정보. */
export const profileInput = z.strictObject({ ...profileFields, MARKETING: z.boolean() });

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/userInfo',
  auth: 'bearer',
  summary: '내 정보 수정',
  body: profileInput,
  output: profile,
});

export const giveConsents = endpoint({
  method: 'POST',
  path: '/userConsents',
  auth: 'bearer',
  summary: '바뀐 약관에 동의',
  body: z.strictObject({
    AGREEMENTS: z
      .array(
        z.strictObject({ TYPE: neededConsent, VERSION: z.string().min(1).max(20), AGREED: z.literal(true) }),
      )
      .min(1)
      .max(2),
  }),
  output: nothing,
});

export const withdraw = endpoint({
  method: 'DELETE',
  path: '/userInfo',
  auth: 'bearer',
  summary: '회원 탈퇴',
  body: z.strictObject({
    reason: z.string().max(500),
    confirm: z.literal(true),
    forfeit: z.boolean().optional(),
  }),
  output: nothing,
});
