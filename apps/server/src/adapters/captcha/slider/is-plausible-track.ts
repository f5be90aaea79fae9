interface TrackPoint {
  x: number;
  /** Milliseconds since the first touch. */
  t: number;
}

const minPoints = 8;
const minMs = 300;
const maxMs = 120_000;
/** Largest share of the way that a hand can move in one step. */
const longestStep = 0.5;
/** Deviation of the speed over its mean; a script that divides the way evenly stays far below, arrow keys above. */
const leastVariation = 0.1;

/**
 * Returns whether a person could have made this track with a pointer or arrow keys: from the left edge, forward in
 * time, at human speed, in enough steps, and neither in one jump nor at constant speed.
 */
export function isPlausibleTrack(track: readonly TrackPoint[]): boolean {
  const first = track[0];
  const last = track.at(-1);
  if (!first || !last || track.length < minPoints || Math.abs(first.x) > 3) return false;
  const duration = last.t - first.t;
  if (duration < minMs || duration > maxMs) return false;
  const steps = track.slice(1).flatMap((point, index) => {
    const before = track[index];
    return before ? [{ way: point.x - before.x, time: point.t - before.t }] : [];
  });
  if (steps.some(({ time }) => time < 0)) return false;
  const way = Math.max(...track.map(({ x }) => x)) - first.x;
  if (steps.some((step) => Math.abs(step.way) > way * longestStep)) return false;
  return variationOf(steps.map((step) => Math.abs(step.way) / Math.max(1, step.time))) >= leastVariation;
}

function variationOf(speeds: readonly number[]): number {
  const mean = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
  if (mean === 0) return 0;
  const variance = speeds.reduce((sum, speed) => sum + (speed - mean) ** 2, 0) / speeds.length;
  return Math.sqrt(variance) / mean;
}
