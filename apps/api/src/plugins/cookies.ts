import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * `session` ties refreshing to the browser that signed in; `login` ties a sign-in on its way to the browser
 * that began it. The prefix makes browsers refuse them from another host or path; http://localhost counts
 * as secure for it.
 */
const cookies = {
  session: { name: '__Host-jadoo-session', sameSite: 'strict', maxAgeSeconds: 30 * 86_400 },
  login: { name: '__Host-jadoo-login', sameSite: 'lax', maxAgeSeconds: 1200 },
} as const;
export type CookieName = keyof typeof cookies;

const wordPattern = /^[\w-]{43}$/u;

export async function registerCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
}

/** The word in the cookie; undefined when there is none of our form. */
export function readCookie(request: FastifyRequest, name: CookieName): string | undefined {
  const word = request.cookies[cookies[name].name];
  return word !== undefined && wordPattern.test(word) ? word : undefined;
}

export function setCookie(reply: FastifyReply, name: CookieName, word: string): void {
  const { name: fullName, sameSite, maxAgeSeconds } = cookies[name];
  reply.setCookie(fullName, word, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite,
    maxAge: maxAgeSeconds,
  });
}

export function clearCookie(reply: FastifyReply, name: CookieName): void {
  const { name: fullName, sameSite } = cookies[name];
  reply.clearCookie(fullName, { path: '/', secure: true, httpOnly: true, sameSite });
}
