import type { CommentFault } from '@tuyuan/contract/community/comment-words.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Acting, ActingContext } from '../../../platform/http/request-context.ts';
import { notify } from '../notification/index.ts';
import { keepReport, lockComment, setLike, withdraw } from './comment.repository.ts';
import { commentPath } from './notify-of-comment.ts';

/** Throws `Comment.NotFound` for one that isn't shown; a like of one's own can be taken back all the same. */
export function likeComment(
  { db, actor }: Acting,
  { id, isOn }: { id: number; isOn: boolean },
): Promise<{ likes: number; isLiked: boolean }> {
  return inTransaction(db, async (transaction) => {
    const comment = await lockComment(transaction, id);
    if (!comment || (isOn && comment.state !== 'visible')) throw new AppError('Comment.NotFound');
    const { likes, isChanged } = await setLike(transaction, id, actor.id, isOn);
    if (isOn && isChanged)
      await notify(transaction, [comment.userId], {
        topic: 'commentLike',
        groupKey: `commentLike ${id}`,
        actorId: actor.id,
        title: '赞了你的评论',
        body: comment.text,
        link: commentPath(comment.kind, comment.subjectId, id),
      });
    return { likes, isLiked: isOn };
  });
}

/** Throws `Comment.NotFound` for one that is not the caller's. */
export function withdrawComment({ db, actor }: ActingContext, id: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const comment = await lockComment(transaction, id);
    if (comment?.userId !== actor.id) throw new AppError('Comment.NotFound');
    await withdraw(transaction, id);
  });
}

/** Throws `Comment.NotFound` for one that isn't shown. */
export function reportComment(
  { db, actor }: ActingContext,
  { id, reason, note }: { id: number; reason: CommentFault; note: string },
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const comment = await lockComment(transaction, id);
    if (comment?.state !== 'visible') throw new AppError('Comment.NotFound');
    await keepReport(transaction, { id, userId: actor.id, reason, note });
  });
}
