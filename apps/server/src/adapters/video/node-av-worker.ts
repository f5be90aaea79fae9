import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { maxVideoPixels } from '@tuyuan/contract/library/video-words.ts';
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline, probe } from 'node-av/api';
import {
  AV_LOG_QUIET,
  AV_PKT_DATA_DISPLAYMATRIX,
  AVSEEK_FLAG_BACKWARD,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
  FF_ENCODER_PNG,
} from 'node-av/constants';
import { type Frame, Log } from 'node-av/lib';
import type { PreviewTask, RenditionTask, StillTask, VideoFacts } from '../../modules/library/index.ts';
import { pictureFilters, segmentSeconds } from './encode-task.ts';
import { rotationOf } from './rotation-of.ts';
import { serveEncodeTask, UnreadableVideo } from './serve-encode-task.ts';

const quality = { preset: 'veryfast', crf: 23 } as const;
/** Only files: a playlist that claims to be a video must not make this process ask for addresses. */
const inputOptions = { options: { protocol_whitelist: 'file' } } as const;

serveEncodeTask(async (task, { threads }, onProgress) => {
  if (task.kind === 'probe') return readFacts(task.source);
  if (task.kind === 'still') for (const still of task.stills) await writeStill(task, still);
  if (task.kind === 'preview') await writePreview(task, threads);
  if (task.kind === 'rendition') await writeRendition(task, threads, onProgress);
  return null;
});

async function readFacts(source: string): Promise<VideoFacts> {
  await using demuxer = await open(source);
  const stream = demuxer.video();
  const { streams } = await probe(source).catch(unreadable);
  const video = streams.find(({ type }) => type === 'video');
  const audio = streams.find(({ type }) => type === 'audio');
  const durationMs = Math.round(demuxer.duration * 1000);
  if (!stream || !video?.width || !video.height || !(durationMs > 0)) throw new UnreadableVideo();
  const rotation = rotationOf(stream.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX));
  const isTurned = rotation === 90 || rotation === 270;
  return {
    durationMs,
    width: isTurned ? video.height : video.width,
    height: isTurned ? video.width : video.height,
    frameRate: video.frameRate ?? 0,
    videoCodec: video.codec,
    audioCodec: audio?.codec ?? null,
    rotation,
  };
}

async function writeStill(task: StillTask, { atMs, name }: StillTask['stills'][number]): Promise<void> {
  await using demuxer = await open(task.source);
  await demuxer.seek(atMs / 1000, -1, AVSEEK_FLAG_BACKWARD);
  using decoder = await pictureDecoder(demuxer, 1);
  using filter = FilterAPI.create(pictureFilters(task, 'rgb24'));
  let last: Buffer | undefined;
  // The key frame before that moment comes first; of a moment behind the last picture, that one.
  for await (const frame of pipeline(demuxer, decoder, filter)) {
    if (!frame) continue;
    const isThere = secondsOf(frame, filter) * 1000 >= atMs - 1;
    if (isThere || last === undefined) last = await Encoder.encodeOne(FF_ENCODER_PNG, frame);
    frame.free();
    if (isThere) break;
  }
  if (!last) throw new UnreadableVideo();
  await writeFile(join(task.folder, name), last);
}

async function writePreview(task: PreviewTask, threads: number): Promise<void> {
  await using demuxer = await open(task.source);
  await demuxer.seek(task.fromMs / 1000, -1, AVSEEK_FLAG_BACKWARD);
  using decoder = await pictureDecoder(demuxer, threads);
  using filter = FilterAPI.create(pictureFilters(task, 'yuv420p'));
  using encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    decoder,
    filter,
    threadCount: threads,
    options: { ...quality, crf: 28 },
  });
  await using muxer = await Muxer.open(join(task.folder, 'preview.mp4'), { options: { movflags: '+faststart' } });
  const pictures = upTo(pipeline(demuxer, decoder, filter), filter, task.lengthMs / 1000);
  await pipeline(pictures, encoder, muxer).completion;
}

/** Returns the pictures of the first seconds, from wherever they begin. */
async function* upTo(frames: AsyncIterable<Frame | null>, filter: FilterAPI, seconds: number) {
  let begun: number | undefined;
  for await (const frame of frames) {
    if (!frame) break;
    const at = secondsOf(frame, filter);
    begun ??= at;
    if (at - begun >= seconds) {
      frame.free();
      break;
    }
    yield frame;
  }
  yield null;
}

async function writeRendition(task: RenditionTask, threads: number, onProgress: (ms: number) => void): Promise<void> {
  await using demuxer = await open(task.source);
  using decoder = await pictureDecoder(demuxer, threads);
  using filter = FilterAPI.create(pictureFilters(task, 'yuv420p'));
  const rate = Math.max(1, Math.round(task.frameRate));
  using encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    decoder,
    filter,
    threadCount: threads,
    maxRate: `${task.kilobitsPerSecond}k`,
    bufSize: `${task.kilobitsPerSecond * 2}k`,
    gopSize: Math.min(250, rate * segmentSeconds),
    options: quality,
  });
  await using muxer = await Muxer.open(join(task.folder, `${task.name}.m3u8`), {
    format: 'hls',
    options: {
      hls_time: segmentSeconds,
      hls_playlist_type: 'vod',
      hls_segment_type: 'fmp4',
      hls_flags: 'single_file+independent_segments',
    },
  });
  const options = {
    onProgress: ({ time }: { time: number }) => onProgress(time * 1000),
    progressInterval: 250,
  };
  const sound = task.hasSound ? demuxer.audio() : null;
  const pictures = [decoder, filter, encoder];
  if (!sound) {
    await pipeline(demuxer, { video: pictures }, muxer, options).completion;
    return;
  }
  using soundDecoder = await Decoder.create(sound);
  using soundFilter = FilterAPI.create('aformat=sample_rates=48000:channel_layouts=stereo:sample_fmts=fltp');
  using soundEncoder = await Encoder.create(FF_ENCODER_AAC, {
    decoder: soundDecoder,
    filter: soundFilter,
    bitrate: '128k',
  });
  const both = { video: pictures, audio: [soundDecoder, soundFilter, soundEncoder] };
  await pipeline(demuxer, both, muxer, options).completion;
}

function open(source: string): Promise<Demuxer> {
  Log.setLevel(AV_LOG_QUIET);
  return Demuxer.open(source, { ...inputOptions, format: 'mov' }).catch(unreadable);
}

async function pictureDecoder(demuxer: Demuxer, threads: number): Promise<Decoder> {
  const stream = demuxer.video();
  if (!stream) throw new UnreadableVideo();
  return Decoder.create(stream, { threadCount: threads, options: { max_pixels: maxVideoPixels } }).catch(unreadable);
}

function secondsOf(frame: Frame, { timeBase }: FilterAPI): number {
  const base = timeBase ?? frame.timeBase;
  return (Number(frame.pts) * base.num) / base.den;
}

function unreadable(error: unknown): never {
  throw new UnreadableVideo('', { cause: error });
}
