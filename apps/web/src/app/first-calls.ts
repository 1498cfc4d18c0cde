import type {
  getExam,
  getKinds,
  getPointProducts,
  listCategories,
  listExams,
  listExpiringPoints,
  listOpenPointOrders,
  listPassages,
} from '@jadoo/contract';
import { getBaseUrl } from '#request/address.ts';
import { startRequest } from '#request/head-start.ts';
import { getTokens } from '#session/auth-store.ts';
import { runtimeConfig } from '#session/runtime-config.ts';
import { isSignedIn } from '#session/sign-in-state.ts';
import { validateTokens } from '#session/token-state.ts';

type Path = (
  | typeof getKinds
  | typeof getPointProducts
  | typeof listCategories
  | typeof listExams
  | typeof listExpiringPoints
  | typeof listOpenPointOrders
  | typeof listPassages
)['path'];
type PaperPath = typeof getExam.path extends `${infer Start}:ED_IDX` ? `${Start}${number}` : never;
type Call = Path | `${Path}?${string}` | PaperPath;

const makerCalls: readonly Call[] = ['/passageCategory', '/passage?page=1&size=10', '/examKind'];

const callsOfPath: Readonly<Record<string, readonly Call[]>> = {
  '/': ['/examKind', '/examData?sort=new&page=1&size=5', '/passage?size=5', '/pointExpiry'],
  '/data/basic': makerCalls,
  '/data/advanced': makerCalls,
  '/data/transform': makerCalls,
  '/point/charge': ['/pointProduct', '/pointOrder'],
  '/passageStorage': ['/passage?page=1&size=20', '/passageCategory'],
};

/** The reading calls that a screen makes as soon as it is there, by its bare address. */
export function listFirstCalls(path: string): readonly Call[] {
  const paper = /^\/myStorage\/([1-9]\d{0,14})$/u.exec(path)?.[1];
  return paper === undefined ? (callsOfPath[path] ?? []) : [`/examData/${Number(paper)}`];
}

/**
 * Makes the first calls of the screen at this address while its scripts are still on their way. Only with a token
 * that is alive: to renew one is the business of the request layer.
 */
export function startFirstCalls({ pathname, search, origin }: Location): void {
  const tokens = getTokens();
  const base = getBaseUrl(runtimeConfig.API_BASE);
  if (search !== '' || !base.startsWith(origin) || !isSignedIn() || !validateTokens(tokens).isValid) return;
  for (const call of listFirstCalls(pathname)) startRequest(base + call, tokens.JADOO_TOKEN);
}
