import {
  downloadExam,
  type Endpoint,
  getPoints,
  getProfile,
  listExams,
  logout,
  makeExam,
  refreshTokens,
} from '@jadoo/contract';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, callForData } from '#request/call.ts';
import { download } from '#request/download.ts';
import { getErrorMessage, RequestError } from '#request/request-error.ts';
import { getTokens } from '#session/auth-store.ts';
import { setNavigation } from '#session/navigation.ts';
import { getUser } from '#session/user-store.ts';
import { useDownloadStore } from '#shell/download-store.ts';
import { answer } from '#test/api.ts';
import { forgetEverything, makeToken, signIn } from '#test/sign-in.ts';

const server = setupServer();
const go = vi.fn<(path: string) => void>();
const reload = vi.fn<() => void>();
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  go.mockReset();
  reload.mockReset();
  setNavigation({ go, reload });
  forgetEverything();
  signIn();
});
afterEach(async () => {
  server.resetHandlers();
  // A logout is over only when the page has been loaded anew.
  if (go.mock.calls.length > 0) await vi.waitUntil(() => reload.mock.calls.length > 0);
});
afterAll(() => {
  server.close();
});

const points = (UM_POINT: number) => ({ data: { UM_POINT } });
const askPoints = () => call(getPoints, { body: { UM_IDX: '7' } });

describe('a call', () => {
  it('carries the bearer and JSON and resolves with code, message and data', async () => {
    let seen: Headers | undefined;
    server.use(
      answer(getPoints, (request) => {
        seen = request.headers;
        return points(1200);
      }),
    );
    expect(await askPoints()).toEqual({ code: '200', message: '', data: { UM_POINT: 1200 } });
    expect(seen?.get('authorization')).toBe(`Bearer ${getTokens().JADOO_TOKEN}`);
    expect(seen?.get('content-type')).toBe('application/json');
  });

  it('leaves null out of the query and sends an idempotency key when there is one', async () => {
    let url = '';
    let key: string | null = null;
    server.use(
      answer(listExams, (request) => {
        url = request.url;
        return { data: { items: [], page: 1, size: 10, total: 0 } };
      }),
      answer(makeExam, (request) => {
        key = request.headers.get('idempotency-key');
        return { data: { ED_IDX: 1, STATUS: 'queued', UM_POINT: 10 } };
      }),
    );
    await call(listExams, { query: { q: '3과 본문', tool: null, page: '1' } });
    expect(new URL(url).search).toBe('?q=3%EA%B3%BC+%EB%B3%B8%EB%AC%B8&page=1');
    await call(makeExam, {
      body: { PS_IDXS: [1], KINDS: [{ KIND: 'order' }], ED_TITLE: 't', ED_TOOL: 'quick', EXPECTED_TOTAL: 30 },
      idempotencyKey: 'once',
    });
    expect(key).toBe('once');
  });

  it('resolves with a 409 and its reason', async () => {
    server.use(
      answer(getPoints, {
        code: '409',
        message: '포인트가 부족해요.',
        reason: 'point-short',
        data: { SHORT: 5 },
      }),
    );
    expect(await askPoints()).toEqual({
      code: '409',
      message: '포인트가 부족해요.',
      reason: 'point-short',
      data: { SHORT: 5 },
    });
  });

  it('is a failure for data that must be there, even with a 409', async () => {
    server.use(answer(getProfile, { code: '409', message: '안 돼요.', reason: 'stale' }));
    await expect(callForData(getProfile)).rejects.toMatchObject({ status: 409, reason: 'stale' });
  });

  it.each(['403', '404', '413', '422', '429', '500', '503'] as const)(
    'rejects with code %s and keeps the session',
    async (code) => {
      server.use(answer(getPoints, { code, message: '안 돼요.' }));
      await expect(askPoints()).rejects.toMatchObject({ name: 'RequestError', code, message: '안 돼요.' });
      expect(go).not.toHaveBeenCalled();
      expect(getUser().UM_IDX).toBe('7');
    },
  );

  it.each(['301', '303', '304'] as const)('logs out and rejects with code %s', async (code) => {
    server.use(answer(getPoints, { code, message: '다시 로그인해 주세요.' }));
    await expect(askPoints()).rejects.toMatchObject({ code });
    expect(go).toHaveBeenCalledWith('/login');
    expect(localStorage.getItem('auth')).toBeNull();
  });

  it('treats a token code as such whatever the HTTP status', async () => {
    server.use(
      http.post('*/DropsMain', () => HttpResponse.json({ code: '303', message: '만료', data: null })),
    );
    await expect(askPoints()).rejects.toMatchObject({ code: '303' });
  });

  it('rejects with a sentence when nobody answers, or answers in something else than JSON', async () => {
    server.use(http.post('*/DropsMain', () => HttpResponse.error()));
    await expect(askPoints()).rejects.toMatchObject({
      status: 0,
      message: expect.stringContaining('연결') as string,
    });
    server.use(http.post('*/DropsMain', () => new HttpResponse('<html>', { status: 502 })));
    await expect(askPoints()).rejects.toMatchObject({ status: 502, code: '500' });
  });

  it('is given up after 300000 ms and not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.use(http.post('*/DropsMain', () => new Promise<never>(() => undefined)));
    const settled = vi.fn();
    const asked = askPoints().catch((error: unknown) => {
      settled();
      return getErrorMessage(error);
    });
    await vi.advanceTimersByTimeAsync(299_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toBe('응답이 너무 늦어요. 다시 시도해 주세요.');
    vi.useRealTimers();
  });

  it('tells an abort apart from a failure', async () => {
    const abort = new AbortController();
    server.use(answer(getPoints, { ...points(1), delayMs: 50 }));
    const asked = call(getPoints, { body: { UM_IDX: '7' }, signal: abort.signal });
    abort.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('tokens', () => {
  it.each([
    ['missing', ''],
    ['invalid', 'no-token'],
  ])(
    "rejects with 'Authentication required' when they are %s, without asking the server",
    async (_, token) => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      signIn(token);
      await expect(askPoints()).rejects.toThrow('Authentication required');
      expect(go).not.toHaveBeenCalled();
      error.mockRestore();
    },
  );

  it('renews an expired one once for twenty concurrent requests, and all use the new one', async () => {
    signIn(makeToken(-1));
    const fresh = makeToken(600);
    let refreshes = 0;
    const bearers = new Set<string | null>();
    server.use(
      answer(refreshTokens, () => {
        refreshes += 1;
        return { data: { ACCESS_TOKEN: 'a2', REFRESH_TOKEN: 'r2', JADOO_TOKEN: fresh }, delayMs: 20 };
      }),
      answer(getPoints, (request) => {
        bearers.add(request.headers.get('authorization'));
        return points(1);
      }),
    );
    await Promise.all(Array.from({ length: 20 }, askPoints));
    expect(refreshes).toBe(1);
    expect([...bearers]).toEqual([`Bearer ${fresh}`]);
    expect(getTokens()).toMatchObject({ JADOO_TOKEN: fresh, REFRESH_TOKEN: 'r2', UM_OAUTH_CD: 'naver' });
    expect(getUser().JADOO_TOKEN).toBe(fresh);
  });

  it('sends all four fields to be renewed', async () => {
    const old = makeToken(-1);
    signIn(old);
    let body: unknown;
    server.use(
      answer(refreshTokens, async (request) => {
        body = await request.json();
        return { data: { ACCESS_TOKEN: 'a2', REFRESH_TOKEN: 'r2', JADOO_TOKEN: makeToken() } };
      }),
      answer(getPoints, points(1)),
    );
    await askPoints();
    expect(body).toEqual({
      UM_OAUTH_CD: 'naver',
      ACCESS_TOKEN: 'access',
      REFRESH_TOKEN: 'refresh',
      JADOO_TOKEN: old,
    });
  });

  it('a refused renewal logs out and rejects everybody who waited', async () => {
    signIn(makeToken(-1));
    server.use(answer(refreshTokens, { code: '304', message: '다시 로그인해 주세요.' }));
    const results = await Promise.allSettled([askPoints(), askPoints()]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(go).toHaveBeenCalledWith('/login');
    expect(getUser().UM_IDX).toBe('');
  });

  it('a renewal without tokens in the answer counts as failed', async () => {
    signIn(makeToken(-1));
    server.use(
      http.post('*/commonTokenInfo', () => HttpResponse.json({ code: '200', message: '', data: {} })),
    );
    await expect(askPoints()).rejects.toBeInstanceOf(RequestError);
    expect(go).toHaveBeenCalledWith('/login');
  });
});

describe('a form with files', () => {
  const uploadFile = {
    method: 'POST',
    path: '/someFile',
    auth: 'bearer',
    summary: '파일 올리기',
    multipart: true,
  } as const satisfies Endpoint;

  it('goes out as multipart with the bearer, under names without forbidden characters', async () => {
    let sent = '';
    let headers = new Headers();
    server.use(
      http.post('*/someFile', async ({ request }) => {
        headers = request.headers;
        sent = await request.text();
        return HttpResponse.json({ code: '200', message: '', data: null });
      }),
    );
    const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    const result = await call(uploadFile, { form: { 'file"; name="x': file, title: '3과 (본문)' } });
    expect(result.code).toBe('200');
    expect(headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/u);
    expect(headers.get('Authorization')).toMatch(/^Bearer /u);
    expect([...sent.matchAll(/ name="([^"]*)"/gu)].map(([, name]) => name)).toEqual(['file namex', 'title']);
    expect(sent).toContain('name="title"\r\n\r\n3과 (본문)\r\n');
  });

  it('that is refused is told like any other call', async () => {
    server.use(answer(uploadFile, { code: '413', message: '파일이 너무 커요.' }));
    await expect(call(uploadFile, { form: { file: new Blob(['x']) } })).rejects.toMatchObject({
      status: 413,
      message: '파일이 너무 커요.',
    });
  });
});

describe('a download', () => {
  const body = { ED_IDX: 1, FORMAT: 'pdf', COPY: 'student', FORM: 'A' } as const;

  it('gives the file and its name, and shows its progress until it is there', async () => {
    const seen: number[] = [];
    const stop = useDownloadStore.subscribe(({ isLoading, progress }) => isLoading && seen.push(progress));
    server.use(
      http.post('*/examDataDownload', () =>
        HttpResponse.arrayBuffer(new Uint8Array(5000).buffer, {
          headers: { 'Content-Disposition': `attachment; filename*=UTF-8''%EC%8B%9C%ED%97%98.pdf` },
        }),
      ),
    );
    const file = await download(downloadExam, { body });
    stop();
    expect(file.name).toBe('시험.pdf');
    expect(file.blob.size).toBe(5000);
    expect(seen[0]).toBe(0);
    expect(useDownloadStore.getState().isLoading).toBe(false);
  });

  it('takes the overlay away when it fails, and a refusal is a failure', async () => {
    server.use(
      answer(
        { ...downloadExam, answer: 'json' },
        { code: '409', message: '아직이에요.', reason: 'not-ready' },
      ),
    );
    await expect(download(downloadExam, { body })).rejects.toMatchObject({
      reason: 'not-ready',
      message: '아직이에요.',
    });
    expect(useDownloadStore.getState().isLoading).toBe(false);
  });
});

it('every error has a sentence to show', () => {
  expect(getErrorMessage(new RequestError('안 돼요.'))).toBe('안 돼요.');
  expect(getErrorMessage(new RequestError('Authentication required'))).toContain('다시 로그인');
  expect(getErrorMessage(new TypeError('x is undefined'))).not.toContain('undefined');
  expect(logout.method).toBe('POST');
});
