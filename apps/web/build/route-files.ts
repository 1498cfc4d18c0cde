import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { renderStandIns } from './render-stand-ins.ts';

/** What the router loads beside a page; `/login` and `/auth` do without. */
const besides = ['src/app/with-server-data.tsx', 'src/request/update-points.ts'];
const isAlone = (path: string): boolean => path === '/login' || /^\/auth(?:\/|$)/u.test(path);

/** Path → module of the page, read from the lines of the page table. */
function readPageTable(source: string): [path: string, module: string][] {
  const lines = source.matchAll(/'(\/[^']*)': async \(\) =>\s+\(await import\('#(pages\/[^']+)'\)\)/gu);
  return [...lines].map(([, path = '', module = '']) => [path, `src/${module}`]);
}

/** Chunks that must be there before a module can run, itself included. */
function listChunks(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/apps/web/${module}`)));
  if (!first) throw new Error(`no chunk holds ${module}`);
  const names = new Set([first.fileName]);
  for (const name of names) {
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      names.add(imported);
  }
  return [...names];
}

/**
 * Writes `builds/routes.json` for the server: of every route the chunks, which it names in the page so that they load
 * together with the entry and not after it, and the HTML that stands there until they run, where a route has one.
 */
export function emitRouteFiles(root: string): Plugin {
  const pageTable = join(root, 'src/app/page-table.ts');
  return {
    name: 'jadoo-route-files',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const table = readPageTable(readFileSync(pageTable, 'utf8'));
      if (table.length === 0) throw new Error(`no page is named in ${pageTable}`);
      const entry = new Set(listChunks(bundle, 'src/main.tsx'));
      const standIns = await renderStandIns(root);
      const routes = table.map(([path, page]) => {
        const modules = isAlone(path) ? [page] : [page, ...besides];
        const files = new Set(modules.flatMap((module) => listChunks(bundle, module)));
        const scripts = [...files].filter((file) => !entry.has(file));
        return [path, { scripts, standIn: standIns[path] }] as const;
      });
      const source = JSON.stringify(Object.fromEntries(routes));
      this.emitFile({ type: 'asset', fileName: 'builds/routes.json', source });
    },
  };
}
