import { apiBasePath, type Endpoint } from '@jadoo/contract';

type QueryValue = string | number | boolean | null | undefined;

const bearerlessNames = [
  'userLogin',
  'commonTokenInfo',
  'userPopupInfo',
  'getSingleExamData',
  'statusExamDataWebPrint',
  'userJoinInfo',
];

/** Whether a call carries the product token. Only the path counts: a query may name anything. */
export function needsBearer(url: string): boolean {
  const { pathname } = new URL(url, location.origin);
  // `userLoginTicket` and the like are calls of their own: a name must fill a whole part of the path.
  const parts = pathname.split('/');
  return !bearerlessNames.some((name) => parts.includes(name));
}

/** Drops null and undefined and encodes the rest. */
export function toQueryString(query: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.append(name, String(value));
  }
  return search.toString();
}

/** Puts encoded parameters into a path with `:NAME` parts. */
export function fillPath(path: string, params: Readonly<Record<string, QueryValue>>): string {
  return path.replaceAll(/:(\w+)/gu, (_, name: string) => {
    const value = params[name];
    if (value === null || value === undefined || value === '')
      throw new TypeError(`no value for ${name} in ${path}`);
    return encodeURIComponent(String(value));
  });
}

/** Origin and base path of the API, whether or not the setting names the base path. */
export function getBaseUrl(apiBase: string): string {
  const origin = (apiBase || location.origin).replace(/\/+$/u, '');
  return origin.endsWith(apiBasePath) ? origin : origin + apiBasePath;
}

/** Full address of a call. */
export function getUrl(
  apiBase: string,
  endpoint: Endpoint,
  params: Readonly<Record<string, QueryValue>> = {},
  query: Readonly<Record<string, QueryValue>> = {},
): string {
  const search = toQueryString(query);
  return getBaseUrl(apiBase) + fillPath(endpoint.path, params) + (search ? `?${search}` : '');
}
