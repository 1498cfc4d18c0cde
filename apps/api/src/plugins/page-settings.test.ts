import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { readEnv } from '#env.ts';
import { fillPageSettings, getPageSettings, type PageSettings } from '#plugins/page-settings.ts';
import { createTestApp, type TestApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';

const page = '<!doctype html>\n<head><meta name="jadoo-config" content="{}" />\n<title>자두</title></head>';
const webFolder = mkdtempSync(join(tmpdir(), 'jadoo-page-'));
const settings = {
  API_BASE: 'https://api.jadoo.example',
  GTM_ID: 'GTM-AB12',
  SENTRY_DSN: 'https://key@errors.example/7',
  PUBLIC_ENV: 'PROD',
  BUSINESS_NAME: '"자두" <b>&\'상회\'</b> $& $1',
  BUSINESS_PHONE: '02-123-4567',
};
let database: Database;
let api: TestApp;
beforeAll(async () => {
  mkdirSync(join(webFolder, 'assets'));
  writeFileSync(join(webFolder, 'index.html'), page);
  database = await createTestDatabase();
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: webFolder, LOG_LEVEL: 'silent', ...settings });
  api = await createTestApp({ webFolder, database, env });
}, 60_000);
afterAll(async () => {
  await api.close();
  await database.close();
  rmSync(webFolder, { recursive: true });
});

const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
/** Reads the settings as a browser does: up to the next quote, then the entities. */
const readSettings = (html: string): unknown => {
  const content = /<meta name="jadoo-config" content="([^"<>]*)" \/>/u.exec(html)?.[1] ?? '';
  return JSON.parse(content.replaceAll(/&#?\w+;/gu, (entity) => characters[entity] ?? 'unknown entity'));
};
const get = (url: string) => api.app.inject({ url, headers: { 'user-agent': 'Mozilla/5.0 Chrome/130.0' } });

describe('the page of the web app', () => {
  test('carries the settings of the installation, whatever characters they hold', async () => {
    expect(readSettings((await get('/login')).body)).toEqual({
      API_BASE: settings.API_BASE,
      GTM_ID: settings.GTM_ID,
      SENTRY_DSN: settings.SENTRY_DSN,
      PUBLIC_ENV: 'PROD',
      HAS_WRITER: false,
      BUSINESS: { NAME: settings.BUSINESS_NAME, PHONE: settings.BUSINESS_PHONE },
    });
  });

  test('carries them on the 404 page too, and nothing secret', async () => {
    const { body, statusCode } = await get('/nothing');
    expect(statusCode).toBe(404);
    expect(readSettings(body)).toHaveProperty('GTM_ID', settings.GTM_ID);
    expect(body).not.toMatch(/secret|sandbox/iu);
  });

  test('is asked for each time and is not to be had as a file', async () => {
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
    const file = await get('/index.html');
    expect([file.statusCode, file.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  test('is the newest build without a restart', async () => {
    writeFileSync(join(webFolder, 'index.html'), page.replace('자두', '새 자두'));
    expect((await get('/')).body).toContain('새 자두');
    writeFileSync(join(webFolder, 'index.html'), page);
  });

  test('says so when it has not been built', async () => {
    const empty = await createTestApp({ webFolder: join(webFolder, 'assets'), database });
    const answer = await empty.app.inject({ url: '/login' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8']);
    await empty.close();
  });
});

test('a diagnostic page is there when the environment is DEV and nowhere else', async () => {
  const development = await createTestApp({ webFolder, database });
  for (const path of ['/test/oauth/naver', '/test/oauth/google', '/sentry-example-page']) {
    const there = await development.app.inject({ url: path });
    expect([path, there.statusCode, (await get(path)).statusCode]).toEqual([path, 200, 404]);
  }
  await development.close();
});

test('the content policy follows the settings: tag service, error reports, hosted API, and no more', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  const find = (name: string): string[] =>
    policy
      .split(';')
      .find((part) => part.startsWith(`${name} `))
      ?.split(' ')
      .slice(1) ?? [];
  expect(find('script-src')).toEqual(["'self'", 'https://www.googletagmanager.com']);
  expect(find('connect-src')).toEqual([
    "'self'",
    'https://*.google-analytics.com',
    'https://*.googletagmanager.com',
    'https://*.analytics.google.com',
    'https://errors.example',
    'https://api.jadoo.example',
  ]);
  expect(find('img-src')).toEqual([
    "'self'",
    'data:',
    'blob:',
    'https://*.google-analytics.com',
    'https://*.googletagmanager.com',
  ]);
});

test('a page without the place for settings stays as it is', () => {
  const none: PageSettings = getPageSettings(readEnv({ NODE_ENV: 'test', DATA_DIR: webFolder }));
  expect(fillPageSettings('<title>x</title>', none)).toBe('<title>x</title>');
  expect(none).toMatchObject({ API_BASE: '', GTM_ID: '', SENTRY_DSN: '', BUSINESS: {} });
});
