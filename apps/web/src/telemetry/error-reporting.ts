import { runtimeConfig } from '#session/runtime-config.ts';
import { isChunkFailure, onChunkFailure } from '#telemetry/chunk-load.ts';
import { getErrorSettings } from '#telemetry/error-settings.ts';

type ErrorService = typeof import('#telemetry/error-service.ts');
let service: Promise<ErrorService> | null = null;

// The service is heavy: it comes after the first screen, or with the first error.
function loadService(): Promise<ErrorService> | null {
  if (!runtimeConfig.SENTRY_DSN) return null;
  service ??= import('#telemetry/error-service.ts').then((loaded) => {
    loaded.startErrorService(runtimeConfig.SENTRY_DSN, getErrorSettings(runtimeConfig.PUBLIC_ENV));
    return loaded;
  });
  return service;
}

/** Reports an error with the name of the component that broke. Without an address of the service it does nothing. */
export function reportError(error: unknown, componentName = 'app'): void {
  void loadService()
    ?.then(({ sendError }) => {
      sendError(error, componentName);
    })
    .catch((failure: unknown) => {
      console.warn('오류를 보고하지 못했어요.', failure);
    });
}

/** Starts reporting. Errors before the service is there are kept and sent. */
export function startErrorReporting(): void {
  if (!runtimeConfig.SENTRY_DSN) return;
  const early: unknown[] = [];
  const keep = (event: ErrorEvent | PromiseRejectionEvent) => {
    early.push('reason' in event ? event.reason : event.error);
  };
  addEventListener('error', keep);
  addEventListener('unhandledrejection', keep);
  onChunkFailure((error) => {
    reportError(error, 'chunk');
  });
  const start = () => {
    void loadService()?.then(({ sendError }) => {
      removeEventListener('error', keep);
      removeEventListener('unhandledrejection', keep);
      // A failed chunk has been reported where it failed.
      for (const error of early) if (!isChunkFailure(error)) sendError(error, 'app');
    });
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
