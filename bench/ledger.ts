import { measureLedger } from '@jadoo/api/ledger-bench';
import type { Figure } from './run.ts';

/** Spends per second on the embedded database and on PostgreSQL. */
export function benchLedger(): Promise<Figure[]> {
  return measureLedger();
}
