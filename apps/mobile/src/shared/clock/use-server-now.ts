import { useNow } from '../use-now.ts';
import { serverNow } from './server-clock.ts';

/** Returns the server's time, updated every `everyMs` milliseconds; stops while the page is hidden. */
export function useServerNow(everyMs: number): number {
  useNow(everyMs);
  return serverNow();
}
