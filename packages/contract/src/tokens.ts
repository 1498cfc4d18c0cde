import { z } from 'zod';

/** 네이버 or Google. */
export const oauthCode = z.enum(['naver', 'google']);
export type OauthCode = z.infer<typeof oauthCode>;

/** Payload of the product token; `EXP` in epoch seconds. */
export const jadooTokenPayload = z.object({ UM_IDX: z.string(), SID: z.string(), EXP: z.number().int() });
export type JadooTokenPayload = z.infer<typeof jadooTokenPayload>;

/** The three tokens of a session. JADOO_TOKEN is a JWT, the other two are opaque. */
export const tokenSet = z.strictObject({
  ACCESS_TOKEN: z.string().min(1),
  REFRESH_TOKEN: z.string().min(1),
  JADOO_TOKEN: z.string().min(1),
});
export type TokenSet = z.infer<typeof tokenSet>;

/** Life of the product token, of an idle and of any refresh token, in seconds. */
export const jadooTokenLifeSeconds = 600;
export const refreshIdleSeconds = 14 * 86_400;
export const refreshAbsoluteSeconds = 30 * 86_400;
