/** Unevenness of counts: 0 where all are alike, near 1 where one has everything. Null of nothing. */
export function gini(counts: readonly number[]): number | null {
  const sorted = counts.toSorted((a, b) => a - b);
  const total = sorted.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const weighted = sorted.reduce((sum, count, place) => sum + (2 * (place + 1) - sorted.length - 1) * count, 0);
  return weighted / (sorted.length * total);
}

/** Times that works may differ by and still stand in one band, where their order is by chance. */
export function bandWidth(counts: readonly number[]): number {
  const mean = counts.length === 0 ? 0 : counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return Math.max(1, Math.round(mean / 50));
}

/** FNV-1a with a final mix: spreads the works of one band anew for each seed. */
function spread(seed: string, id: number): number {
  let hash = 0x811c9dc5;
  for (const sign of `${seed} ${id}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Works by chance, the same for the same seed. */
export function shuffled(ids: readonly number[], seed: string): number[] {
  const places = new Map(ids.map((id) => [id, spread(seed, id)]));
  return ids.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0) || a - b);
}

/**
 * The least shown works first, in bands within which chance decides, as the seed says. `shown` is what was counted when
 * the order began; works that came later stand at the end, so that pages don't move.
 */
export function fairOrder(ids: readonly number[], shown: ReadonlyMap<number, number>, seed: string): number[] {
  const width = bandWidth([...shown.values()]);
  const bandOf = (id: number) => {
    const times = shown.get(id);
    return times === undefined ? Number.POSITIVE_INFINITY : Math.floor(times / width);
  };
  const bands = Map.groupBy(ids, bandOf);
  return [...bands.keys()].toSorted((a, b) => a - b).flatMap((band) => shuffled(bands.get(band) ?? [], seed));
}
