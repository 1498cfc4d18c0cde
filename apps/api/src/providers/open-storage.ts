import { join } from 'node:path';
import type { Env } from '#env.ts';
import type { FileStorage } from './file-storage.ts';
import { createFolderStorage } from './folder-storage.ts';
import { createS3Storage } from './s3-storage.ts';

/** Uploaded files go to the bucket when one is set, else into the data folder. */
export function openStorage(env: Pick<Env, 's3' | 'dataDir'>): FileStorage {
  return env.s3 ? createS3Storage(env.s3) : createFolderStorage(join(env.dataDir, 'files'));
}
