import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Interruption } from '#features/point/payment-address.ts';
import { readInterruption } from '#features/point/payment-address.ts';
import { toPaymentPath } from '#features/point/payment-path.ts';

const reportType = 'jadoo-payment-stopped';

/** Tells the page that opened this window why the payment stopped; false when there is none. */
export function reportToOpener({ code, orderId }: Interruption): boolean {
  // The opener may be cut off; the types of the platform say `any`.
  const opener = window.opener as Window | null;
  if (!opener || opener.closed) return false;
  opener.postMessage({ type: reportType, code, orderId }, location.origin);
  window.close();
  return true;
}

/** Reads a report of our own payment window out of a message; null for any other message. */
export function readReport({ origin, data }: { origin: string; data: unknown }): Interruption | null {
  if (origin !== location.origin || typeof data !== 'object' || data === null) return null;
  const values = new Map<string, unknown>(Object.entries(data));
  if (values.get('type') !== reportType) return null;
  const search = new URLSearchParams();
  for (const name of ['code', 'orderId']) {
    const value = values.get(name);
    if (typeof value === 'string') search.set(name, value);
  }
  return readInterruption(search);
}

/** Goes to the result when a payment window beside this page has stopped. */
export function useWindowReport(next: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    const handleMessage = (event: MessageEvent<unknown>) => {
      const report = readReport(event);
      if (report) void navigate(toPaymentPath('/point/fail', { ...report, next }));
    };
    addEventListener('message', handleMessage);
    return () => removeEventListener('message', handleMessage);
  }, [navigate, next]);
}
