import rateLimit from '@fastify/rate-limit';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Db, queryRows } from '#db/client.ts';
import { AppError } from '#errors.ts';

type Per = 'address' | 'user';

/** Calls a minute of each flow, counted over all API processes. */
const limits = {
  'login-start': [20, 'address'],
  login: [20, 'address'],
  refresh: [30, 'address'],
  join: [10, 'address'],
  'login-ticket': [10, 'user'],
  make: [60, 'user'],
  analyse: [120, 'user'],
  import: [20, 'user'],
  suggest: [10, 'user'],
  download: [60, 'user'],
  preview: [120, 'user'],
  ticket: [120, 'address'],
  share: [30, 'user'],
  order: [20, 'user'],
  confirm: [10, 'user'],
  poll: [120, 'user'],
  coupon: [10, 'user'],
  inquiry: [20, 'user'],
  webhook: [600, 'address'],
  report: [60, 'address'],
} as const satisfies Record<string, readonly [number, Per]>;

export type RateLimitName = keyof typeof limits;

function getCaller(request: FastifyRequest, per: Per): string {
  return per === 'user' && request.signedInUser ? `u${request.signedInUser.userIdx}` : `a${request.ip}`;
}

/** The route's `config.rateLimit` of a flow. */
export function makeRateLimit(name: RateLimitName) {
  const [max, per] = limits[name];
  return {
    max,
    timeWindow: 60_000,
    keyGenerator: (request: FastifyRequest) => `${name}:${getCaller(request, per)}`,
  };
}

const cleaningInterval = 1000;

/** Counts in one statement, so that simultaneous calls of many processes are all counted. */
async function count(db: Db, key: string, windowMs: number): Promise<{ current: number; ttl: number }> {
  const window = sql`now() + ${windowMs}::int * interval '1 millisecond'`;
  const [row] = await queryRows<{ current: number; ttl: number }>(
    db,
    sql`insert into rate_limit as kept (key, count, expires_at) values (${key}, 1, ${window})
        on conflict (key) do update set
          count = case when kept.expires_at <= now() then 1 else kept.count + 1 end,
          expires_at = case when kept.expires_at <= now() then excluded.expires_at else kept.expires_at end
        returning count as current, ceil(extract(epoch from expires_at - now()) * 1000)::int as ttl`,
  );
  return row ?? { current: 1, ttl: windowMs };
}

/** Limits per flow over a table that every API process shares. */
export async function registerRateLimits(app: FastifyInstance, db: Db, isOn: boolean): Promise<void> {
  let counted = 0;
  class TableStore {
    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
    ): void {
      counted += 1;
      const cleaned =
        counted % cleaningInterval === 0
          ? db.execute(sql`delete from rate_limit where expires_at < now()`)
          : null;
      Promise.resolve(cleaned)
        .then(() => count(db, key, windowMs))
        .then(
          (result) => callback(null, result),
          (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
        );
    }

    child(): this {
      return this;
    }
  }
  await app.register(rateLimit, {
    global: false,
    store: TableStore,
    hook: 'preValidation',
    ...(isOn ? {} : { allowList: () => true }),
    errorResponseBuilder: (_request, context) =>
      new AppError('too-many', { data: { RETRY_AFTER_MS: context.ttl } }),
  });
}
