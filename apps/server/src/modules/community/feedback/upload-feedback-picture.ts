import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { takeQuota } from '../../../platform/database/quota.repository.ts';
import type { UploadedFile } from '../../../platform/http/read-upload.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { lockWriter } from './feedback.repository.ts';
import type { FeedbackDeps } from './feedback-deps.ts';
import { countLoosePictures, insertPicture } from './feedback-picture.repository.ts';

const perHour = 40;
/** As many as two messages take. */
const maxLoose = 8;
/** Pixels: enough to read a screen. */
const size = { width: 1920, height: 1920, fit: 'inside' } as const;

/** Redraws a picture, so that only its pixels remain, seals it and returns its number. Throws `Picture.*`, `Request.TooMany`, `Feedback.TooManyPictures`. */
export async function uploadFeedbackPicture(
  { imaging, box }: FeedbackDeps,
  { db, actor }: SignedInContext,
  { bytes, fileName }: UploadedFile,
): Promise<number> {
  const retryAfter = await takeQuota(db, { key: `feedback-picture:${actor.id}`, limit: perHour, seconds: 3600 });
  if (retryAfter !== null) throw new AppError('Request.TooMany', { retryAfter });
  const sealed = box.sealBytes(await imaging.redraw({ source: { bytes }, fileName }, size));
  return inTransaction(db, async (transaction) => {
    await lockWriter(transaction, actor.id);
    if ((await countLoosePictures(transaction, actor.id)) >= maxLoose) throw new AppError('Feedback.TooManyPictures');
    return insertPicture(transaction, actor.id, sealed);
  });
}
