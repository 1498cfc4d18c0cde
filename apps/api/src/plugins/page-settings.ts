import type { Env } from '#env.ts';

/** What the web app must know of its installation; it is public, like the page that carries it. */
export interface PageSettings {
  API_BASE: string;
  GTM_ID: string;
  SENTRY_DSN: string;
  PUBLIC_ENV: string;
  /** Somebody writes suggestions. */
  HAS_WRITER: boolean;
  BUSINESS: Readonly<Record<string, string>>;
}

export function getPageSettings(env: Env): PageSettings {
  return {
    API_BASE: env.apiBase,
    GTM_ID: env.gtmId ?? '',
    SENTRY_DSN: env.sentryDsn ?? '',
    PUBLIC_ENV: env.publicEnv,
    HAS_WRITER: env.writer !== undefined,
    BUSINESS: { ...env.business, ...(env.writer && { WRITER: env.writer.serviceName }) },
  };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const place = /(<meta\s+name="jadoo-config"\s+content=")[^"]*(")/u;

/** Writes the settings into the page's meta element, as text that no character can break out of. */
export function fillPageSettings(html: string, settings: PageSettings): string {
  const text = JSON.stringify(settings).replaceAll(/[&<>"']/gu, (character) => entities[character] ?? '');
  return html.replace(place, (_all, open: string, close: string) => open + text + close);
}
