import { type CommentFault, commentFaultWords } from '@tuyuan/contract/community/comment-words.ts';
import type { Database } from '../../../platform/database/database.ts';
import { notify } from '../notification/index.ts';
import type { LockedComment } from './managed-comment.repository.ts';
import { commentPath, notifyOfComment } from './notify-of-comment.ts';
import { findSubject } from './subject.repository.ts';

/**
 * Tells who wrote a comment that waited whether it is shown, and why not; once it is shown, those it answers hear of it as
 * of any other. Nobody is told anything of a subject that is gone but that.
 */
export async function notifyOfDecision(
  transaction: Database,
  { id, userId, kind, subjectId, text, repliedTo }: LockedComment,
  reason: CommentFault | null,
): Promise<void> {
  const subject = await findSubject(transaction, { kind, id: subjectId, userId });
  await notify(transaction, [userId], {
    topic: 'review',
    title: `你${subject ? `在「${subject.title}」` : ''}的评论${reason === null ? '已经显示' : `没有通过审核：${commentFaultWords[reason]}`}`,
    body: text,
    link: subject?.isOpen ? commentPath(kind, subjectId, id) : '',
  });
  if (reason === null && subject?.isOpen)
    await notifyOfComment(transaction, { id, actorId: userId, kind, subjectId, text, subject, repliedTo });
}
