import {
  createPrintTicket,
  downloadBundle,
  downloadExam,
  getPlacements,
  getPrintable,
  logPrint,
  previewExam,
} from '@jadoo/contract';
import type { FastifyInstance } from 'fastify';
import { makeDisposition, route } from '#plugins/route.ts';
import * as printing from './printing.service.ts';

/** Downloads, preview, and the print pages that open by ticket. */
export function registerPrintRoutes(app: FastifyInstance, deps: printing.PrintDeps): void {
  route(
    app,
    downloadExam,
    ({ user, body }) =>
      printing.downloadExam(deps, user.userIdx, body.ED_IDX, {
        format: body.FORMAT,
        copy: body.COPY,
        form: body.FORM,
      }),
    { rateLimit: 'download' },
  );
  route(app, downloadBundle, ({ user, body }) => printing.downloadBundle(deps, user.userIdx, body), {
    rateLimit: 'download',
  });
  route(
    app,
    previewExam,
    ({ user, params, body }) =>
      printing.previewExam(deps, user.userIdx, Number(params.ED_IDX), { copy: body.COPY, form: body.FORM }),
    { rateLimit: 'preview' },
  );
  route(
    app,
    getPlacements,
    ({ user, params, body }) =>
      printing.getPlacements(deps, user.userIdx, Number(params.ED_IDX), { copy: body.COPY, form: body.FORM }),
    { rateLimit: 'preview' },
  );
  registerTicketRoutes(app, deps);
}

function registerTicketRoutes(app: FastifyInstance, deps: printing.PrintDeps): void {
  route(app, createPrintTicket, async ({ user, body }) => {
    const { ticket, expiresAt } =
      body.WHAT === 'switch'
        ? await printing.switchTicket(deps, user.userIdx, body.TICKET, { copy: body.COPY, form: body.FORM })
        : await printing.createTicket(deps, user.userIdx, body);
    return { TICKET: ticket, EXPIRES_DT: expiresAt.toISOString() };
  });
  route(
    app,
    getPrintable,
    async ({ query, request, reply }) => {
      if (request.headers.accept?.includes('application/pdf')) {
        const { fileName, contentType, content } = await printing.printPrintable(deps, query.ticket);
        return reply
          .header('content-type', contentType)
          .header('content-length', content.length)
          .header('content-disposition', makeDisposition(fileName))
          .send(content);
      }
      const { title, what, copy, form, fileName, expiresAt } = await printing.describePrintable(
        deps,
        query.ticket,
      );
      return {
        TITLE: title,
        WHAT: what,
        COPY: copy,
        FORM: form,
        FILE_NAME: fileName,
        EXPIRES_DT: expiresAt.toISOString(),
      };
    },
    { rateLimit: 'ticket' },
  );
  route(
    app,
    logPrint,
    async ({ body }) => {
      await printing.logPrint(deps, body.ticket, body.status);
      return null;
    },
    { rateLimit: 'ticket' },
  );
}
