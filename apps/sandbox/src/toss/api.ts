import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type TossFaults } from './faults.ts';
import type { PaymentBook } from './payment-book.ts';
import { isTossCode, TossError } from './toss-error.ts';

interface Answer {
  status: number;
  body: object;
}

interface ApiOptions {
  secretKey: string;
  book: PaymentBook;
  faults: () => TossFaults;
  now: () => number;
}

type Json = Record<string, unknown>;

const keyLifeMs = 15 * 24 * 60 * 60_000;
const maxKeyLength = 300;

/** Answers by Idempotency-Key: one effect for each key, the same answer for its repeats. */
class AnswerStore {
  readonly #answers = new Map<string, { answer: Promise<Answer>; isReady: boolean; endsAtMs: number }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  async run(key: string | undefined, act: () => Promise<Answer>): Promise<Answer> {
    if (key === undefined) return act();
    const kept = this.#answers.get(key);
    if (kept && kept.endsAtMs > this.#now()) {
      return kept.isReady ? kept.answer : describeError(new TossError('IDEMPOTENT_REQUEST_PROCESSING'));
    }
    const entry = { answer: act(), isReady: false, endsAtMs: this.#now() + keyLifeMs };
    this.#answers.set(key, entry);
    const answer = await entry.answer;
    entry.isReady = true;
    return answer;
  }
}

function describeError(error: TossError): Answer {
  return { status: error.httpStatus, body: { code: error.code, message: error.message } };
}

function attempt(act: () => object): Answer {
  try {
    return { status: 200, body: act() };
  } catch (error) {
    if (error instanceof TossError) return describeError(error);
    throw error;
  }
}

/** Basic authentication with the secret key as the name and no password. */
export function isAuthorized(request: FastifyRequest, secretKey: string): boolean {
  const expected = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  return request.headers.authorization === expected;
}

function getText(body: Json, name: string, maxLength: number): string {
  const value = body[name];
  if (typeof value !== 'string' || value === '' || value.length > maxLength)
    throw new TossError('INVALID_REQUEST');
  return value;
}

function getAmount(body: Json, name: string): number {
  const value = body[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value <= 0) {
    throw new TossError('INVALID_REQUEST');
  }
  return value;
}

function confirm(book: PaymentBook, body: Json): object {
  return book.confirm(
    getText(body, 'paymentKey', 200),
    getText(body, 'orderId', 64),
    getAmount(body, 'amount'),
  );
}

function cancel(book: PaymentBook, paymentKey: string, body: Json): object {
  const account = body['refundReceiveAccount'];
  const amount = body['cancelAmount'] === undefined ? undefined : getAmount(body, 'cancelAmount');
  const hasAccount =
    typeof account === 'object' &&
    account !== null &&
    ['bank', 'accountNumber', 'holderName'].every((name) => typeof (account as Json)[name] === 'string');
  return book.cancel(paymentKey, getText(body, 'cancelReason', 200), amount, hasAccount);
}

/** The code that a test asks for with a header of the real API. */
function getForced(request: FastifyRequest): TossError | undefined {
  const code = request.headers['tosspayments-test-code'];
  return typeof code === 'string' && isTossCode(code) ? new TossError(code) : undefined;
}

const happens = (rate: number): boolean => rate > 0 && Math.random() < rate;

function breakOff(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

/** The paths below /v1/payments, with the faults that are switched on. */
export function registerTossApi(app: FastifyInstance, { secretKey, book, faults, now }: ApiOptions): void {
  const store = new AnswerStore(now);
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    act: () => object,
  ): Promise<FastifyReply> => {
    if (!isAuthorized(request, secretKey)) {
      const { status, body } = describeError(new TossError('UNAUTHORIZED_KEY'));
      return reply.status(status).send(body);
    }
    const fault = faults();
    if (happens(fault.dropBeforeRate)) return breakOff(request, reply);
    const given = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
    const key = typeof given === 'string' ? given : undefined;
    const forced = getForced(request);
    const { status, body } =
      key !== undefined && key.length > maxKeyLength
        ? describeError(new TossError('INVALID_IDEMPOTENCY_KEY'))
        : await store.run(key === undefined ? undefined : `${request.url}\n${key}`, () =>
            Promise.resolve(forced ? describeError(forced) : attempt(act)),
          );
    if (fault.delayMs > 0) await sleep(fault.delayMs);
    if (happens(fault.dropAfterRate)) return breakOff(request, reply);
    const isBroken = happens(fault.failAfterRate);
    const told = isBroken ? describeError(new TossError('UNKNOWN_PAYMENT_ERROR')) : { status, body };
    return reply.status(told.status).send(told.body);
  };

  app.post<{ Body: Json | undefined }>('/v1/payments/confirm', (request, reply) =>
    answer(request, reply, () => confirm(book, request.body ?? {})),
  );
  app.get<{ Params: { orderId: string } }>('/v1/payments/orders/:orderId', (request, reply) =>
    answer(request, reply, () => book.findByOrder(request.params.orderId)),
  );
  app.get<{ Params: { paymentKey: string } }>('/v1/payments/:paymentKey', (request, reply) =>
    answer(request, reply, () => book.find(request.params.paymentKey)),
  );
  app.post<{ Params: { paymentKey: string }; Body: Json | undefined }>(
    '/v1/payments/:paymentKey/cancel',
    (request, reply) =>
      answer(request, reply, () => cancel(book, request.params.paymentKey, request.body ?? {})),
  );
}
