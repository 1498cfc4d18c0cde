import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import { webRoutes, type WebRoute } from '@jadoo/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { AppError } from '#errors.ts';
import { readCookie } from './cookies.ts';
import { isApiPath, replyWithError } from './error-replies.ts';
import { fillPageSettings, type PageSettings } from './page-settings.ts';
import { admitStyles, prepareRoute, readWebBuild } from './web-build.ts';

/** Indexes in addresses are numbers; a login token may be anything without a slash. */
const parameterPatterns: Record<string, string> = {
  ed_idx: String.raw`[1-9]\d{0,14}`,
  idx: String.raw`[1-9]\d{0,14}`,
};

function toPattern(path: string): RegExp {
  const body = path.replace(/:(\w+)/gu, (_all, name: string) => parameterPatterns[name] ?? '[^/]+');
  return new RegExp(path === '/' ? '^/$' : `^${body}/?$`, 'u');
}

/** Finds the route of the web app at a path; case matters. */
export function makeRouteFinder(hasDiagnostics: boolean): (path: string) => WebRoute | undefined {
  const shown = webRoutes
    .filter((route) => hasDiagnostics || route.isDiagnostic !== true)
    .map((route) => ({ route, pattern: toPattern(route.path) }));
  return (path) => shown.find(({ pattern }) => pattern.test(path))?.route;
}

const hashedAssets = '/assets/';
const policyHeader = 'content-security-policy';
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
  const settings = {
    root: folder,
    index: false,
    redirect: false,
    cacheControl: false,
    // The build has laid compressed files beside its own.
    preCompressed: true,
    setHeaders,
  } as const;
  await app.register(async (files) => {
    // Folders, hidden files and ways out of the folder are simply not there.
    files.setErrorHandler((_error, _request, reply) => reply.callNotFound());
    // The page of the app goes out with its settings filled in, and under the addresses of its screens only.
    const allowedPath = (path: string): boolean => path !== '/index.html';
    await files.register(fastifyStatic, { ...settings, dotfiles: 'deny', decorateReply: false, allowedPath });
  });
}

interface ForeseenScreen {
  path: string;
  /** Nothing in the address changes how the screen looks at first. */
  isBare: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of the web app's page that this address belongs to. */
    pagePath: string | null;
  }
}

/** By what logs and figures name a request: the pattern of its endpoint or page. */
export const nameRoute = ({ routeOptions, pagePath }: FastifyRequest): string =>
  routeOptions.url ?? pagePath ?? 'unmatched';

/** The screen that will be shown: who has no session is sent from a guarded one to /login. */
function foresee(route: WebRoute, request: FastifyRequest): ForeseenScreen {
  const isStranger = route.isGuarded && readCookie(request, 'session') === undefined;
  const path = isStranger ? '/login' : route.path;
  return { path, isBare: path === '/login' || !request.url.includes('?') };
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
  const findRoute = makeRouteFinder(settings.PUBLIC_ENV === 'DEV');
  if (folder !== undefined) await registerFiles(app, folder);
  app.decorateRequest('pagePath', null);
  const sendPage = async (
    reply: FastifyReply,
    status: number,
    screen?: ForeseenScreen,
  ): Promise<FastifyReply> => {
    const build = folder === undefined ? undefined : await readWebBuild(folder);
    if (build === undefined) {
      return reply
        .status(503)
        .type('text/plain; charset=utf-8')
        .send('웹 앱이 아직 빌드되지 않았어요. (npm start)');
    }
    const page = fillPageSettings(build.page, settings);
    const { scripts, standIn } = build.routes[screen?.path ?? ''] ?? { scripts: [] };
    const policy = String(reply.getHeader(policyHeader));
    return reply
      .status(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header(policyHeader, admitStyles(policy, build.page))
      .send(prepareRoute(page, { scripts, standIn: screen?.isBare ? standIn : undefined }));
  };
  app.setNotFoundHandler((request, reply) => {
    if (isApiPath(request.url)) return replyWithError(new AppError('not-found'), request, reply);
    const path = getPath(request);
    const isNavigation = request.method === 'GET' || request.method === 'HEAD';
    const route = isNavigation ? findRoute(path) : undefined;
    if (route) {
      request.pagePath = route.path;
      return sendPage(reply, 200, foresee(route, request));
    }
    // Robots are not shown the error page, as the specification says.
    const isPerson = !isbot(request.headers['user-agent']);
    if (isNavigation && isPerson && !namesFile(path)) return sendPage(reply, 404);
    return reply.status(404).type('text/plain; charset=utf-8').send('찾을 수 없어요.');
  });
}
