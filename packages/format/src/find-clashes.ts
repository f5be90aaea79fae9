/** An entry with a time span and exclusive needs: a room, a person. */
export interface Engagement {
  readonly key: string;
  /** Milliseconds. */
  readonly start: number;
  /** Later than `start`; what begins at that moment does not clash. */
  readonly end: number;
  readonly needs: readonly string[];
}

export interface Clash {
  readonly keys: readonly [string, string];
  /** The needs of both. */
  readonly shared: readonly string[];
  /** The time at which they overlap. */
  readonly start: number;
  readonly end: number;
}

/** Every pair that overlaps in time and needs the same, in the order of the time they share. */
export function findClashes(engagements: readonly Engagement[]): Clash[] {
  const clashes: Clash[] = [];
  let running: Engagement[] = [];
  for (const next of engagements.toSorted((one, other) => one.start - other.start)) {
    running = running.filter(({ end }) => end > next.start);
    for (const earlier of running) {
      const shared = next.needs.filter((need) => earlier.needs.includes(need));
      if (shared.length > 0)
        clashes.push({
          keys: [earlier.key, next.key],
          shared,
          start: next.start,
          end: Math.min(earlier.end, next.end),
        });
    }
    running.push(next);
  }
  return clashes;
}
