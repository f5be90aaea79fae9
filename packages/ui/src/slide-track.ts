/** Position of the piece after `t` milliseconds, in the picture's pixels: x from its left edge, y from where the pointer began. */
export interface TrackPoint {
  readonly x: number;
  readonly y: number;
  readonly t: number;
}

const MOST_POINTS = 900;

/** Writes down how a piece is moved, from the first touch to letting go. */
export function slideTrack(now: () => number) {
  const start = now();
  const points: TrackPoint[] = [];
  return {
    add(x: number, y: number): void {
      const point = { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10, t: Math.round(now() - start) };
      // At the limit, replaces the last point, because the end matters most.
      if (points.length >= MOST_POINTS) points.pop();
      points.push(point);
    },
    points: (): readonly TrackPoint[] => points,
  };
}

export type SlideTrack = ReturnType<typeof slideTrack>;
