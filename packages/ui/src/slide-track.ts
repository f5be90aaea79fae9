/** Where the piece was, in the picture's pixels from its left edge and from where the pointer began; after `t` milliseconds. */
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
      // A hand that never stops moving: the end matters most.
      if (points.length >= MOST_POINTS) points.pop();
      points.push(point);
    },
    points: (): readonly TrackPoint[] => points,
  };
}

export type SlideTrack = ReturnType<typeof slideTrack>;
