import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { apiBasePath, getConsentVersion, type PointOrder } from '@jadoo/contract';

/** A free port of this machine, for a server that must know its address before it listens. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export interface Reply<T> {
  status: number;
  code: string;
  reason?: string;
  data: T;
}

/** A payment as the payment twin tells it. */
export interface ToldPayment {
  orderId: string;
  paymentKey: string;
  status: string;
  totalAmount: number;
  balanceAmount: number;
}

interface Places {
  /** Address of the API. */
  home: string;
  /** Address of the sandbox, which may live in another process. */
  sandbox: string;
  secretKey: string;
}

const patienceMs = 30_000;

/** The process sheds load while the machine is busy; a client comes again. */
async function request(url: string, init: RequestInit = {}): Promise<Response> {
  const endMs = Date.now() + patienceMs;
  for (;;) {
    const answer = await fetch(url, init);
    if (answer.status !== 503 || Date.now() > endMs) return answer;
    await setTimeout(300);
  }
}

/** The shortest way through the sign-in twin, for a new person and for a known one. */
async function getToken({ home }: Places): Promise<string> {
  const base = home + apiBasePath;
  const start = await request(`${base}/userLogin/start/naver`, { redirect: 'manual' });
  const cookies = start.headers.getSetCookie().map((line) => line.split(';')[0]);
  const headers = { cookie: cookies.join('; '), 'content-type': 'application/json' };
  const authorize = new URL(start.headers.get('location') ?? '');
  const decision = await request(`${authorize.origin}${authorize.pathname}/decision`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      ...Object.fromEntries(authorize.searchParams),
      decision: 'agree',
      person: 'test-kim',
    }),
  });
  const back = new URL(decision.headers.get('location') ?? '').searchParams;
  const code = back.get('code') ?? '';
  const query = new URLSearchParams({ UM_OAUTH_CD: 'naver', code, state: back.get('state') ?? '' });
  type Joined = Reply<{ TOKENS?: { JADOO_TOKEN: string }; JOIN_TICKET?: string }>;
  const login = (await (
    await request(`${base}/userLogin?${query.toString()}`, { headers })
  ).json()) as Joined;
  if (login.data.TOKENS) return login.data.TOKENS.JADOO_TOKEN;
  const body = JSON.stringify({
    JOIN_TICKET: login.data.JOIN_TICKET,
    UM_NM: '김자두',
    UM_PHONE: '010-1234-5678',
    UM_JOB: 'tutor',
    UM_SCHOOL: '',
    AGREEMENTS: (['age', 'terms', 'privacy'] as const).map((TYPE) => ({
      TYPE,
      VERSION: getConsentVersion(TYPE),
      AGREED: true,
    })),
  });
  const joined = await request(`${base}/userJoinInfo`, { method: 'POST', headers, body });
  return ((await joined.json()) as Joined).data.TOKENS?.JADOO_TOKEN ?? '';
}

/** What the browser script of the payment company does once there is an order, up to the address that comes back. */
async function openWindow(
  { home, sandbox }: Places,
  order: PointOrder,
  shop: { CLIENT_KEY: string; CUSTOMER_KEY: string },
  decision: Record<string, string>,
): Promise<URL> {
  const opened = await request(`${sandbox}/toss/sdk/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      clientKey: shop.CLIENT_KEY,
      customerKey: shop.CUSTOMER_KEY,
      orderId: order.orderId,
      orderName: order.ORDER_NAME,
      amount: { currency: 'KRW', value: order.AMOUNT },
      method: 'CARD',
      successUrl: `${home}/point/process`,
      failUrl: `${home}/point/process-fail`,
    }),
  });
  const { url } = (await opened.json()) as { url: string };
  const body = new URLSearchParams(decision);
  const decided = await request(url, { method: 'POST', redirect: 'manual', body });
  return new URL(decided.headers.get('location') ?? `${home}/not-decided`);
}

/** Somebody who pays through the API and the sandbox as a browser would. */
export function createPayer(places: Places) {
  const { home, sandbox, secretKey } = places;
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  let token = '';
  const api = async <T>(method: string, path: string, body?: object): Promise<Reply<T>> => {
    const answer = await request(home + apiBasePath + path, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { ...((await answer.json()) as Reply<T>), status: answer.status };
  };
  return {
    api,
    signIn: async () => void (token = await getToken(places)),
    /** Orders, pays and gives the address to which the payment company sends the browser. */
    pay: async (amount: number, decision: Record<string, string>): Promise<URL> => {
      const { data: order } = await api<PointOrder>('POST', '/pointOrder', { AMOUNT: amount });
      const { data: shop } = await api<{ CLIENT_KEY: string; CUSTOMER_KEY: string }>('GET', '/pointProduct');
      return openWindow(places, order, shop, decision);
    },
    confirm: (back: URL) =>
      api<PointOrder>('POST', '/pointConfirm', {
        orderId: back.searchParams.get('orderId') ?? '',
        paymentKey: back.searchParams.get('paymentKey') ?? '',
        amount: Number(back.searchParams.get('amount')),
      }),
    show: async (orderId: string) => (await api<PointOrder>('GET', `/pointOrder/${orderId}`)).data,
    listTold: async (): Promise<ToldPayment[]> => {
      const answer = await request(`${sandbox}/toss/control/payments`, { headers: { authorization } });
      return (await answer.json()) as ToldPayment[];
    },
    setFaults: async (faults: object): Promise<number> => {
      const answer = await request(`${sandbox}/toss/control/faults`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(faults),
      });
      return answer.status;
    },
    /** Somebody goes to the bank counter of the sandbox. */
    goToBank: (path: string) => request(`${sandbox}/toss/bank/${path}`, { method: 'POST' }),
  };
}
