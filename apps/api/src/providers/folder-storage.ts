import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey, type FileStorage } from './file-storage.ts';

/** Files in a folder, readable by the service alone, spread over 256 folders by their first letters. */
export function createFolderStorage(folder: string): FileStorage {
  const getPath = (key: string): string => join(folder, checkKey(key).slice(0, 2), key);
  return {
    put: async (key, content) => {
      const path = getPath(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // A crash in the middle leaves no half of a file under its name.
      const unfinished = `${path}.part`;
      await writeFile(unfinished, content, { mode: 0o600, flush: true });
      await rename(unfinished, path);
    },
    open: async (key) => {
      const stream = createReadStream(getPath(key));
      await once(stream, 'open');
      return stream;
    },
    remove: (key) => rm(getPath(key), { force: true }),
  };
}
