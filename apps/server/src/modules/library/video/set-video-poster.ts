import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { setVideoPoster as call } from '@tuyuan/contract/library/video-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { drawStill, storePoster } from './make-poster.ts';
import { findVideoDraft, type VideoDraftRow } from './managed-video.repository.ts';
import { randomName } from './random-name.ts';
import { changePoster, findVideo } from './video.repository.ts';
import type { VideoDeps, VideoLibrary } from './video-deps.ts';
import { videoOriginalKey } from './video-files.ts';
import { videoMarks } from './video-marks.ts';

/** Throws `Video.NotFound`, `.StateMismatch` before it is made, `.MomentTooLate`, `.EncoderMissing`, `.Unreadable`, `.TooSlow`. */
export async function setVideoPoster(
  deps: VideoDeps,
  library: VideoLibrary,
  { id, atMs }: InputOf<typeof call>,
): Promise<VideoDraftRow> {
  const { schema, db } = library;
  const video = await orThrow(findVideo(db, id), 'Video.NotFound');
  const { key, version, durationMs } = video;
  if (version === null || durationMs === null || video.state === 'processing')
    throw new AppError('Video.StateMismatch');
  if (atMs >= durationMs) throw new AppError('Video.MomentTooLate');
  if (!(await deps.encoder.isThere())) throw new AppError('Video.EncoderMissing');
  const folder = join(deps.workFolder, `poster.${randomName()}`);
  await mkdir(folder, { recursive: true });
  try {
    const source = join(deps.filesFolder, videoOriginalKey(schema, key));
    const facts = await deps.encoder.probe(source);
    const marks = await videoMarks(deps, library, id);
    const posterVersion = randomName();
    await storePoster(
      deps,
      { schema, key, posterVersion },
      await drawStill(deps, { source, folder, facts, marks }, atMs),
    );
    if (!(await changePoster(db, { id, version, atMs, posterVersion }))) throw new AppError('Video.StateMismatch');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return orThrow(findVideoDraft(db, id), 'Video.NotFound');
}
