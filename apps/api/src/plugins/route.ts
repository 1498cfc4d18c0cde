import { apiBasePath, type Endpoint, envelope, type InputOf, type OutputOf } from '@jadoo/contract';
import { create as createDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import { invalidInput, invariant } from '#errors.ts';
import { makeRateLimit, type RateLimitName } from './rate-limits.ts';

/** Who calls, as the live session says; never as the client says. */
export interface SignedInUser {
  userIdx: number;
  sessionId: string;
  power: 'U' | 'O';
}

/** A file as the answer: `fileName` may be Korean, the header carries it as RFC 6266 asks. */
export interface FileAnswer {
  fileName: string;
  contentType: string;
  content: Buffer;
}

type AnswerOf<E extends Endpoint> = E extends { answer: 'blob' }
  ? FileAnswer
  : E extends { answer: 'redirect' }
    ? URL
    : OutputOf<E>;

/** What a handler gets: everything is checked by the contract's schemas before it runs. */
export interface Call<E extends Endpoint> {
  user: E extends { auth: 'bearer' } ? SignedInUser : undefined;
  params: InputOf<E, 'params'>;
  query: InputOf<E, 'query'>;
  body: InputOf<E, 'body'>;
  idempotencyKey: E extends { idempotent: true } ? string : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** `FastifyReply` is returned by a handler that has answered by itself, for example with events. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E> | FastifyReply>;

export interface RouteOptions {
  rateLimit?: RateLimitName;
  /** 64 KB unless told; passages take 1 MB. */
  bodyLimitBytes?: number;
  /** The Korean sentence of a success. */
  message?: string;
  /** For bodies that are nobody's contract, such as the browser's own reports. */
  acceptsAnyBody?: boolean;
  /** Answers that carry tokens are not compressed: their length would tell about them. */
  carriesTokens?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    /** Open without a bearer although it is not a contract endpoint. */
    isPublic?: boolean;
  }
  interface FastifyRequest {
    signedInUser: SignedInUser | null;
  }
}

export const passageBodyLimitBytes = 1024 * 1024;
const defaultMessage = '처리했어요.';
const idempotencyKeyPattern = /^[\x21-\x7e]{1,200}$/u;

function getSchema(endpoint: Endpoint): FastifySchema {
  return {
    summary: endpoint.summary,
    operationId: `${endpoint.method} ${endpoint.path}`,
    tags: [endpoint.path.split('/')[1] ?? ''],
    ...(endpoint.auth === 'bearer' ? { security: [{ bearer: [] }] } : {}),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.body && !endpoint.multipart ? { body: endpoint.body } : {}),
    querystring: endpoint.query ?? z.strictObject({}),
    ...(endpoint.output ? { response: { 200: envelope(endpoint.output) } } : {}),
  };
}

function getIdempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && idempotencyKeyPattern.test(key)) return key;
  throw invalidInput([
    { path: 'Idempotency-Key', message: '머리글 Idempotency-Key를 1~200자로 보내 주세요.' },
  ]);
}

function refuseUnexpectedBody(body: unknown): void {
  const isEmpty =
    body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0);
  if (!isEmpty) throw invalidInput([{ path: '', message: '본문을 보내지 않는 요청이에요.' }]);
}

/** RFC 6266: a plain name for old readers and the real one in UTF-8. */
export function makeDisposition(fileName: string): string {
  return createDisposition(fileName, { fallback: fileName.replace(/[^\x20-\x7e]|["\\%]/gu, '_') });
}

function isFile(answer: unknown): answer is FileAnswer {
  return (
    typeof answer === 'object' && answer !== null && 'content' in answer && Buffer.isBuffer(answer.content)
  );
}

function send(reply: FastifyReply, endpoint: Endpoint, answer: unknown, message: string): FastifyReply {
  if (reply.sent) return reply;
  if (endpoint.answer === 'redirect') {
    invariant(answer instanceof URL, 'a redirect answers with a URL');
    return reply.redirect(answer.href, 302);
  }
  if (endpoint.answer === 'blob') {
    invariant(isFile(answer), 'a blob answers with a file');
    return reply
      .header('content-type', answer.contentType)
      .header('content-length', answer.content.length)
      .header('content-disposition', makeDisposition(answer.fileName))
      .send(answer.content);
  }
  return reply.send({ code: '200', message, data: answer });
}

/**
 * Registers an endpoint of the contract: bearer unless it is public, input checked without coercion (422),
 * the answer checked and put into the envelope. Throw `AppError` to refuse.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: RouteOptions = {},
): void {
  app.route({
    method: endpoint.method,
    url: apiBasePath + endpoint.path,
    schema: getSchema(endpoint),
    ...(options.bodyLimitBytes === undefined ? {} : { bodyLimit: options.bodyLimitBytes }),
    ...(options.carriesTokens ? { compress: false as const } : {}),
    config: {
      endpoint,
      ...(options.rateLimit ? { rateLimit: makeRateLimit(options.rateLimit) } : {}),
    },
    handler: async (request, reply) => {
      if (!endpoint.body && !endpoint.multipart && !options.acceptsAnyBody)
        refuseUnexpectedBody(request.body);
      // The schemas above have parsed each part, and the hook has put the user where a bearer is needed.
      const call = {
        user: request.signedInUser ?? undefined,
        params: request.params,
        query: request.query,
        body: request.body,
        idempotencyKey: endpoint.idempotent ? getIdempotencyKey(request) : undefined,
        request,
        reply,
      } as unknown as Call<E>;
      // A reply is a promise of its own end: a handler that returns it comes back here with nothing.
      const answer = await (handler as (given: Call<E>) => Promise<unknown>)(call);
      return send(reply, endpoint, answer, options.message ?? defaultMessage);
    },
  });
}
