import { reportCsp } from '@jadoo/contract';
import type { FastifyInstance } from 'fastify';
import { route } from './route.ts';

const reportTypes = ['application/csp-report', 'application/reports+json'];
const maxLoggedChars = 2000;

/** Browsers report violations of the policy here; they are logged as the text that they are. */
export function registerCspReports(app: FastifyInstance): void {
  app.addContentTypeParser(reportTypes, { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, body, done) =>
    done(null, body),
  );
  route(
    app,
    reportCsp,
    ({ request }) => {
      const report = typeof request.body === 'string' ? request.body : JSON.stringify(request.body ?? null);
      request.log.warn({ report: report.slice(0, maxLoggedChars) }, 'csp violation');
      return Promise.resolve(null);
    },
    { acceptsAnyBody: true, rateLimit: 'report' },
  );
}
