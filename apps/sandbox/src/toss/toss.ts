import type { FastifyInstance } from 'fastify';
import { isAuthorized, registerTossApi } from './api.ts';
import { noFaults, readFaults } from './faults.ts';
import { createNotifier } from './notices.ts';
import { PaymentBook } from './payment-book.ts';
import { TossError } from './toss-error.ts';
import { registerTossPages } from './window-pages.ts';

/** The shop that the payment twin knows. */
export interface TossShop {
  clientKey: string;
  secretKey: string;
  /** Where notices go; none are sent without it. */
  webhookUrl?: string;
}

interface TossOptions {
  basePath: string;
  baseUrl: string;
  shop: TossShop;
  now: () => number;
}

/** 토스페이먼츠 under /toss: API, browser script, payment window, bank counter, notices, fault switches. */
export async function registerToss(app: FastifyInstance, options: TossOptions): Promise<void> {
  const { basePath, baseUrl, shop, now } = options;
  let faults = noFaults;
  const notifier = createNotifier(shop.webhookUrl, () => faults, now);
  const book = new PaymentBook(now, baseUrl, notifier.notify);
  app.addHook('onClose', () => notifier.stop());
  await app.register(
    async (toss) => {
      toss.setErrorHandler((error, _request, reply) => {
        if (!(error instanceof TossError)) throw error;
        return reply.status(error.httpStatus).send({ code: error.code, message: error.message });
      });
      registerTossApi(toss, { secretKey: shop.secretKey, book, faults: () => faults, now });
      registerTossPages(toss, { basePath, baseUrl, clientKey: shop.clientKey, book });
      // For tests alone: whoever holds the secret key may break things and look at everything.
      toss.post('/control/faults', (request, reply) => {
        const wanted = readFaults(request.body);
        if (!isAuthorized(request, shop.secretKey)) throw new TossError('UNAUTHORIZED_KEY');
        if (!wanted) throw new TossError('INVALID_REQUEST');
        faults = wanted;
        return reply.send(faults);
      });
      toss.get('/control/payments', (request, reply) => {
        if (!isAuthorized(request, shop.secretKey)) throw new TossError('UNAUTHORIZED_KEY');
        return reply.send(book.list());
      });
      await Promise.resolve();
    },
    { prefix: '/toss' },
  );
}
