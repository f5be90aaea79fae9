import type { createFeedback as createFeedbackCall } from '@tuyuan/contract/community/feedback-data.ts';
import { maxWaitingFeedback } from '@tuyuan/contract/community/feedback-words.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { countWaiting, insertFeedback, insertMessage, lockWriter } from './feedback.repository.ts';
import { sendPictures } from './send-pictures.ts';

/** Returns the new thread's id. Throws `Feedback.TooManyWaiting`, `Feedback.PictureGone`. */
export function createFeedback(
  { db, actor }: SignedInContext,
  { kind, text, contact, pictureIds }: InputOf<typeof createFeedbackCall>,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    await lockWriter(transaction, actor.id);
    if ((await countWaiting(transaction, actor.id)) >= maxWaitingFeedback)
      throw new AppError('Feedback.TooManyWaiting');
    const id = await insertFeedback(transaction, { userId: actor.id, kind, contact });
    const messageId = await insertMessage(transaction, id, { text, officeUserId: null });
    await sendPictures(transaction, { messageId, userId: actor.id, ids: pictureIds });
    return id;
  });
}
