import { maxFeedbackMessages, type Satisfaction } from '@tuyuan/contract/community/feedback-words.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { notify } from '../notification/index.ts';
import { countMessages, insertMessage, lockFeedback, moveFeedback } from './feedback.repository.ts';
import { sendPictures } from './send-pictures.ts';

/** Throws `Feedback.NotFound`, `Feedback.Closed`, `Feedback.TooLong`, `Feedback.PictureGone`. */
export function addToFeedback(
  { db, actor }: SignedInContext,
  { id, text, pictureIds }: { id: number; text: string; pictureIds: readonly number[] },
): Promise<void> {
  return withOpen(db, id, actor.id, async (transaction) => {
    const messageId = await write(transaction, id, { text, officeUserId: null });
    await sendPictures(transaction, { messageId, userId: actor.id, ids: pictureIds });
    await moveFeedback(transaction, id, { to: 'new' });
  });
}

/** Throws `Feedback.NotFound`, `Feedback.Closed`, `Feedback.TooLong`, `Feedback.ChangedMeanwhile`. */
export function replyToFeedback(
  { db, actor }: SignedInContext,
  { id, text, lastMessageId }: { id: number; text: string; lastMessageId: number },
): Promise<void> {
  return withOpen(db, id, null, async (transaction, userId) => {
    const { last } = await countMessages(transaction, id);
    if (last !== lastMessageId) throw new AppError('Feedback.ChangedMeanwhile');
    await write(transaction, id, { text, officeUserId: actor.id });
    await moveFeedback(transaction, id, { to: 'replied' });
    await notify(transaction, [userId], {
      topic: 'feedback',
      title: '你的反馈有了回复',
      body: text,
      link: '/user/main/feedback',
    });
  });
}

/** Throws `Feedback.NotFound`, `Feedback.Closed`, `Feedback.NotAnswered` where one rates what has no answer. */
export function closeOwnFeedback(
  { db, actor }: SignedInContext,
  { id, satisfaction }: { id: number; satisfaction: Satisfaction | null },
): Promise<void> {
  return withOpen(db, id, actor.id, async (transaction) => {
    const { isAnswered } = await countMessages(transaction, id);
    if (satisfaction !== null && !isAnswered) throw new AppError('Feedback.NotAnswered');
    await moveFeedback(transaction, id, { to: 'closed', satisfaction });
  });
}

/** Throws `Feedback.NotFound`, `Feedback.Closed`. */
export function closeAnyFeedback({ db }: SignedInContext, id: number): Promise<void> {
  return withOpen(db, id, null, (transaction) => moveFeedback(transaction, id, { to: 'closed' }));
}

async function write(
  transaction: Database,
  id: number,
  message: { text: string; officeUserId: number | null },
): Promise<number> {
  const { count } = await countMessages(transaction, id);
  if (count >= maxFeedbackMessages) throw new AppError('Feedback.TooLong');
  return insertMessage(transaction, id, message);
}

/** Changes open feedback under its lock; with `ownerId`, what is somebody else's isn't there. */
function withOpen(
  db: Database,
  id: number,
  ownerId: number | null,
  change: (transaction: Database, userId: number) => Promise<void>,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const { userId, state } = await orThrow(lockFeedback(transaction, id), 'Feedback.NotFound');
    if (ownerId !== null && userId !== ownerId) throw new AppError('Feedback.NotFound');
    if (state === 'closed') throw new AppError('Feedback.Closed');
    await change(transaction, userId);
  });
}
