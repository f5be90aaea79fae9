import { type VideoQuality, videoQualities } from '@tuyuan/contract/library/video-words.ts';

export interface PlannedRendition {
  name: VideoQuality;
  width: number;
  height: number;
  /** At most. */
  kilobitsPerSecond: number;
}

const rates: Readonly<Record<VideoQuality, number>> = { '360': 800, '720': 2800, '1080': 5000 };

/** Returns the qualities that a source allows, the smallest first: it is there soonest. A smaller source keeps its size. */
export function planRenditions(source: { width: number; height: number }): PlannedRendition[] {
  const shortSide = Math.min(source.width, source.height);
  const names = videoQualities.filter((name) => Number(name) <= shortSide);
  return (names.length > 0 ? names : (['360'] as const)).map((name) => ({
    name,
    ...scaledTo(source, Number(name)),
    kilobitsPerSecond: rates[name],
  }));
}

/** Returns even sides of which the shorter has these pixels at most. */
export function scaledTo({ width, height }: { width: number; height: number }, side: number) {
  const scale = Math.min(1, side / Math.min(width, height));
  const even = (length: number) => Math.max(2, Math.round((length * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}
