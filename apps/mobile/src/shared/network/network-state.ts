import type { Transport } from '@tuyuan/api-client/transport.ts';

const listeners = new Set<() => void>();
let isReached = true;
let answered = 0;

function tell(): void {
  for (const listener of listeners) listener();
}

function setReached(next: boolean): void {
  if (next === isReached) return;
  isReached = next;
  tell();
}

/** Wraps the transport to track whether the server is reachable: a hall's network often fails while the phone reports being online. */
export function watchNetwork(transport: Transport): Transport {
  return async (call, signal) => {
    const before = answered;
    const answer = await transport(call, signal);
    if (signal?.aborted) return answer;
    if (answer.status !== 0) {
      answered += 1;
      setReached(true);
    } else if (answered === before) {
      // A hanging call fails late, after others have already been answered again; it is then ignored.
      setReached(false);
    }
    return answer;
  };
}

/** Returns false while the phone is offline, or if the last call got no answer and no other did meanwhile. */
export function isOnline(): boolean {
  return navigator.onLine && isReached;
}

/** For `useSyncExternalStore`. */
export function subscribeToNetwork(listener: () => void): () => void {
  const onChange = () => {
    // The phone reports a network again; the next call will show whether it works.
    isReached = true;
    tell();
  };
  listeners.add(listener);
  window.addEventListener('online', onChange);
  window.addEventListener('offline', tell);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', tell);
  };
}
