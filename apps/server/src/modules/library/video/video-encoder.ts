import type { WatermarkProfile } from '../../../platform/imaging/watermark-profile.ts';

/** What a file is, its sides as it is shown: upright. */
export interface VideoFacts {
  durationMs: number;
  width: number;
  height: number;
  /** Per second. */
  frameRate: number;
  videoCodec: string;
  /** Null for a silent one. */
  audioCodec: string | null;
  /** Degrees by which the stored pictures have to be turned clockwise. */
  rotation: 0 | 90 | 180 | 270;
}

interface FromVideo {
  /** Path of the file on this machine. */
  source: string;
  /** Existing folder that the files are written into. */
  folder: string;
  rotation: VideoFacts['rotation'];
  /** Even sides of what is written. */
  width: number;
  height: number;
  marks: readonly WatermarkProfile[];
}

export interface StillTask extends FromVideo {
  /** Each written as PNG. */
  stills: readonly { atMs: number; name: string }[];
}

export interface RenditionTask extends FromVideo {
  /** Writes `<name>.m3u8` and `<name>.m4s`. */
  name: string;
  /** At most, of the pictures. */
  kilobitsPerSecond: number;
  hasSound: boolean;
  frameRate: number;
  durationMs: number;
  /** Of a film that goes on for longer, whatever its file says, nothing is made. */
  limitMs: number;
}

export interface PreviewTask extends FromVideo {
  /** Writes `preview.mp4`, without sound. */
  fromMs: number;
  lengthMs: number;
}

/**
 * Reads and writes videos outside of this process. Its calls throw `Video.Unreadable`, `Video.EncodeFailed`, `Video.TooSlow`,
 * `Video.TooHeavy`, `Video.TooLong`, `Video.EncoderMissing`; any other error may pass.
 */
export interface VideoEncoder {
  name: 'node-av' | 'ffmpeg';
  /** Whether there is one on this machine. */
  isThere(): Promise<boolean>;
  probe(source: string): Promise<VideoFacts>;
  /** Ends as failed when `signal` is aborted. */
  writeStills(task: StillTask, signal?: AbortSignal): Promise<void>;
  /** `onProgress` hears from 0 to 1. Ends as failed when `signal` is aborted. */
  writeRendition(task: RenditionTask, onProgress: (share: number) => void, signal: AbortSignal): Promise<void>;
  writePreview(task: PreviewTask): Promise<void>;
}
