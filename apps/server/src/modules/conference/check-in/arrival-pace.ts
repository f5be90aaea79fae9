const paceMinutes = 5;

/** Returns total arrivals and recent arrivals per minute; `now` in milliseconds since 1970. */
export function arrivalPace(
  arrivals: readonly { at: Date; arrived: number }[],
  now: number,
): { arrived: number; perMinute: number } {
  const since = now - paceMinutes * 60_000;
  return {
    arrived: arrivals.reduce((sum, step) => sum + step.arrived, 0),
    perMinute: arrivals.reduce((sum, step) => (step.at.getTime() >= since ? sum + step.arrived : sum), 0) / paceMinutes,
  };
}
