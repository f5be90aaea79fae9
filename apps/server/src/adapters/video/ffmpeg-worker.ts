import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { maxVideoPixels } from '@tuyuan/contract/library/video-words.ts';
import type { VideoFacts } from '../../modules/library/index.ts';
import { type EncoderOptions, type EncodeTask, pictureFilters, segmentSeconds } from './encode-task.ts';
import { quarterOf } from './rotation-of.ts';
import { ProgramEnded, serveEncodeTask, UnreadableVideo } from './serve-encode-task.ts';

const longestReport = 100_000;

serveEncodeTask(async (task, options, onProgress) => {
  if (task.kind === 'check') {
    const { code } = await run(options, ['-version'], () => undefined);
    if (code !== 0) throw new Error('The program does not start.');
    return null;
  }
  if (task.kind === 'probe') {
    const { report } = await run(options, input(task.source), () => undefined);
    return factsOf(report);
  }
  for (const args of argumentsOf(task, options)) {
    const { code, report } = await run(options, ['-v', 'error', ...args], onProgress);
    if (code === null) throw new ProgramEnded('The program was killed.');
    if (code !== 0) throw new Error(report.slice(-500));
  }
  return null;
});

/** Only files, whatever a file claims to be; the format is known. */
function input(source: string, fromMs = 0): string[] {
  const from = fromMs > 0 ? ['-ss', String(fromMs / 1000)] : [];
  return [
    '-protocol_whitelist',
    'file,pipe',
    '-max_pixels',
    String(maxVideoPixels),
    ...from,
    '-noautorotate',
    '-f',
    'mov',
    '-i',
    source,
  ];
}

/** Returns what the program is called with, once or more often. */
function argumentsOf(
  task: Extract<EncodeTask, { kind: 'still' | 'preview' | 'rendition' }>,
  { threads }: EncoderOptions,
): string[][] {
  const x264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-threads', String(threads)];
  if (task.kind === 'still')
    return task.stills.map(({ atMs, name }) => [
      ...input(task.source, atMs),
      ...['-vf', pictureFilters(task, 'rgb24'), '-frames:v', '1', '-an', '-y', name],
    ]);
  const filters = ['-vf', pictureFilters(task, 'yuv420p')];
  if (task.kind === 'preview')
    return [
      [
        ...input(task.source, task.fromMs),
        ...['-t', String(task.lengthMs / 1000), '-an', ...filters, ...x264, '-crf', '28'],
        ...['-movflags', '+faststart', '-y', 'preview.mp4'],
      ],
    ];
  const sound = task.hasSound ? ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'] : ['-an'];
  // A second more than is taken, so that it is told.
  const limit = ['-t', String(task.limitMs / 1000 + 1)];
  return [
    [
      ...input(task.source),
      ...['-map', '0:v:0', ...(task.hasSound ? ['-map', '0:a:0'] : []), ...filters, ...x264, '-crf', '23'],
      ...['-maxrate', `${task.kilobitsPerSecond}k`, '-bufsize', `${task.kilobitsPerSecond * 2}k`],
      ...['-force_key_frames', `expr:gte(t,n_forced*${segmentSeconds})`, ...sound, ...limit],
      ...['-f', 'hls', '-hls_time', String(segmentSeconds), '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
      ...['-hls_flags', 'single_file+independent_segments', '-y', `${basename(task.name)}.m3u8`],
    ],
  ];
}

/** Runs the program with these arguments; it ends with this process, which its parent kills. */
function run(
  { program, threads }: EncoderOptions,
  args: readonly string[],
  onTime: (ms: number) => void,
): Promise<{ code: number | null; report: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ code: number | null; report: string }>();
  const given = ['-nostdin', '-hide_banner', '-filter_threads', String(threads), '-progress', 'pipe:1', ...args];
  const child = spawn(program ?? 'ffmpeg', given, { stdio: ['ignore', 'pipe', 'pipe'] });
  // Before this process ends itself for the same reason.
  process.prependOnceListener('disconnect', () => child.kill('SIGKILL'));
  let report = '';
  child.stderr.on('data', (chunk: Buffer) => {
    if (report.length < longestReport) report += chunk.toString();
  });
  child.stdout.on('data', (chunk: Buffer) => {
    const at = /out_time_us=(\d+)/.exec(chunk.toString())?.[1];
    if (at !== undefined) onTime(Number(at) / 1000);
  });
  child.on('error', reject);
  child.on('close', (code) => resolve({ code, report }));
  return promise;
}

/** Reads what the program says of a file that it is given without a task. */
function factsOf(report: string): VideoFacts {
  const [, hours = '', minutes = '', seconds = ''] = /Duration: (\d+):(\d+):([\d.]+)/.exec(report) ?? [];
  const video = /Stream #0:\d+.*?: Video: (\w+).*?, (\d{2,5})x(\d{2,5})(.*)/.exec(report);
  const durationMs = Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000);
  if (!video || !(durationMs > 0)) throw new UnreadableVideo();
  const [, videoCodec = '', width, height, rest = ''] = video;
  // It names the turn counterclockwise.
  const rotation = quarterOf(-Number(/displaymatrix: rotation of (-?[\d.]+)/.exec(report)?.[1] ?? 0));
  const isTurned = rotation === 90 || rotation === 270;
  return {
    durationMs,
    width: Number(isTurned ? height : width),
    height: Number(isTurned ? width : height),
    frameRate: Number(/([\d.]+) fps/.exec(rest)?.[1] ?? 0),
    videoCodec,
    audioCodec: /Stream #0:\d+.*?: Audio: (\w+)/.exec(report)?.[1] ?? null,
    rotation,
  };
}
