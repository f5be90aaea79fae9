const pausesMs = [2000, 4000, 8000, 16_000, 30_000];

/** Pause before an attempt to reconnect, in milliseconds; at random, so that thousands who lost the same server come back one by one. */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const longest = pausesMs[Math.min(attempt, pausesMs.length - 1)] ?? 0;
  return Math.round(longest * (0.1 + 0.9 * random()));
}
