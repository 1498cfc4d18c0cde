import helmet from '@fastify/helmet';
import { apiBasePath } from '@jadoo/contract';
import type { FastifyInstance } from 'fastify';
import type { Env } from '#env.ts';
import { isApiPath } from './error-replies.ts';

type Origins = Record<'script' | 'style' | 'connect' | 'frame' | 'image' | 'form' | 'policy', string[]>;

/** Foreign origins that the settings call for; none in a plain installation. */
function listOrigins(env: Env): Origins {
  const origins: Origins = {
    script: [],
    style: [],
    connect: [],
    frame: [],
    image: [],
    form: [],
    policy: [],
  };
  if (env.gtmId !== undefined) {
    origins.script.push('https://www.googletagmanager.com');
    const collectors = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
    origins.connect.push(...collectors, 'https://*.analytics.google.com');
    origins.image.push(...collectors);
  }
  if (env.sentryDsn !== undefined) origins.connect.push(new URL(env.sentryDsn).origin);
  const own = new URL(env.publicUrl).origin;
  const toss = new URL(env.toss.sdkUrl).origin;
  if (toss !== own) {
    origins.script.push(toss);
    origins.connect.push('https://*.tosspayments.com');
    origins.frame.push('https://*.tosspayments.com');
    origins.image.push('https://*.tosspayments.com');
    // The payment window takes the place of the page, by a form that may be sent on.
    origins.form.push('https://*.tosspayments.com', 'https://*.toss.im');
    // Its script writes styles into the page and knows nothing of Trusted Types; docs/operations.md says more.
    origins.style.push("'unsafe-inline'");
    origins.policy.push('default');
  }
  if (/^https?:/u.test(env.apiBase) && new URL(env.apiBase).origin !== own) {
    origins.connect.push(new URL(env.apiBase).origin);
  }
  return origins;
}

/** CSP with Trusted Types and the other headers of every answer; `no-store` on those of the API. */
export async function registerSecurityHeaders(app: FastifyInstance, env: Env): Promise<void> {
  const origins = listOrigins(env);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...origins.script],
        'style-src': ["'self'", ...origins.style],
        'img-src': ["'self'", 'data:', 'blob:', ...origins.image],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...origins.connect],
        'frame-src': ["'self'", 'blob:', ...origins.frame],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'", ...origins.form],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['dompurify', 'jadoo', ...origins.policy],
        'report-uri': [`${apiBasePath}/cspReport`],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: env.isProduction ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()');
    if (isApiPath(request.url)) reply.header('cache-control', 'no-store');
    done();
  });
}
