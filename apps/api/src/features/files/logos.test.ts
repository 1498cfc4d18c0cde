import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepFiles } from '#features/files/files.service.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/app.ts';
import { makeForm } from '#test/form.ts';
import { createMemoryStorage } from '#test/memory-storage.ts';

const png = readFileSync(new URL('../../../../web/public/og.png', import.meta.url));
const storage = createMemoryStorage();
let api: TestApp;
let user: TestUser;
beforeAll(async () => {
  api = await createTestApp({ storage });
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  user = await api.join();
});

interface Logo {
  IMAGE_URL: string | null;
}
const send = (content: Buffer | string, name = '로고.png') =>
  api.call<Logo>('POST', '/userLogo', { as: user, ...makeForm({ name, content }) });
const read = (as = user) => api.call<Logo>('GET', '/userLogo', { as });
const toUrl = (content: Buffer) => `data:image/png;base64,${content.toString('base64')}`;

/** The same picture, saying that it is of another size. */
function claimSize(widthPx: number, heightPx: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(widthPx, 16);
  bytes.writeUInt32BE(heightPx, 20);
  return bytes;
}

/** The same picture with other bytes in its middle: still a PNG from its first mark to its last. */
const breakPixels = (): Buffer => Buffer.from(png).fill(7, 9000, 9500);

/** Four grey points. */
const small = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAABX3VL4AAAADklEQVR4nGNomMCwYAMABrYCYTBGkIoAAAAASUVORK5CYII=',
  'base64',
);

describe('a logo', () => {
  test('is kept, replaced and removed, and leaves no bytes behind', async () => {
    expect((await read()).data).toEqual({ IMAGE_URL: null });
    expect(await send(png)).toMatchObject({ status: 200, data: { IMAGE_URL: toUrl(png) } });
    const count = storage.files.size;
    await send(small);
    expect((await read()).data).toEqual({ IMAGE_URL: toUrl(small) });
    expect(storage.files.size).toBe(count);
    expect((await api.call('DELETE', '/userLogo', { as: user })).status).toBe(200);
    expect((await read()).data).toEqual({ IMAGE_URL: null });
    expect(storage.files.size).toBe(count - 1);
    expect((await api.call('DELETE', '/userLogo', { as: user })).status).toBe(200);
  });

  test.each<[string, Buffer | string, number]>([
    ['a page', '<svg onload="alert(1)"/>', 415],
    ['a cut picture', png.subarray(0, 2000), 415],
    ['a picture of too many pixels', claimSize(4001, 1), 415],
    ['a picture that says another size than it has', claimSize(40, 20), 415],
    ['a picture whose pixels are broken', breakPixels(), 415],
    ['more than 1 MB', Buffer.concat([png, Buffer.alloc(1_000_000)]), 413],
    ['empty', '', 422],
  ])('that is %s is refused, and the one before stays', async (_name, content, status) => {
    await send(png);
    expect((await send(content)).status).toBe(status);
    expect((await read()).data).toEqual({ IMAGE_URL: toUrl(png) });
  });

  test('is one’s own, needs a sign-in, and goes with its owner', async () => {
    await send(png);
    expect((await read(await api.join())).data).toEqual({ IMAGE_URL: null });
    expect(await api.call('GET', '/userLogo')).toMatchObject({ code: '301' });
    const form = makeForm({ name: 'a.png', content: png });
    expect(await api.call('POST', '/userLogo', form)).toMatchObject({ code: '301' });
    const before = storage.files.size;
    await api.call('DELETE', '/userInfo', { as: user, body: { reason: '', confirm: true } });
    await sweepFiles({ db: api.database.db, storage, onLeftOver: () => undefined }, new Date());
    expect(storage.files.size).toBe(before - 1);
  });

  test('stands on printed passages', async () => {
    const list = await api.call<{ items: { PS_IDX: number }[] }>('GET', '/passage?size=1', { as: user });
    const print = async (): Promise<number> => {
      const body = { WHAT: 'passages', PS_IDXS: list.data.items.map(({ PS_IDX }) => PS_IDX) };
      const ticket = await api.call<{ TICKET: string }>('POST', '/examPrintTicket', { as: user, body });
      const pdf = await api.call<Buffer>('GET', `/getSingleExamData?ticket=${ticket.data.TICKET}`, {
        headers: { accept: 'application/pdf' },
      });
      const file = join(mkdtempSync(join(tmpdir(), 'jadoo-logo-')), 'paper.pdf');
      writeFileSync(file, pdf.data);
      return execFileSync('pdfimages', ['-list', file], { encoding: 'utf8' }).trim().split('\n').length - 2;
    };
    expect(await print()).toBe(0);
    await send(png);
    expect(await print()).toBeGreaterThan(0);
  });
});
