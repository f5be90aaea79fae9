import { maxVideoFrameRate, maxVideoPixels, maxVideoSide } from '@tuyuan/contract/library/video-words.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { VideoFacts } from './video-encoder.ts';

/** Throws `Video.TooLong`, `Video.TooManyPixels`, `Video.TooManyFrames`. What a file says of itself may be wrong: the encoder holds it to the same. */
export function assertAcceptable({ durationMs, width, height, frameRate }: VideoFacts, maxMinutes: number): void {
  if (durationMs > maxMinutes * 60_000)
    throw new AppError('Video.TooLong', { details: `${Math.ceil(durationMs / 60_000)} > ${maxMinutes}` });
  if (Math.max(width, height) > maxVideoSide || width * height > maxVideoPixels)
    throw new AppError('Video.TooManyPixels', { details: `${width} × ${height}` });
  if (frameRate > maxVideoFrameRate) throw new AppError('Video.TooManyFrames', { details: String(frameRate) });
}
