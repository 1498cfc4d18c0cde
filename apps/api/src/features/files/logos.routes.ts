import { getLogo, logoMaxBytes, removeLogo, uploadLogo } from '@jadoo/contract';
import type { PaperLogo } from '@jadoo/paper';
import type { FastifyInstance } from 'fastify';
import { route } from '#plugins/route.ts';
import { readUpload } from '#plugins/upload.ts';
import * as logos from './logos.service.ts';

const toLogo = (logo: PaperLogo | undefined) => ({
  IMAGE_URL: logo ? `data:${logo.mediaType};base64,${logo.base64}` : null,
});

/** The picture that stands on a teacher's papers. */
export function registerLogoRoutes(app: FastifyInstance, deps: logos.LogoDeps): void {
  route(app, getLogo, async ({ user }) => toLogo(await logos.getLogo(deps, user.userIdx)));
  route(
    app,
    uploadLogo,
    async ({ user, request }) =>
      toLogo(await logos.keepLogo(deps, user.userIdx, await readUpload(request, logoMaxBytes))),
    { rateLimit: 'import', message: '로고를 바꿨어요.' },
  );
  route(
    app,
    removeLogo,
    async ({ user }) => {
      await logos.removeLogo(deps, user.userIdx);
      return null;
    },
    { message: '로고를 지웠어요.' },
  );
}
