import type { PoolClient } from 'pg';
import type { Database } from '#db/client.ts';
import type { PaymentProvider } from '#providers/payment-provider.ts';

/** The process has died: nothing that it was about to do happens, and nothing after it. */
class DeathError extends Error {}

/** Where a process dies: at which of its awaits, and whether that one still has its effect. */
export interface Death {
  step: number;
  isAfter: boolean;
}

type Query = (...args: unknown[]) => unknown;
type Tell = (error: unknown, result?: unknown) => void;

/**
 * Watches every await of the payment code, statements and calls to the provider alike, and lets the process die
 * at one of them. One process at a time.
 */
export class StepWatch {
  /** Calls to the provider that were made while a transaction was open. */
  callsInTransaction = 0;
  #death: Death | undefined;
  #isDead = false;
  #steps = 0;
  #openTransactions = 0;

  constructor({ pool }: Database & { driver: 'postgres' }) {
    pool.on('connect', (client) => this.#watchClient(client));
  }

  /** The provider as the watched process reaches it. */
  watchProvider(provider: PaymentProvider): PaymentProvider {
    const call = <T>(work: () => Promise<T>): Promise<T> => {
      if (this.#openTransactions > 0) this.callsInTransaction += 1;
      return this.#take(work);
    };
    return {
      confirm: (request) => call(() => provider.confirm(request)),
      cancel: (request) => call(() => provider.cancel(request)),
      findByOrder: (orderId) => call(() => provider.findByOrder(orderId)),
    };
  }

  /** Runs work as a process that dies there; gives whether it came so far. */
  async run(work: () => Promise<unknown>, death: Death): Promise<boolean> {
    this.#death = death;
    this.#steps = 0;
    try {
      await work();
    } catch (error) {
      if (!this.#isDead) throw error;
    }
    const hasDied = this.#isDead;
    this.#isDead = false;
    this.#death = undefined;
    return hasDied;
  }

  async #take<T>(work: () => Promise<T>): Promise<T> {
    this.#steps += 1;
    const isHere = this.#death?.step === this.#steps;
    if (isHere && !this.#death?.isAfter) this.#isDead = true;
    if (this.#isDead) throw new DeathError();
    const result = await work();
    if (!isHere) return result;
    this.#isDead = true;
    throw new DeathError();
  }

  #watchClient(client: PoolClient): void {
    const query = client.query.bind(client) as Query;
    const watched: Query = (...args) => {
      const [given] = args;
      const text = typeof given === 'string' ? given : ((given as { text?: string }).text ?? '');
      // A death beside BEGIN is one beside its neighbour, and what a dead process left open the database ends.
      if (/^(?:begin|rollback)/iu.test(text)) {
        this.#openTransactions += /^begin/iu.test(text) ? 1 : -1;
        return query(...args);
      }
      const answer = this.#take(async () => {
        const result = await (query(...args.filter((arg) => typeof arg !== 'function')) as Promise<unknown>);
        if (/^commit/iu.test(text)) this.#openTransactions -= 1;
        return result;
      });
      // The pool itself asks with a callback.
      const tell = args.at(-1) as Tell | undefined;
      if (typeof tell !== 'function') return answer;
      answer.then((result) => tell(null, result), tell);
      return undefined;
    };
    client.query = watched as typeof client.query;
  }
}
