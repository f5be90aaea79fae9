import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { VideoDetail } from '@tuyuan/contract/library/video-data.ts';
import { videoFilePath } from '@tuyuan/contract/resource-path.ts';

export type FramedVideo = Pick<VideoDetail, 'id' | 'version' | 'durationMs' | 'frames'>;

/** Returns the address of the last small picture before a moment; null for a video without. */
export function framePath(video: FramedVideo, atMs: number): string | null {
  const index = Math.floor((atMs * video.frames) / video.durationMs);
  return pathOf(video, Math.min(video.frames - 1, index));
}

/** Returns the address of the first small picture of a part of the film; null where none falls into it. */
export function firstFramePath(video: FramedVideo, fromMs: number, toMs: number): string | null {
  const { frames, durationMs } = video;
  const index = Math.ceil((fromMs * frames) / durationMs);
  return index < (toMs * frames) / durationMs ? pathOf(video, index) : null;
}

function pathOf(video: FramedVideo, index: number): string | null {
  return index < 0 || index >= video.frames ? null : resourceUrl(videoFilePath(video, `frame-${index}.webp`));
}
