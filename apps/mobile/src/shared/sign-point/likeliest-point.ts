interface Opened {
  /** Wire times. */
  readonly opensAt: string;
  readonly closesAt: string;
}

/** Where one works by all appearances at `now`, a wire time: the office's first that is open, else what opens next, else the last. */
export function likeliestPoint<Point extends Opened>(points: readonly Point[], now: string): Point | undefined {
  const ahead = points.filter(({ opensAt }) => opensAt > now);
  return (
    points.find(({ opensAt, closesAt }) => opensAt <= now && now < closesAt) ??
    ahead.toSorted((one, other) => one.opensAt.localeCompare(other.opensAt))[0] ??
    points.at(-1)
  );
}
