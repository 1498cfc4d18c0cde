import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What a build of the web app has for the server: the page, and the scripts of each route by its path. */
export interface WebBuild {
  page: string;
  scripts: Readonly<Record<string, readonly string[]>>;
}

// The addresses are written into the page.
const routeScripts = z.record(z.string(), z.array(z.string().regex(/^assets\/[\w.-]+\.js$/u)));

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The build as it lies there now, so that a new one shows without a restart; undefined when there is none. */
export async function readWebBuild(folder: string): Promise<WebBuild | undefined> {
  const [page, scripts] = await Promise.all([
    readIfThere(join(folder, 'index.html')),
    readIfThere(join(folder, 'builds', 'routes.json')),
  ]);
  return page === undefined ? undefined : { page, scripts: routeScripts.parse(JSON.parse(scripts ?? '{}')) };
}

/** Names the scripts of a route in the page: the browser fetches them together with the first one, not after it. */
export function announceScripts(page: string, scripts: readonly string[]): string {
  const links = scripts.map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`).join('');
  return page.replace('</head>', `${links}</head>`);
}
