import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|mjs|css|svg)$/u;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressFile(path: string): Promise<void> {
  const source = await readFile(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
  const [brotli, zipped] = await Promise.all([toBrotli(source, { params }), toGzip(source, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
}

/** Lays files beside the built ones that are compressed as far as they go, which takes too long at each request. */
export function compressFiles(): Plugin {
  let folder = '';
  return {
    name: 'jadoo-compress-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async writeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(
        names.filter((name) => compressible.test(name)).map((name) => compressFile(join(folder, name))),
      );
    },
  };
}
