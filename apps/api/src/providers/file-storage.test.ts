import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Server, type S3Server } from '#test/s3-server.ts';
import type { FileStorage } from './file-storage.ts';
import { createFolderStorage } from './folder-storage.ts';
import { createS3Storage } from './s3-storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'jadoo-files-'));
const key = '0123456789abcdef0123456789abcdef';
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

const storages: [string, () => FileStorage][] = [
  ['a folder', () => createFolderStorage(folder)],
  ['an S3 bucket', () => createS3Storage(s3.settings)],
];
const readAll = async (storage: FileStorage, name: string) => buffer(await storage.open(name));

describe.each(storages)('files in %s', (_name, create) => {
  test('come back byte for byte, can be written over, and are gone when removed', async () => {
    const storage = create();
    const content = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 256));
    await storage.put(key, content);
    expect((await readAll(storage, key)).equals(content)).toBe(true);
    await storage.put(key, Buffer.from('짧은 글'));
    expect((await readAll(storage, key)).toString()).toBe('짧은 글');
    await storage.remove(key);
    await expect(storage.open(key)).rejects.toThrow();
    await storage.remove(key);
  });

  test.each(['../../secrets.json', 'a/b', '', 'A'.repeat(32), `${key}?x`])(
    'are never looked for under %j',
    async (name) => {
      const storage = create();
      await expect(async () => storage.open(name)).rejects.toThrow('not a key');
      await expect(async () => storage.put(name, Buffer.from('x'))).rejects.toThrow('not a key');
      await expect(async () => storage.remove(name)).rejects.toThrow('not a key');
    },
  );
});

test('files in a folder belong to the service alone and leave no halves behind', async () => {
  await createFolderStorage(folder).put(key, Buffer.from('x'));
  expect(readdirSync(join(folder, '01'))).toEqual([key]);
  expect(statSync(join(folder, '01', key)).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, '01')).mode & 0o777).toBe(0o700);
});

describe('an S3 storage', () => {
  test('is asked again when it is overloaded, and then reported as out of order', async () => {
    const storage = createS3Storage(s3.settings);
    s3.fail(1);
    await storage.put(key, Buffer.from('x'));
    expect(s3.files.get(key)?.toString()).toBe('x');
    s3.fail(Infinity);
    await expect(storage.open(key)).rejects.toMatchObject({ reason: 'provider-unavailable' });
    s3.fail(0);
  });

  test('that refuses the key, or has no such bucket, is a fault of ours', async () => {
    const wrongKey = createS3Storage({ ...s3.settings, secretAccessKey: 'wrong' });
    await expect(wrongKey.put(key, Buffer.from('x'))).rejects.toThrow('answered 403');
    const wrongBucket = createS3Storage({ ...s3.settings, bucket: 'other' });
    await expect(wrongBucket.put(key, Buffer.from('x'))).rejects.toThrow('answered 404');
  });

  test('that cannot be reached is out of order', async () => {
    const nowhere = createS3Storage({ ...s3.settings, endpoint: 'http://127.0.0.1:1' });
    await expect(nowhere.open(key)).rejects.toMatchObject({ reason: 'provider-unavailable' });
  });
});
