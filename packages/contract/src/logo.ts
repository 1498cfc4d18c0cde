import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './envelope.ts';

/** Largest logo in bytes, and its largest width and height in pixels. */
export const logoMaxBytes = 1_000_000;
export const logoMaxPx = 4000;

/** The picture as an address that holds it whole; null when there is none. */
const logo = z.strictObject({ IMAGE_URL: z.string().startsWith('data:image/').nullable() });

export const getLogo = endpoint({
  method: 'GET',
  path: '/userLogo',
  auth: 'bearer',
  summary: '시험지에 넣을 로고',
  output: logo,
});
/** A PNG or JPEG in the part `FILE`; it takes the place of the one before. */
export const uploadLogo = endpoint({
  method: 'POST',
  path: '/userLogo',
  auth: 'bearer',
  summary: '로고 올리기',
  multipart: true,
  output: logo,
});
export const removeLogo = endpoint({
  method: 'DELETE',
  path: '/userLogo',
  auth: 'bearer',
  summary: '로고 지우기',
  output: nothing,
});
