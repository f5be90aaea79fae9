import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { setVideoPoster as call } from '@tuyuan/contract/library/video-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { formatClock } from '@tuyuan/format/clock.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { takeQuota } from '../../../platform/database/quota.repository.ts';
import type { Acting, RequestContext } from '../../../platform/http/request-context.ts';
import { drawStills, storePoster } from './make-poster.ts';
import { findVideoDraft, type VideoDraftRow } from './managed-video.repository.ts';
import { randomName } from './random-name.ts';
import { changePoster, findVideo } from './video.repository.ts';
import type { VideoDeps } from './video-deps.ts';
import { videoOriginalKey } from './video-files.ts';
import { videoMarks } from './video-marks.ts';

/** Of one person, a minute: each starts a program. */
const perMinute = 12;

/** Throws `Video.NotFound`, `.StateMismatch` before it is made, `.MomentTooLate` at the field, what the encoder throws, `Request.TooMany`. */
export async function setVideoPoster(
  deps: VideoDeps,
  { actor, tenant, db }: Acting & Pick<RequestContext, 'tenant'>,
  { id, atMs }: InputOf<typeof call>,
): Promise<VideoDraftRow> {
  const library = { schema: tenant.schema, db };
  const video = await orThrow(findVideo(db, id), 'Video.NotFound');
  const { key, version, durationMs } = video;
  if (version === null || durationMs === null || video.state === 'processing')
    throw new AppError('Video.StateMismatch');
  if (atMs >= durationMs) {
    const message = `视频只有 ${formatClock(durationMs)}`;
    throw new AppError('Video.MomentTooLate', { validationErrors: [{ message, members: ['atMs'] }] });
  }
  if (!(await deps.encoder.isThere())) throw new AppError('Video.EncoderMissing');
  const retryAfter = await takeQuota(db, { key: `video-poster:${actor.id}`, limit: perMinute, seconds: 60 });
  if (retryAfter !== null) throw new AppError('Request.TooMany', { retryAfter });
  const folder = join(deps.workFolder, `poster.${randomName()}`);
  await mkdir(folder, { recursive: true });
  try {
    const source = join(deps.filesFolder, videoOriginalKey(library.schema, key));
    const facts = await deps.encoder.probe(source);
    const marks = await videoMarks(deps, library, id);
    const posterVersion = randomName();
    const [picture] = await drawStills(deps, { source, folder, facts, marks }, [atMs]);
    if (!picture) throw new AppError('Video.Unreadable');
    await storePoster(deps, { schema: library.schema, key, posterVersion }, picture);
    if (!(await changePoster(db, { id, version, atMs, posterVersion }))) throw new AppError('Video.StateMismatch');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return orThrow(findVideoDraft(db, id), 'Video.NotFound');
}
