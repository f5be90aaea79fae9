const pausesMs = [2000, 4000, 8000, 16_000, 30_000];

/**
 * Returns the milliseconds to wait before a reconnection attempt; random, so that thousands of clients that lost the
 * same server do not return at once.
 */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const longest = pausesMs[Math.min(attempt, pausesMs.length - 1)] ?? 0;
  return Math.round(longest * (0.1 + 0.9 * random()));
}
