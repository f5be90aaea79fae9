import { randomId } from './random-id.ts';

/** After this long, the same request counts as a new one. */
const patienceMs = 10 * 60_000;

export interface RetryKeys {
  /**
   * Returns the same key for the same request until it is done, so that retries after a lost answer take effect only
   * once. A new request `about` the same thing replaces the previous one: returning to that one gets a new key.
   */
  of(wish: unknown, about?: unknown): string;
  /** Marks a request as answered: repeating it gets a new key. Takes the `about` of the request, or the request itself when it had none. */
  done(about: unknown): void;
}

/** Keys for calls, as `WithKey` takes them. */
export function retryKeys(): RetryKeys {
  const tried = new Map<string, { wish: string; key: string; until: number }>();
  return {
    of(wish, about = wish) {
      const now = Date.now();
      for (const [subject, { until }] of tried) if (now > until) tried.delete(subject);
      const subject = JSON.stringify(about);
      const text = JSON.stringify(wish);
      const known = tried.get(subject);
      if (known?.wish === text) return known.key;
      const key = randomId();
      tried.set(subject, { wish: text, key, until: now + patienceMs });
      return key;
    },
    done(about) {
      tried.delete(JSON.stringify(about));
    },
  };
}
