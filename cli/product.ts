import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Env, type Server, startServer } from '@jadoo/api';
import { apiBasePath, receivePaymentWebhook } from '@jadoo/contract';
import { createSandbox } from '@jadoo/sandbox';

const builtWebFolder = fileURLToPath(new URL('../apps/web/dist', import.meta.url));

/** The providers that the settings point to, played by this very process. */
function makeSandbox(env: Env) {
  const callback = `${env.publicUrl}/auth/callback`;
  return createSandbox({
    baseUrl: `${env.publicUrl}/sandbox`,
    naver: { ...env.naver, redirectUris: [`${callback}/naver`] },
    toss: { ...env.toss, webhookUrl: env.publicUrl + apiBasePath + receivePaymentWebhook.path },
    google: { ...env.google, redirectUris: [`${callback}/google`] },
  });
}

/** API, built web app, worker and, while a real provider is missing, the sandbox: all in this process. */
export function startProduct(env: Env): Promise<Server> {
  const webFolder = env.webDir === undefined ? builtWebFolder : resolve(env.webDir);
  return startServer({
    env,
    ...(existsSync(webFolder) ? { webFolder } : {}),
    attach: async (app) => {
      if (env.usesSandbox) await app.register(makeSandbox(env), { prefix: '/sandbox' });
    },
  });
}
