import type { Readable } from 'node:stream';

/** Keeps the bytes of uploaded files. A key is a random name of ours; what a user called a file stands in the database. */
export interface FileStorage {
  put: (key: string, content: Buffer) => Promise<void>;
  /** The bytes as a stream that has begun: a missing file or a storage that does not answer throws here. */
  open: (key: string) => Promise<Readable>;
  /** Also fine when the file is gone already. */
  remove: (key: string) => Promise<void>;
}

/** Throws for anything that is not a name of ours, so that no key can leave the storage. */
export function checkKey(key: string): string {
  if (!/^[0-9a-f]{32}$/u.test(key)) throw new Error('not a key of a stored file');
  return key;
}
