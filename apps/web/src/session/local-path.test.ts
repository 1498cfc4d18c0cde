import { expect, it, vi } from 'vitest';
import { toLocalPath } from '#session/local-path.ts';
import { isDevelopment, readRuntimeConfig } from '#session/runtime-config.ts';

it.each(['/', '/data/basic', '/myStorage/3?page=2#top', '/passageStorage?q=%EA%B0%80'])(
  'keeps the local path %s',
  (path) => {
    expect(toLocalPath(path)).toBe(path);
  },
);

it.each([
  null,
  undefined,
  '',
  'data',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/x/../..//evil.example',
  'javascript:alert(1)',
])('leads home instead of to %j', (path) => {
  expect(toLocalPath(path)).toBe('/');
});

const pageWith = (content: string) => {
  const page = document.implementation.createHTMLDocument();
  const meta = page.createElement('meta');
  meta.setAttribute('name', 'jadoo-config');
  meta.setAttribute('content', content);
  page.head.append(meta);
  return page;
};

it('reads the settings of the page and defaults what is missing or of another type', () => {
  const config = readRuntimeConfig(
    pageWith(
      '{"API_BASE":"https://api.example","PUBLIC_ENV":"DEV","GTM_ID":5,"HAS_WRITER":"yes","BUSINESS":{"NAME":"자두","PHONE":1}}',
    ),
  );
  expect(config).toEqual({
    API_BASE: 'https://api.example',
    GTM_ID: '',
    SENTRY_DSN: '',
    PUBLIC_ENV: 'DEV',
    HAS_WRITER: false,
    BUSINESS: { NAME: '자두' },
  });
  expect(isDevelopment(config)).toBe(true);
});

it('a page without settings, or with broken ones, is production at its own origin', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const page of [
    document.implementation.createHTMLDocument(),
    pageWith('{'),
    pageWith('null'),
    pageWith('{}'),
  ]) {
    const config = readRuntimeConfig(page);
    expect(config.API_BASE).toBe('');
    expect(isDevelopment(config)).toBe(false);
  }
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
});
