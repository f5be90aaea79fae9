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

/** The transport, whose calls tell whether the server can be reached: a hall's network often breaks while the phone says it is on. */
export function watchNetwork(transport: Transport): Transport {
  return async (call, signal) => {
    const before = answered;
    const answer = await transport(call, signal);
    if (signal?.aborted) return answer;
    if (answer.status !== 0) {
      answered += 1;
      setReached(true);
    } else if (answered === before) {
      // A call that hung from before fails late, when others have long been answered again.
      setReached(false);
    }
    return answer;
  };
}

/** False while the phone has no network or the last call got no answer, nor any other meanwhile. */
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
