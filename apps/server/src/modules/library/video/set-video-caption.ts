import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { setVideoCaption as call } from '@tuyuan/contract/library/video-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { screenFields } from '../../site/index.ts';
import { deleteCaption, findVideoDraft, putCaption, type VideoDraftRow } from './managed-video.repository.ts';
import { formatCaptions, parseCaptions } from './parse-captions.ts';
import { randomName } from './random-name.ts';
import { lockVideo } from './video.repository.ts';

/** Throws `Video.NotFound`, `Video.CaptionUnreadable`, `Text.Blocked`. */
export async function setVideoCaption(
  db: Database,
  { id, language, text }: InputOf<typeof call>,
): Promise<VideoDraftRow> {
  const cues = text === null ? null : parseCaptions(text);
  if (text !== null && cues === null) throw new AppError('Video.CaptionUnreadable');
  const written = cues && (await screenFields(db, { text: formatCaptions(cues) })).text;
  return inTransaction(db, async (transaction) => {
    await orThrow(lockVideo(transaction, id), 'Video.NotFound');
    if (written === null || cues === null) await deleteCaption(transaction, id, language);
    else
      await putCaption(transaction, { videoId: id, language, text: written, cues: cues.length, version: randomName() });
    return orThrow(findVideoDraft(transaction, id), 'Video.NotFound');
  });
}
