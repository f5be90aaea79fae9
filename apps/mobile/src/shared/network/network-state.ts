import type { Transport } from '@tuyuan/api-client/transport.ts';

const listeners = new Set<() => void>();
let isReached = true;

function tell(): void {
  for (const listener of listeners) listener();
}

function setReached(next: boolean): void {
  if (next === isReached) return;
  isReached = next;
  tell();
}

/** The transport, whose calls tell whether the server can be reached: a hall's network often breaks while the phone says it is on. */
export function watchNetwork(transport: Transport): Transport {
  return async (call, signal) => {
    const answer = await transport(call, signal);
    if (!signal?.aborted) setReached(answer.status !== 0);
    return answer;
  };
}

/** False while the phone has no network or the last call got no answer. */
export function isOnline(): boolean {
  return navigator.onLine && isReached;
}

/** For `useSyncExternalStore`. */
export function subscribeToNetwork(listener: () => void): () => void {
  const onChange = () => {
    // The phone says that there is a network again: the next call will tell.
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
