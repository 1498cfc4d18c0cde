import { recordEvent } from '#telemetry/tag-events.ts';

const windowName = '영수증';
const features = 'width=400,height=700';

/** Opens a receipt in a window of its own. Only secure addresses open; tells whether one did. */
export function openReceipt(url: string): boolean {
  const { protocol, origin } = new URL(url, location.origin);
  if (protocol !== 'https:' && origin !== location.origin) return false;
  const popup = window.open(url, windowName, features);
  recordEvent('receipt_opened', { opened: popup !== null });
  return popup !== null;
}
