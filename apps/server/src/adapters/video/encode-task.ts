import type { ErrorCode } from '@tuyuan/errors/catalogue.ts';
import type { PreviewTask, RenditionTask, StillTask, VideoFacts } from '../../modules/library/index.ts';

/** What a process of the encoder is asked for; one process does one. */
export type EncodeTask =
  | { kind: 'check' }
  | { kind: 'probe'; source: string }
  | ({ kind: 'still' } & StillTask)
  | ({ kind: 'rendition' } & RenditionTask)
  | ({ kind: 'preview' } & PreviewTask);

export interface EncoderOptions {
  threads: number;
  /** Program to run, where the worker runs one. */
  program: string | null;
}

export type EncodeReply =
  /** How much of the film is written. */
  | { type: 'progress'; ms: number }
  | { type: 'done'; facts: VideoFacts | null }
  | { type: 'refused'; code: Extract<ErrorCode, `Video.${string}`> }
  /** `isPassing`: it is not the file's fault. */
  | { type: 'failed'; message: string; isPassing: boolean };

/** The mark's file, within the folder that the process works in. */
export const markFile = 'mark.png';
/** Seconds of a segment, in which a player may begin. */
export const segmentSeconds = 4;

type Drawn = StillTask | RenditionTask | PreviewTask;

/** Returns the filters of one picture: turned, scaled, marked. */
export function pictureFilters({ rotation, width, height, marks }: Drawn, format: 'yuv420p' | 'rgb24'): string {
  const turned = { 0: [], 90: ['transpose=clock'], 180: ['hflip', 'vflip'], 270: ['transpose=cclock'] }[rotation];
  const scaled = [...turned, `scale=${width}:${height}`, 'setsar=1'].join(',');
  if (marks.length === 0) return `${scaled},format=${format}`;
  return `${scaled},format=yuv420p[v];movie=filename=${markFile}[m];[v][m]overlay=0:0,format=${format}`;
}
