import { resultCode, type Endpoint, type InputOf, type OutputOf } from '@jadoo/contract';
import type { Options } from 'ky';
import { getUrl } from '#request/address.ts';
import { RequestError } from '#request/request-error.ts';
import { endSessionOnTokenError, readFailure, send } from '#request/send.ts';
import { runtimeConfig } from '#session/runtime-config.ts';
import { cleanObjectKeys } from '#telemetry/object-keys.ts';

type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Nullable<T> = T extends unknown ? { [Name in keyof T]: T[Name] | null } : never;
type Part<T, Name extends 'params' | 'query' | 'body', Value = InputOf<T, Name>> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : Partial<Value> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };

/** Parts of a form by name: files and texts. */
export type FormParts = Readonly<Record<string, Blob | string>>;

/** What a call takes, by its endpoint. Null and undefined in `query` are left out of the address. */
export type CallInput<T extends Endpoint> = Part<T, 'params'> &
  (T extends { multipart: true } ? { form: FormParts } : { form?: undefined }) &
  Part<T, 'body'> &
  Part<T, 'query', Nullable<InputOf<T, 'query'>>> & {
    /** Names one spend: the same key never spends twice. */
    idempotencyKey?: string;
    signal?: AbortSignal;
  };

/** The input may be left out where an endpoint asks for nothing. */
type Inputs<T extends Endpoint> =
  Partial<CallInput<T>> extends CallInput<T> ? [input?: CallInput<T>] : [input: CallInput<T>];

/** The answer to a call: success with its data, or a business refusal with its reason. */
export type Answer<T> =
  | { code: '200'; message: string; data: OutputOf<T> }
  | { code: '409'; message: string; reason: string; data: unknown };

interface LooseInput {
  params?: Values | undefined;
  query?: Values | undefined;
  body?: unknown;
  form?: FormParts | undefined;
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Address and options of a call, as the request goes out. */
export function describeRequest(
  endpoint: Endpoint,
  input: LooseInput = {},
): { url: string; options: Options } {
  const { params, query, body, form, idempotencyKey, signal } = input;
  return {
    url: getUrl(runtimeConfig.API_BASE, endpoint, params, query),
    options: {
      method: endpoint.method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // The browser itself writes the content type of a form, with its border.
      ...(form && { body: toFormData(form) }),
      ...(signal && { signal }),
    },
  };
}

// A name with quotes, brackets or the like would break out of the header of its part.
function toFormData(parts: FormParts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(cleanObjectKeys(parts, true))) {
    if (value instanceof Blob || typeof value === 'string') form.append(name, value);
  }
  return form;
}

/**
 * Calls the API. Resolves with code '200', or '409' for a business refusal; rejects with a RequestError otherwise.
 * Shows nothing and goes nowhere, but for the logout that the token codes cause.
 */
export async function call<T extends Endpoint>(endpoint: T, ...input: Inputs<T>): Promise<Answer<T>> {
  const { url, options } = describeRequest(endpoint, input[0]);
  // The envelope is checked; its data has the type that the endpoint promises.
  return (await readAnswer(await send(url, options))) as Answer<T>;
}

/** Reads the envelope of an answer that HTTP took for a success or a refusal. */
export async function readAnswer(response: Response): Promise<unknown> {
  const raw: unknown = await response.json().catch(() => null);
  const answer = readFailure(raw);
  if (response.status === 409) return { ...answer, code: resultCode.conflict };
  if (answer.code === resultCode.success)
    return { code: answer.code, message: answer.message, data: answer.data };
  endSessionOnTokenError(answer.code);
  throw new RequestError(answer.message, { ...answer, status: response.status });
}

/** The data of a successful answer; a refusal is thrown with its sentence. For queries, where a refusal is a failure. */
export async function callForData<T extends Endpoint>(
  endpoint: T,
  ...input: Inputs<T>
): Promise<OutputOf<T>> {
  const answer = await call(endpoint, ...input);
  if (answer.code === '200') return answer.data;
  throw new RequestError(answer.message, { ...answer, status: 409 });
}
