import {
  browserTracingIntegration,
  captureException,
  init,
  replayIntegration,
  type BrowserOptions,
  type ErrorEvent,
} from '@sentry/react';
import { isChunkFailure } from '#telemetry/chunk-load.ts';
import type { ErrorSettings } from '#telemetry/error-settings.ts';

/** Tags a failed chunk, so that the noise after a deployment can be told from real errors. */
export function tagChunkFailure(event: ErrorEvent, error: unknown): ErrorEvent {
  if (!isChunkFailure(error)) return event;
  return {
    ...event,
    tags: { ...event.tags, error_type: 'chunk_load_error', after_deployment: true },
    extra: {
      ...event.extra,
      userAgent: navigator.userAgent,
      timestamp: new Date().toISOString(),
      currentUrl: location.href,
      referrer: document.referrer,
    },
  };
}

/** Starts the error-reporting service; nothing that somebody typed or reads is in a replay. */
export function startErrorService(
  dsn: string,
  settings: ErrorSettings,
  transport?: BrowserOptions['transport'],
): void {
  init({
    dsn,
    ...settings,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    integrations: [
      browserTracingIntegration(),
      // The worker of the replay would need a script made from text, which the content policy forbids.
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        useCompression: false,
      }),
    ],
    beforeSend: (event, hint) => tagChunkFailure(event, hint.originalException),
    ...(transport && { transport }),
  });
}

/** Reports an error with the component that broke. */
export function sendError(error: unknown, componentName: string): void {
  captureException(error, { tags: { componentName } });
}
