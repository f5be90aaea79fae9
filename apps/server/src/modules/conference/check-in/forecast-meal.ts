const minuteMs = 60_000;

interface Course {
  /** Cards out there. */
  issued: number;
  redeemed: number;
  /** Handed out within the last `windowMinutes`. */
  recent: number;
  windowMinutes: number;
  opensAt: Date;
  closesAt: Date;
  now: Date;
}

/** Returns the number of redemptions expected by closing time at the current pace; before opening, all who are entitled. */
export function forecastMeal({ issued, redeemed, recent, windowMinutes, opensAt, closesAt, now }: Course): number {
  if (now < opensAt) return issued;
  if (now >= closesAt) return redeemed;
  const minutes = Math.min(windowMinutes, Math.max(1, (now.getTime() - opensAt.getTime()) / minuteMs));
  const left = (closesAt.getTime() - now.getTime()) / minuteMs;
  return Math.max(redeemed, Math.min(issued, Math.round(redeemed + (recent / minutes) * left)));
}

/**
 * Returns when `left` portions run out at the pace of the last `windowMinutes`; null if they outlast the window or
 * there are no redemptions.
 */
export function runsOutAt({ recent, windowMinutes, closesAt, now }: Course, left: number): Date | null {
  if (recent === 0) return null;
  const at = new Date(now.getTime() + (Math.max(0, left) / (recent / windowMinutes)) * minuteMs);
  return at < closesAt ? at : null;
}
