/** Settings that the server writes into the page, so that one build serves every environment. */
export interface RuntimeConfig {
  /** Origin of the API; empty for the origin of the page. */
  API_BASE: string;
  /** Id of the tag service; empty switches it off. */
  GTM_ID: string;
  /** Address of the error-reporting service; empty switches it off. */
  SENTRY_DSN: string;
  /** `DEV` is development, anything else production. */
  PUBLIC_ENV: string;
  /** Suggestions can be asked for. */
  HAS_WRITER: boolean;
  /** Lines of business information for the footer; empty ones are shown as not yet set. */
  BUSINESS: Readonly<Record<string, string>>;
}

const defaults: RuntimeConfig = {
  API_BASE: '',
  GTM_ID: '',
  SENTRY_DSN: '',
  PUBLIC_ENV: '',
  HAS_WRITER: false,
  BUSINESS: {},
};

/** Reads the settings out of a page; whatever is missing or malformed keeps its default. */
export function readRuntimeConfig(page: Document): RuntimeConfig {
  const content = page.querySelector('meta[name="jadoo-config"]')?.getAttribute('content') ?? '{}';
  let raw: unknown;
  try {
    raw = JSON.parse(content);
  } catch (error) {
    console.error('설정을 읽지 못했어요.', error);
    return defaults;
  }
  if (typeof raw !== 'object' || raw === null) return defaults;
  const values = new Map<string, unknown>(Object.entries(raw));
  const readText = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  const business = values.get('BUSINESS');
  return {
    API_BASE: readText('API_BASE'),
    GTM_ID: readText('GTM_ID'),
    SENTRY_DSN: readText('SENTRY_DSN'),
    PUBLIC_ENV: readText('PUBLIC_ENV'),
    HAS_WRITER: values.get('HAS_WRITER') === true,
    BUSINESS: typeof business === 'object' && business !== null ? readTexts(business) : {},
  };
}

function readTexts(raw: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(raw).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The settings of this page. */
export const runtimeConfig: RuntimeConfig = readRuntimeConfig(document);

/** Development shows the diagnostic pages and reports everything. */
export function isDevelopment(config: RuntimeConfig = runtimeConfig): boolean {
  return config.PUBLIC_ENV === 'DEV';
}
