import type { Orientation } from '@tuyuan/contract/library/image.ts';

/** Returns the orientation filter class for a picture size (as seen, orientation applied). */
export function classifyOrientation(width: number, height: number): Orientation {
  const ratio = width / height;
  if (ratio >= 2) return 'panorama';
  if (Math.abs(ratio - 1) <= 0.05) return 'square';
  return ratio > 1 ? 'landscape' : 'portrait';
}
