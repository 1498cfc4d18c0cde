import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryRows } from '#db/client.ts';
import { readInstant, runNotice, toImageUrl } from '#operator/notice.ts';
import { createTestApp, type TestApp } from '#test/app.ts';

const folder = mkdtempSync(join(tmpdir(), 'jadoo-notice-'));
const image = join(folder, 'autumn.png');
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
let api: TestApp;
let said: string[];
beforeAll(async () => {
  writeFileSync(image, png);
  api = await createTestApp();
}, 60_000);
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  said = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
});
afterEach(() => vi.restoreAllMocks());

const run = (...args: string[]) => runNotice(api.database.db, args);
const readAudits = () =>
  queryRows(api.database.db, sql`SELECT operator, action, reason FROM operator_audit ORDER BY idx`);

describe('a notice', () => {
  test('is added, shown with its picture, listed and ended; each change leaves a row that says who', async () => {
    await run('list');
    await run(
      ...['add', '--title', '가을 특강', '--image', image],
      ...['--from', '2026-01-01', '--to', '2099-12-31', '--operator', '운영자'],
    );
    const shown = {
      POPUP_TITLE: '가을 특강',
      POPUP_IMAGE_URL: `data:image/png;base64,${png.toString('base64')}`,
    };
    expect((await api.call('GET', '/userPopupInfo')).data).toEqual([shown]);
    await run('list');
    await run('end', '--notice', '1', '--operator', '운영자');
    expect((await api.call('GET', '/userPopupInfo')).data).toEqual([]);
    expect(said).toEqual([
      '공지가 없어요.\n',
      '공지 1을 올렸어요.\n',
      '1  올라감  0  2025-12-31T15:00:00.000Z – 2099-12-31T15:00:00.000Z  가을 특강\n',
      '공지 1(가을 특강)을 내렸어요.\n',
    ]);
    expect(await readAudits()).toEqual([
      { operator: '운영자', action: 'notice-add', reason: '가을 특강' },
      { operator: '운영자', action: 'notice-end', reason: '가을 특강' },
    ]);
  });

  test('that is not up cannot be ended, and nothing is noted', async () => {
    const before = await readAudits();
    await expect(run('end', '--notice', '99')).rejects.toMatchObject({ reason: 'not-found' });
    expect(await readAudits()).toEqual(before);
  });

  test.each([
    ['no action', [], 'add, list, end'],
    ['an unknown action', ['drop'], 'add, list, end'],
    ['no title', ['add', '--image', image, '--to', '2099-01-01'], 'title:'],
    ['no end', ['add', '--title', 'x', '--image', image], 'to:'],
    ['an end before its start', ['add', '--title', 'x', '--image', image, '--to', '2020-01-01'], 'to:'],
    [
      'a picture that is not there',
      ['add', '--title', 'x', '--image', 'none.png', '--to', '2099-01-01'],
      'image:',
    ],
    ['no picture', ['add', '--title', 'x', '--to', '2099-01-01'], 'image:'],
    [
      'a strange rank',
      ['add', '--title', 'x', '--image', image, '--to', '2099-01-01', '--rank', 'x'],
      'rank:',
    ],
    ['a number that is none', ['end', '--notice', 'x'], 'notice:'],
  ])('with %s is refused with the field', async (_name, args, words) => {
    await expect(run(...args)).rejects.toThrow(words);
  });
});

test.each([
  ['2026-11-21', false, '2026-11-20T15:00:00.000Z'],
  ['2026-11-21', true, '2026-11-21T15:00:00.000Z'],
  ['2026-11-21T09:30', true, '2026-11-21T00:30:00.000Z'],
])('%s (as an end: %s) is the Korean instant %s', (text, isEnd, instant) => {
  expect(readInstant(text, 'to', isEnd).toISOString()).toBe(instant);
});

test.each(['21.11.2026', '2026-13-01', '2026-11-21 09:00', ''])('"%s" is no instant', (text) => {
  expect(() => readInstant(text, 'to', true)).toThrow('to:');
});

test('a picture is known by its bytes, not by its name, and has a limit', () => {
  expect(toImageUrl(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe('data:image/jpeg;base64,/9j/4A==');
  expect(toImageUrl(Buffer.from('GIF89a'))).toMatch(/^data:image\/gif/u);
  expect(toImageUrl(Buffer.from('RIFF\u0001\n\u0001\u0001WEBPVP8 ', 'latin1'))).toMatch(/^data:image\/webp/u);
  expect(() => toImageUrl(Buffer.from('<svg onload="alert(1)"/>'))).toThrow('PNG, JPEG, GIF, WebP');
  expect(() => toImageUrl(Buffer.concat([png, Buffer.alloc(300 * 1024)]))).toThrow('300 KB');
});
