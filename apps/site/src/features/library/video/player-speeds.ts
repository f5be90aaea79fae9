export const speeds: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** Returns the speed some steps away, the slowest or fastest at the ends. */
export function speedAfter(speed: number, steps: number): number {
  const from = speeds.indexOf(speed);
  return speeds[Math.min(speeds.length - 1, Math.max(0, from + steps))] ?? 1;
}
