import { randomId } from './random-id.ts';

/** Who asks for the same after this long means it anew. */
const patienceMs = 10 * 60_000;

export interface RetryKeys {
  /**
   * The same for the same wish until it was done, so that one whose answer was lost is done once however often it is tried. Of
   * several wishes `about` one thing each takes the place of the one before: going back to that one is a new wish.
   */
  of(wish: unknown, about?: unknown): string;
  /** Its answer came: who asks for the same again means it anew. Takes what the wish is about, the wish itself where nothing was told. */
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
