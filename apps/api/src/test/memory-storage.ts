import { Readable } from 'node:stream';
import { AppError } from '#errors.ts';
import type { FileStorage } from '#providers/file-storage.ts';

/** A file storage in memory that can be out of order. */
export interface MemoryStorage extends FileStorage {
  files: Map<string, Buffer>;
  setDown: (isDown: boolean) => void;
}

export function createMemoryStorage(): MemoryStorage {
  const files = new Map<string, Buffer>();
  let isDown = false;
  const use = <T>(work: () => T): Promise<T> =>
    isDown ? Promise.reject(new AppError('provider-unavailable')) : Promise.resolve(work());
  return {
    files,
    setDown: (down) => {
      isDown = down;
    },
    put: (key, content) => use(() => void files.set(key, content)),
    open: (key) => use(() => Readable.from([files.get(key) ?? Buffer.alloc(0)])),
    remove: (key) => use(() => void files.delete(key)),
  };
}
