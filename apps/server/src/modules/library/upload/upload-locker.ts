import { ERRORS, type Locker } from '@tus/server';

/** Longer than the holder is given to end by itself. */
const patienceMs = 6000;

interface Holder {
  /** Asks it to end: a browser that lost its connection must not wait until the old one is noticed to be dead. */
  requestRelease: () => void | Promise<void>;
  released: Promise<void>;
  release: () => void;
}

/**
 * Lets one request at a time write to an upload. A second one asks the first to end and waits; while the first stays, it is
 * refused. The library's own locker asks in a loop that occupies the processor.
 */
export function uploadLocker(): Locker {
  const holders = new Map<string, Holder>();

  async function take(id: string, signal: AbortSignal, requestRelease: Holder['requestRelease']): Promise<Holder> {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    for (let holder = holders.get(id); holder; holder = holders.get(id)) {
      await holder.requestRelease();
      await Promise.race([holder.released, aborted(deadline)]);
      if (deadline.aborted) throw lockedError();
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    const holder = { requestRelease, released: promise, release: resolve };
    holders.set(id, holder);
    return holder;
  }

  return {
    newLock(id) {
      let own: Holder | undefined;
      return {
        async lock(signal, requestRelease) {
          own = await take(id, signal, requestRelease);
        },
        unlock() {
          if (own && holders.get(id) === own) holders.delete(id);
          own?.release();
          return Promise.resolve();
        },
      };
    },
  };
}

/** As the library reads it: status and body beside the message. */
function lockedError(): Error {
  return Object.assign(new Error(ERRORS.ERR_LOCK_TIMEOUT.body), ERRORS.ERR_LOCK_TIMEOUT, { status_code: 423 });
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) done();
    else signal.addEventListener('abort', () => done(), { once: true });
  });
}
