import { createHash, createHmac } from 'node:crypto';

/**
 * Draws winners so that anyone with the seed can repeat the draw: every entry is ranked by HMAC-SHA-256 under the seed
 * over `<digest>:<entry>`, digest being the SHA-256 (hex) of all entries, ascending, joined by commas; the lowest win.
 */
export function drawWinners(seed: Buffer, entrants: readonly number[], count: number): number[] {
  const entries = [...new Set(entrants)].sort((a, b) => a - b);
  const digest = createHash('sha256').update(entries.join(',')).digest('hex');
  return entries
    .map((entry) => ({ entry, rank: createHmac('sha256', seed).update(`${digest}:${entry}`).digest('hex') }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ entry }) => entry);
}
