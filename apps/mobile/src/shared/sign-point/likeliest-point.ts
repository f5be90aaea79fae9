interface Opened {
  /** Wire times. */
  readonly opensAt: string;
  readonly closesAt: string;
}

/**
 * Returns the most likely place of work at `now` (a wire time): the first open point in the office's order, else the
 * next to open, else the last.
 */
export function likeliestPoint<Point extends Opened>(points: readonly Point[], now: string): Point | undefined {
  const ahead = points.filter(({ opensAt }) => opensAt > now);
  return (
    points.find(({ opensAt, closesAt }) => opensAt <= now && now < closesAt) ??
    ahead.toSorted((one, other) => one.opensAt.localeCompare(other.opensAt))[0] ??
    points.at(-1)
  );
}
