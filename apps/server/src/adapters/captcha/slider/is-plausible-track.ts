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
const minVariation = 0.1;
/** Deviation of the time between points over its mean: even a mouse that reports 60 times a second is off by some milliseconds. */
const minJitter = 0.02;
/** Whoever aims slows down: over the last part of the way, the speed is at most this share of the speed over the rest. */
const landingPart = 0.15;
const landingSpeed = 0.8;

/**
 * Returns whether a person could have made this track with a pointer or arrow keys: from the left edge, forward in
 * time, at human speed, in enough steps, neither in one jump nor at constant speed nor by the beat of a clock, and slowing
 * down towards the gap. Keeps plain scripts away; one that copies a hand's track passes.
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
  if (variationOf(steps.map(({ time }) => time)) < minJitter || !slowsDown(track, first, last)) return false;
  return variationOf(steps.map((step) => Math.abs(step.way) / Math.max(1, step.time))) >= minVariation;
}

function slowsDown(track: readonly TrackPoint[], first: TrackPoint, last: TrackPoint): boolean {
  const way = last.x - first.x;
  const landing = track.find(({ x }) => x - first.x >= way * (1 - landingPart));
  if (!landing || landing.t === first.t) return false;
  const before = (landing.x - first.x) / (landing.t - first.t);
  return (last.x - landing.x) / Math.max(1, last.t - landing.t) <= before * landingSpeed;
}

function variationOf(speeds: readonly number[]): number {
  const mean = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
  if (mean === 0) return 0;
  const variance = speeds.reduce((sum, speed) => sum + (speed - mean) ** 2, 0) / speeds.length;
  return Math.sqrt(variance) / mean;
}
