import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

// The addresses are written into the page.
const builtRoute = z.object({
  scripts: z.array(z.string().regex(/^assets\/[\w.-]+\.js$/u)),
  /** HTML that stands in for the screen until its scripts run. */
  standIn: z.string().optional(),
});
export type BuiltRoute = z.infer<typeof builtRoute>;
const builtRoutes = z.record(z.string(), builtRoute);

/** What a build of the web app has for the server: the page, and what belongs into it for each route by its path. */
export interface WebBuild {
  page: string;
  routes: Readonly<Record<string, BuiltRoute>>;
}

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
  const [page, routes] = await Promise.all([
    readIfThere(join(folder, 'index.html')),
    readIfThere(join(folder, 'builds', 'routes.json')),
  ]);
  return page === undefined ? undefined : { page, routes: builtRoutes.parse(JSON.parse(routes ?? '{}')) };
}

/**
 * Makes the page that of a route: it names the scripts, which the browser then fetches together with the first one
 * and not after it, and shows what stands in for the screen.
 */
export function prepareRoute(page: string, { scripts, standIn = '' }: BuiltRoute): string {
  const links = scripts.map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`).join('');
  return page.replace('</head>', `${links}</head>`).replace('<!-- screen -->', () => standIn);
}

/** Lets the styles that the page itself carries through a content policy, by their hash. */
export function admitStyles(policy: string, page: string): string {
  const styles = [...page.matchAll(/<style>([\s\S]*?)<\/style>/gu)].map(([, style = '']) => style);
  // A policy that admits any style would admit none but these once it named them.
  if (styles.length === 0 || policy.includes("'unsafe-inline'")) return policy;
  const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  return policy.replace("style-src 'self'", `$& ${hashes.join(' ')}`);
}
