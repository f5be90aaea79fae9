import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { VideoDetail } from '@tuyuan/contract/library/video-data.ts';
import { videoFilePath } from '@tuyuan/contract/resource-path.ts';

export type FramedVideo = Pick<VideoDetail, 'id' | 'version' | 'durationMs' | 'frames'>;

/** Returns the address of the small picture of a moment, the last before it or the `next` behind it; null for a video without. */
export function framePath(video: FramedVideo, atMs: number, which: 'last' | 'next' = 'last'): string | null {
  const { durationMs, frames } = video;
  if (frames === 0) return null;
  const place = (atMs * frames) / durationMs;
  const index = Math.min(frames - 1, Math.max(0, which === 'last' ? Math.floor(place) : Math.ceil(place)));
  return resourceUrl(videoFilePath(video, `frame-${index}.webp`));
}
