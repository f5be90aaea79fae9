import { useRef } from 'react';
import { randomId } from './random-id.ts';

/** Who asks for the same after this long means it anew. */
const patienceMs = 10 * 60_000;

interface RetryKey {
  /** The same for the same wish until it was done, so that one whose answer was lost is done once however often it is tried. */
  of(wish: unknown): string;
  /** Its answer came: who asks for the same again means it anew. */
  done(): void;
}

/** Keys for the calls of one place, as `WithKey` takes them. */
export function useRetryKey(): RetryKey {
  const tried = useRef<{ wish: string; key: string; until: number } | null>(null);
  return {
    of(wish) {
      const text = JSON.stringify(wish);
      if (tried.current?.wish !== text || Date.now() > tried.current.until)
        tried.current = { wish: text, key: randomId(), until: Date.now() + patienceMs };
      return tried.current.key;
    },
    done() {
      tried.current = null;
    },
  };
}
