import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import { webRoutes } from '@jadoo/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { AppError } from '#errors.ts';
import { isApiPath, replyWithError } from './error-replies.ts';
import { fillPageSettings, type PageSettings } from './page-settings.ts';

/** Indexes in addresses are numbers; a login token may be anything without a slash. */
const parameterPatterns: Record<string, string> = {
  ed_idx: String.raw`[1-9]\d{0,14}`,
  idx: String.raw`[1-9]\d{0,14}`,
};

function toPattern(path: string): RegExp {
  const body = path.replace(/:(\w+)/gu, (_all, name: string) => parameterPatterns[name] ?? '[^/]+');
  return new RegExp(path === '/' ? '^/$' : `^${body}/?$`, 'u');
}

/** Tells whether the web app has a page at this path; case matters. */
export function makePageMatcher(hasDiagnostics: boolean): (path: string) => boolean {
  const patterns = webRoutes
    .filter((route) => hasDiagnostics || route.isDiagnostic !== true)
    .map((route) => toPattern(route.path));
  return (path) => patterns.some((pattern) => pattern.test(path));
}

const hashedAssets = '/assets/';
const immutable = 'public, max-age=31536000, immutable';

/** Paths that name a file: when it is not there, the page of the app would be a lie. */
function namesFile(path: string): boolean {
  return path.startsWith(hashedAssets) || path.startsWith('/builds/') || /\.[^/]*$/u.test(path);
}

function getPath(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

async function registerFiles(app: FastifyInstance, folder: string): Promise<void> {
  const setHeaders: FastifyStaticOptions['setHeaders'] = (reply, file) => {
    const isHashed = file.startsWith(join(folder, hashedAssets));
    void reply.header('cache-control', isHashed ? immutable : 'no-cache');
  };
  const settings = { root: folder, index: false, redirect: false, cacheControl: false, setHeaders } as const;
  await app.register(async (files) => {
    // Folders, hidden files and ways out of the folder are simply not there.
    files.setErrorHandler((_error, _request, reply) => reply.callNotFound());
    // The page of the app goes out with its settings filled in, and under the addresses of its screens only.
    const allowedPath = (path: string): boolean => path !== '/index.html';
    await files.register(fastifyStatic, { ...settings, dotfiles: 'deny', decorateReply: false, allowedPath });
  });
}

/** The page as it lies there now, so that a new build shows without a restart. */
async function readIndex(folder: string | undefined, settings: PageSettings): Promise<string | undefined> {
  if (folder === undefined) return undefined;
  try {
    return fillPageSettings(await readFile(join(folder, 'index.html'), 'utf8'), settings);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Serves the built web app: files as they are, its pages with 200, other paths with its 404 page and status
 * 404, missing files with a plain 404. Also answers every path that nothing else has taken.
 */
export async function registerWebApp(
  app: FastifyInstance,
  options: { folder?: string; settings: PageSettings },
): Promise<void> {
  const { folder, settings } = options;
  const hasPage = makePageMatcher(settings.PUBLIC_ENV === 'DEV');
  if (folder !== undefined) await registerFiles(app, folder);
  const sendIndex = async (reply: FastifyReply, status: number): Promise<FastifyReply> => {
    const page = await readIndex(folder, settings);
    if (page === undefined) {
      return reply
        .status(503)
        .type('text/plain; charset=utf-8')
        .send('웹 앱이 아직 빌드되지 않았어요. (npm start)');
    }
    return reply
      .status(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page);
  };
  app.setNotFoundHandler((request, reply) => {
    if (isApiPath(request.url)) return replyWithError(new AppError('not-found'), request, reply);
    const path = getPath(request);
    const isNavigation = request.method === 'GET' || request.method === 'HEAD';
    if (isNavigation && hasPage(path)) return sendIndex(reply, 200);
    // Robots are not shown the error page, as the specification says.
    const isPerson = !isbot(request.headers['user-agent']);
    if (isNavigation && isPerson && !namesFile(path)) return sendIndex(reply, 404);
    return reply.status(404).type('text/plain; charset=utf-8').send('찾을 수 없어요.');
  });
}
