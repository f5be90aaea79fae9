import type { VideoFacts } from '../../modules/library/index.ts';

/**
 * Returns the degrees by which pictures are to be turned clockwise, of a display matrix (nine 32 bit numbers, of which the
 * first two are its first row): a phone held upright writes pictures that lie on their side.
 */
export function rotationOf(matrix: Buffer | null): VideoFacts['rotation'] {
  if (!matrix || matrix.length < 8) return 0;
  const degrees = (Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0)) * 180) / Math.PI;
  return quarterOf(degrees);
}

/** Returns the nearest quarter turn. */
export function quarterOf(degrees: number): VideoFacts['rotation'] {
  const quarters = ((Math.round(degrees / 90) % 4) + 4) % 4;
  return ([0, 90, 180, 270] as const)[quarters] ?? 0;
}
