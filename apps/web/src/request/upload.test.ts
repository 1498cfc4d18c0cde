import { uploadInquiryFile } from '@jadoo/contract';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { upload } from '#request/upload.ts';
import { getTokens } from '#session/auth-store.ts';
import { setNavigation } from '#session/navigation.ts';
import { answer } from '#test/api.ts';
import { forgetEverything, signIn } from '#test/sign-in.ts';

const server = setupServer();
const go = vi.fn<(path: string) => void>();
const reload = vi.fn<() => void>();
const path = '*/personalInquiryFile';
const sent = { PF_IDX: 9, PF_NM: 'a.png', PF_SIZE: 3 };
const file = new File(['abc'], 'a.png', { type: 'image/png' });

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

describe('an upload', () => {
  it('carries the bearer and a form, tells how much has gone, and gives the data', async () => {
    let headers: Headers | undefined;
    server.use(
      answer(uploadInquiryFile, (request) => {
        headers = request.headers;
        return { data: sent };
      }),
    );
    const percents: number[] = [];
    expect(
      await upload(uploadInquiryFile, file, { onProgress: (percent) => percents.push(percent) }),
    ).toEqual(sent);
    expect(headers?.get('authorization')).toBe(`Bearer ${getTokens().JADOO_TOKEN}`);
    expect(headers?.get('content-type')).toMatch(/^multipart\/form-data; boundary=/u);
    expect(percents.every((percent) => percent >= 0 && percent <= 100)).toBe(true);
  });

  it('throws a business refusal and every failure with its sentence', async () => {
    server.use(answer(uploadInquiryFile, { code: '409', reason: 'limit-reached', message: '꽉 찼어요.' }));
    await expect(upload(uploadInquiryFile, file)).rejects.toMatchObject({
      message: '꽉 찼어요.',
      reason: 'limit-reached',
      status: 409,
    });
    server.use(answer(uploadInquiryFile, { code: '415', message: '받을 수 없는 형식이에요.' }));
    await expect(upload(uploadInquiryFile, file)).rejects.toMatchObject({ code: '415', status: 415 });
    server.use(http.post(path, () => HttpResponse.error()));
    await expect(upload(uploadInquiryFile, file)).rejects.toMatchObject({
      message: expect.stringContaining('연결') as string,
    });
    server.use(http.post(path, () => new HttpResponse('<html>', { status: 502 })));
    await expect(upload(uploadInquiryFile, file)).rejects.toMatchObject({ status: 502 });
    expect(go).not.toHaveBeenCalled();
  });

  it.each(['301', '303', '304'] as const)('logs out and rejects with code %s', async (code) => {
    server.use(answer(uploadInquiryFile, { code, message: '다시 로그인해 주세요.' }));
    await expect(upload(uploadInquiryFile, file)).rejects.toMatchObject({ code });
    expect(go).toHaveBeenCalledWith('/login');
  });

  it('sends nothing without a live token', async () => {
    forgetEverything();
    await expect(upload(uploadInquiryFile, file)).rejects.toThrow('Authentication required');
  });

  it('that is stopped rejects with the reason of its signal', async () => {
    const stop = new AbortController();
    server.use(
      http.post(path, async () => {
        stop.abort(new Error('stopped'));
        // The answer never comes.
        return new Promise<never>(() => undefined);
      }),
    );
    await expect(upload(uploadInquiryFile, file, { signal: stop.signal })).rejects.toThrow('stopped');
  });
});
