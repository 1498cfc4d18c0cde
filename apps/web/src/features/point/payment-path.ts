import { toLocalPath } from '#session/local-path.ts';

/** Where to go on after the payment; null when nothing but home is asked for. */
export function readNext(search: URLSearchParams): string | null {
  const path = toLocalPath(search.get('next'));
  return path === '/' ? null : path;
}

/** A page of the payment with its order and the way on. Empty values are left out. */
export function toPaymentPath(path: string, values: Record<string, string | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, value);
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
