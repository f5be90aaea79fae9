import { AsyncLocalStorage } from 'node:async_hooks';

/** The caller that a piece of work is done for, while they wait for it. */
export interface Waiter {
  /** The account or ticket, else the address: what a share of scarce workers is counted by. */
  person: string;
  /** Aborted when the caller hangs up. */
  readonly signal: AbortSignal;
}

const waiters = new AsyncLocalStorage<Waiter | undefined>();

/** Runs the work, and whatever it starts, for this waiter. */
export function runFor<Result>(waiter: Waiter, work: () => Result): Result {
  return waiters.run(waiter, work);
}

/** Runs work that further callers come to wait for: it isn't dropped when the first one hangs up. */
export function runForAll<Result>(work: () => Result): Result {
  return waiters.run(undefined, work);
}

/** Returns who waits for the work under way; undefined for a job in the background, and for what many wait for. */
export function currentWaiter(): Waiter | undefined {
  return waiters.getStore();
}

/** Work was dropped because its caller hung up; nobody reads the answer. */
export class HungUpError extends Error {
  override name = 'HungUpError';

  constructor() {
    super('The caller hung up.');
  }
}
