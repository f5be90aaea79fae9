import { useNow } from '../use-now.ts';
import { serverNow } from './server-clock.ts';

/** The time by the server's clock, anew every `everyMs` milliseconds; it stands still while the page isn't seen. */
export function useServerNow(everyMs: number): number {
  useNow(everyMs);
  return serverNow();
}
