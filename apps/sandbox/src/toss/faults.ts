/** What goes wrong, for tests. Rates are shares of calls, 0–1. */
export interface TossFaults {
  /** Every answer of the API comes so much later. */
  delayMs: number;
  /** The connection breaks before anything has happened. */
  dropBeforeRate: number;
  /** The connection breaks after the call had its effect. */
  dropAfterRate: number;
  /** The call has its effect and is answered with 500 all the same. */
  failAfterRate: number;
  /** How often each notice is sent; 0 for none. */
  webhookCopies: number;
  webhookDelayMs: number;
}

export const noFaults: TossFaults = {
  delayMs: 0,
  dropBeforeRate: 0,
  dropAfterRate: 0,
  failAfterRate: 0,
  webhookCopies: 1,
  webhookDelayMs: 0,
};

const limits: Record<keyof TossFaults, number> = {
  delayMs: 120_000,
  dropBeforeRate: 1,
  dropAfterRate: 1,
  failAfterRate: 1,
  webhookCopies: 10,
  webhookDelayMs: 600_000,
};

/** The faults that a body asks for; what it leaves out goes back to normal. Undefined when it makes no sense. */
export function readFaults(body: unknown): TossFaults | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const faults = { ...noFaults };
  for (const [name, value] of Object.entries(body)) {
    if (!Object.hasOwn(limits, name)) return undefined;
    const key = name as keyof TossFaults;
    if (typeof value !== 'number' || !(value >= 0 && value <= limits[key])) return undefined;
    faults[key] = value;
  }
  return faults;
}
