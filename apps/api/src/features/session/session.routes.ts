import {
  createLoginTicket,
  join,
  login,
  logout as logoutEndpoint,
  refreshTokens,
  startLogin,
} from '@jadoo/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clearCookie, readCookie, setCookie } from '#plugins/cookies.ts';
import { route } from '#plugins/route.ts';
import {
  describeLoginTicket,
  getUserRecord,
  logout,
  makeLoginTicket,
  redeemLoginTicket,
  refresh,
} from './session.service.ts';
import { finishSignIn, joinUser, type SignedIn, type SignInContext, startSignIn } from './sign-in.service.ts';
import { makeSecretWord } from './tokens.rules.ts';

function getBrowser(request: FastifyRequest) {
  const cookieWord = readCookie(request, 'login');
  return cookieWord === undefined
    ? undefined
    : { cookieWord, userAgent: request.headers['user-agent'] ?? '' };
}

async function answerMember(context: SignInContext, reply: FastifyReply, signedIn: SignedIn) {
  setCookie(reply, 'session', signedIn.cookieWord);
  clearCookie(reply, 'login');
  return {
    STATUS: 'member' as const,
    USER: await getUserRecord(context.db, signedIn.user),
    TOKENS: signedIn.tokens,
    NEXT: signedIn.nextPath,
  };
}

function registerSignIn(app: FastifyInstance, context: SignInContext): void {
  route(
    app,
    startLogin,
    ({ params, query, request, reply }) => {
      // Two tabs may be signing in at once: both belong to the word that the browser already has.
      const cookieWord = readCookie(request, 'login') ?? makeSecretWord();
      setCookie(reply, 'login', cookieWord);
      return startSignIn(context, params.provider, query.next, cookieWord);
    },
    { rateLimit: 'login-start' },
  );

  route(
    app,
    login,
    async ({ query, request, reply }) => {
      if ('ticket' in query) {
        if (query.confirm === undefined) {
          return {
            STATUS: 'confirm' as const,
            MASKED_NAME: await describeLoginTicket(context, query.ticket),
          };
        }
        const opened = await redeemLoginTicket(context, query.ticket, request.headers['user-agent'] ?? '');
        return answerMember(context, reply, { ...opened, nextPath: '/' });
      }
      const { UM_OAUTH_CD: provider, code, state } = query;
      const result = await finishSignIn(context, { provider, code, state }, getBrowser(request));
      if ('member' in result) return answerMember(context, reply, result.member);
      const { joinTicket, name, email } = result.newcomer;
      return { STATUS: 'new' as const, JOIN_TICKET: joinTicket, UM_NM: name, UM_EMAIL: email };
    },
    { rateLimit: 'login', carriesTokens: true },
  );

  route(
    app,
    join,
    async ({ body, request, reply }) =>
      answerMember(context, reply, await joinUser(context, body, getBrowser(request))),
    { rateLimit: 'join', carriesTokens: true, message: '가입했어요.' },
  );
}

/** Sign-in, sign-up, refreshing and signing out. */
export function registerSessionRoutes(app: FastifyInstance, context: SignInContext): void {
  registerSignIn(app, context);

  route(
    app,
    refreshTokens,
    ({ body, request }) => refresh(context, { ...body, cookieWord: readCookie(request, 'session') }),
    { rateLimit: 'refresh', carriesTokens: true },
  );

  route(
    app,
    logoutEndpoint,
    async ({ user, reply }) => {
      await logout(context, user.sessionId);
      clearCookie(reply, 'session');
      return null;
    },
    { message: '로그아웃했어요.' },
  );

  route(app, createLoginTicket, ({ user }) => makeLoginTicket(context, user), {
    rateLimit: 'login-ticket',
    carriesTokens: true,
  });
}
