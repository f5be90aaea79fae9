import { AppError } from '@tuyuan/errors/app-error.ts';
import { addressKey } from './address-key.ts';

export interface AttemptLimiter {
  /** Counts one attempt from that address, or throws `Request.TooMany`. What is answered takes it back, for one that succeeded. */
  begin(ip: string): () => void;
  /** Whether the next attempt would be rejected. */
  isSpent(ip: string): boolean;
}

interface Window {
  count: number;
  endsAt: number;
}

const windowMs = 60_000;
const maxKept = 50_000;

/**
 * Limits failed attempts per address and minute, counted in this process. Counted before they run, so that concurrent
 * attempts cannot exceed the limit.
 */
export function attemptLimiter(
  perMinute: number,
  now: () => number = performance.now.bind(performance),
): AttemptLimiter {
  const windows = new Map<string, Window>();

  function windowOf(key: string): Window {
    const before = windows.get(key);
    if (before && before.endsAt > now()) return before;
    windows.delete(key);
    const window = { count: 0, endsAt: now() + windowMs };
    windows.set(key, window);
    // A map keeps insertion order, so the first entry is the oldest.
    const oldest = windows.size > maxKept ? windows.keys().next() : undefined;
    if (oldest && !oldest.done) windows.delete(oldest.value);
    return window;
  }

  return {
    isSpent: (ip) => windowOf(addressKey(ip)).count >= perMinute,
    begin(ip) {
      const window = windowOf(addressKey(ip));
      if (window.count >= perMinute)
        throw new AppError('Request.TooMany', { retryAfter: Math.max(1, Math.ceil((window.endsAt - now()) / 1000)) });
      window.count += 1;
      return () => {
        window.count -= 1;
      };
    },
  };
}
