import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { frameSide, maxFrames, previewSeconds } from '@tuyuan/contract/library/video-words.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { assertAcceptable } from './assert-acceptable.ts';
import { drawStills, storePoster } from './make-poster.ts';
import { masterPlaylist } from './master-playlist.ts';
import { type PlannedRendition, planRenditions, scaledTo } from './plan-renditions.ts';
import { randomName } from './random-name.ts';
import { sniffContainer } from './sniff-container.ts';
import { findVideo } from './video.repository.ts';
import type { MakingDeps, VideoDeps, VideoLibrary } from './video-deps.ts';
import type { VideoFacts } from './video-encoder.ts';
import { videoFileKey, videoOriginalKey } from './video-files.ts';
import {
  findRenditions,
  type Leased,
  noteFacts,
  noteRendition,
  planRendition,
  settleVideo,
} from './video-lease.repository.ts';
import { videoMarks } from './video-marks.ts';

interface Making {
  video: Leased;
  lease: string;
  folder: string;
  signal: AbortSignal;
  /** Throws where another process makes the video by now: its files must not be mixed with this one's. */
  assertOwn(): Promise<void>;
  /** Percent, read by the heartbeat. */
  state: { progress: number };
}

/** Shares of the film at which posters are proposed. */
const stillShares = [0.1, 0.4, 0.7];
/** What is left for the preview, the stills and the frames. */
const ladderPercent = 92;

/** Throws `Video.*`: see `assertAcceptable` and the encoder. */
export async function makeFiles(deps: MakingDeps, library: VideoLibrary, making: Making): Promise<void> {
  const { storage, encoder, filesFolder } = deps;
  const { schema, db } = library;
  const { video, lease, folder, state } = making;
  if (!(await encoder.isThere())) throw new AppError('Video.EncoderMissing');
  const originalKey = videoOriginalKey(schema, video.key);
  if ((await storage.size(originalKey)) !== video.bytes) throw new AppError('Video.Unreadable');
  const format = sniffContainer(await buffer(await storage.read(originalKey, { start: 0, end: 31 })));
  if (!format) throw new AppError('Video.NotAVideo');
  const source = join(filesFolder, originalKey);
  const facts = await encoder.probe(source);
  assertAcceptable(facts, deps.maxMinutes);
  await noteFacts(db, { id: video.id, lease, format, facts });
  const drawn = { source, folder, facts, marks: await videoMarks(deps, library, video.id) };

  const put = async (name: string) => {
    await making.assertOwn();
    await storage.put(videoFileKey(schema, video.key, video.nextVersion, name), createReadStream(join(folder, name)));
  };
  await makeLadder(deps, library, making, drawn, put);

  const lengthMs = Math.min(previewSeconds * 1000, facts.durationMs);
  const fromMs = Math.floor(Math.max(0, Math.min(facts.durationMs * 0.2, facts.durationMs - lengthMs)));
  await encoder.writePreview({ ...drawn, rotation: facts.rotation, ...scaledTo(facts, 360), fromMs, lengthMs });
  await put('preview.mp4');
  state.progress = ladderPercent + 4;

  const stillAtMs = stillShares.map((share) => Math.floor(facts.durationMs * share));
  const chosen = (await findVideo(db, video.id))?.posterAtMs ?? stillAtMs[0] ?? 0;
  const posterAtMs = Math.min(chosen, facts.durationMs - 1);
  const pictures = await drawStills(deps, drawn, [...stillAtMs, posterAtMs]);
  const frames = await drawFrames(deps, library, making, drawn);
  await making.assertOwn();
  const store = async (png: Buffer, name: string, side: number) => {
    const size = { width: side, height: side, fit: 'inside' } as const;
    const picture = await deps.imaging.redraw({ source: { bytes: png }, fileName: 'still.png' }, size);
    await storage.put(videoFileKey(schema, video.key, video.nextVersion, name), Buffer.from(picture));
  };
  for (const [index, png] of pictures.slice(0, stillAtMs.length).entries())
    await store(png, `still-${index}.webp`, 640);
  for (const [index, png] of frames.entries()) await store(png, `frame-${index}.webp`, 2 * frameSide);
  const posterVersion = randomName();
  await storePoster(deps, { schema, key: video.key, posterVersion }, pictures.at(-1) ?? Buffer.alloc(0));

  const renditions = await findRenditions(db, video.id, video.nextVersion);
  const master = videoFileKey(schema, video.key, video.nextVersion, 'master.m3u8');
  await storage.put(master, Buffer.from(masterPlaylist(renditions, facts.durationMs)));
  await inTransaction(db, (transaction) =>
    settleVideo(transaction, { id: video.id, lease, stillAtMs, posterAtMs, posterVersion, frames: frames.length }),
  );
}

/** Returns small pictures of the film at even distances; none where they can't be drawn, as behind the last picture: a film is whole without. */
async function drawFrames(
  deps: MakingDeps,
  { schema }: VideoLibrary,
  { video, signal }: Making,
  drawn: Parameters<typeof drawStills>[1],
): Promise<Buffer[]> {
  const { durationMs } = drawn.facts;
  const count = Math.min(maxFrames, Math.ceil(durationMs / 1000));
  const moments = Array.from({ length: count }, (_, index) => Math.floor((durationMs * index) / count));
  try {
    return await drawStills(deps, drawn, moments, { side: frameSide, signal });
  } catch (error) {
    signal.throwIfAborted();
    deps.logger.warn({ err: error, schema, videoId: video.id }, 'a video has no small pictures');
    return [];
  }
}

/** Makes the qualities that aren't made yet, one after the other. */
async function makeLadder(
  { encoder, maxMinutes }: VideoDeps,
  { db }: VideoLibrary,
  { video, lease, folder, signal, state }: Making,
  drawn: { source: string; folder: string; facts: VideoFacts; marks: Awaited<ReturnType<typeof videoMarks>> },
  put: (name: string) => Promise<void>,
): Promise<void> {
  const { facts } = drawn;
  const version = video.nextVersion;
  const plan = planRenditions(facts);
  for (const rendition of plan) await planRendition(db, video.id, version, rendition);
  const made = new Set(
    (await findRenditions(db, video.id, version)).filter(({ bytes }) => bytes !== null).map(({ name }) => name),
  );
  const weightOf = ({ width, height }: PlannedRendition) => width * height;
  const whole = plan.reduce((sum, rendition) => sum + weightOf(rendition), 0);
  let done = 0;
  const note = (share: number) => {
    state.progress = Math.floor((ladderPercent * share) / whole);
  };
  for (const rendition of plan) {
    const weight = weightOf(rendition);
    if (!made.has(rendition.name)) {
      const { rotation, frameRate, durationMs, audioCodec } = facts;
      await encoder.writeRendition(
        {
          ...drawn,
          ...rendition,
          rotation,
          frameRate,
          durationMs,
          hasSound: audioCodec !== null,
          limitMs: maxMinutes * 60_000,
        },
        (share) => note(done + weight * share),
        signal,
      );
      const media = `${rendition.name}.m4s`;
      await put(media);
      await put(`${rendition.name}.m3u8`);
      const { size: bytes } = await stat(join(folder, media));
      await noteRendition(db, { id: video.id, lease, version, name: rendition.name, bytes });
    }
    done += weight;
    note(done);
  }
}
