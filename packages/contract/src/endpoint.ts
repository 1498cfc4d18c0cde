import type { z } from 'zod';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the API. `path` is relative to the base path, with `:NAME` for parameters.
 * `auth` is the server's own policy: without `public` a bearer JADOO_TOKEN is required.
 * `blob` answers are files, `multipart` bodies are forms, `redirect` answers are navigations.
 */
export interface Endpoint {
  method: HttpMethod;
  path: `/${string}`;
  auth: 'public' | 'bearer';
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  output?: z.ZodType;
  answer?: 'json' | 'blob' | 'redirect';
  multipart?: boolean;
  idempotent?: boolean;
}

/** Keeps the literal types of an endpoint while checking its form. */
export function endpoint<const T extends Endpoint>(definition: T): T {
  return definition;
}

export type InputOf<T, Part extends 'params' | 'query' | 'body'> =
  T extends Record<Part, infer S extends z.ZodType> ? z.infer<S> : undefined;
export type OutputOf<T> = T extends { output: infer S extends z.ZodType } ? z.infer<S> : undefined;
