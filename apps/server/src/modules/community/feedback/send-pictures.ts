import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { attachPictures } from './feedback-picture.repository.ts';

/** Throws `Feedback.PictureGone` for one that is too old, sent already or another’s. */
export async function sendPictures(
  transaction: Database,
  pictures: { messageId: number; userId: number; ids: readonly number[] },
): Promise<void> {
  if (pictures.ids.length > 0 && !(await attachPictures(transaction, pictures)))
    throw new AppError('Feedback.PictureGone');
}
