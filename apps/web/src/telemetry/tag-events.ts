import { runtimeConfig } from '#session/runtime-config.ts';
import { getUser } from '#session/user-store.ts';
import { cleanObjectKeys } from '#telemetry/object-keys.ts';
import { toScriptUrl } from '#telemetry/trusted-scripts.ts';

type EventValues = Readonly<Record<string, string | number | boolean | undefined>>;

declare global {
  interface Window {
    /** The queue that the tag service reads. */
    dataLayer?: object[];
  }
}

/** Records an event for the tag service under clean names, with the index of the user or an empty string. */
export function recordEvent(event: string, values: EventValues = {}): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...cleanObjectKeys(values, true), UM_IDX: getUser().UM_IDX });
}

/** Loads the tag service when an id is configured. Events recorded before wait in the queue. */
export function startTagService(id: string = runtimeConfig.GTM_ID): void {
  if (!/^GTM-[A-Z0-9]+$/u.test(id)) return;
  window.dataLayer ??= [];
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = toScriptUrl(`https://www.googletagmanager.com/gtm.js?id=${id}`);
  document.head.append(script);
}
