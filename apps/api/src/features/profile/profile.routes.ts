import {
  getProfile as getEndpoint,
  giveConsents,
  updateProfile as updateEndpoint,
  withdraw as withdrawEndpoint,
} from '@jadoo/contract';
import type { FastifyInstance } from 'fastify';
import { clearCookie } from '#plugins/cookies.ts';
import { route } from '#plugins/route.ts';
import { addConsents } from './consents.service.ts';
import { getProfile, type ProfileContext, updateProfile, withdraw } from './profile.service.ts';

export function registerProfileRoutes(app: FastifyInstance, context: ProfileContext): void {
  route(app, getEndpoint, ({ user }) => getProfile(context.db, user.userIdx));
  route(app, updateEndpoint, ({ user, body }) => updateProfile(context, user.userIdx, body), {
    message: '저장했어요.',
  });
  route(
    app,
    giveConsents,
    async ({ user, body }) => {
      await addConsents(context.db, user.userIdx, body);
      return null;
    },
    { message: '동의했어요.' },
  );
  route(
    app,
    withdrawEndpoint,
    async ({ user, body, reply }) => {
      await withdraw(context, user.userIdx, body);
      clearCookie(reply, 'session');
      return null;
    },
    { message: '탈퇴했어요.' },
  );
}
