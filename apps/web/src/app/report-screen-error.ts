import { PageError } from '#app/page-error.ts';
import { isChunkFailure } from '#telemetry/chunk-load.ts';
import { reportError } from '#telemetry/error-reporting.ts';

/**
 * Reports an error of a screen under the name of the screen: its route, for the names of functions do not survive
 * the build. Pages that are not there and chunks that failed are told elsewhere.
 */
export function reportScreenError(error: unknown, screen: string): void {
  if (error instanceof PageError || isChunkFailure(error)) return;
  reportError(error, screen);
}
