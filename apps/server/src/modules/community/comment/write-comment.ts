import type { createComment as createCommentCall } from '@tuyuan/contract/community/comment-data.ts';
import { commentsPerHour, commentsPerMinute } from '@tuyuan/contract/community/comment-words.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { errorCatalogue } from '@tuyuan/errors/catalogue.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { type Quota, quotaWait } from '../../../platform/database/quota.repository.ts';
import type { Acting } from '../../../platform/http/request-context.ts';
import { screenText } from '../../site/index.ts';
import { askLeave, type CommentTarget, insertComment, lockComment } from './comment.repository.ts';
import { insertMentions } from './mention.repository.ts';
import { moderationOf } from './moderation-of.ts';
import { notifyOfComment } from './notify-of-comment.ts';
import { findSubject } from './subject.repository.ts';

/**
 * Adds a comment; it waits for the office where the site reviews comments first, or a word of it asks for that. Returns its id, and who made what it stands below.
 * Throws `Comment.SubjectGone`, `Comment.NotFound` for an answer to what isn't shown, `Comment.Closed`, `Comment.Banned`,
 * `Comment.TooMany`, and `Text.Blocked` at the field.
 */
export function writeComment(
  { db, actor }: Acting,
  input: InputOf<typeof createCommentCall>,
  timeZone: string,
): Promise<{ id: number; authorId: number | null }> {
  return inTransaction(db, async (transaction) => {
    const { kind, id: subjectId, replyToId, mentionIds } = input;
    const subject = await findSubject(transaction, { kind, id: subjectId, userId: actor.id });
    if (!subject?.isOpen) throw new AppError('Comment.SubjectGone');
    const moderation = await moderationOf(transaction, subject);
    if (moderation === 'off') throw new AppError('Comment.Closed');
    await assertMayWrite(transaction, actor.id, timeZone);
    const target = replyToId === null ? null : await lockComment(transaction, replyToId);
    if (replyToId !== null && !canAnswer(target, input)) throw new AppError('Comment.NotFound');
    const { verdict, text } = await screenText(transaction, input.text);
    if (verdict === 'block') {
      const { message } = errorCatalogue['Text.Blocked'];
      throw new AppError('Text.Blocked', { validationErrors: [{ message, members: ['text'] }] });
    }
    const state = verdict === 'review' || moderation === 'pre' ? 'pending' : 'visible';
    const id = await insertComment(transaction, {
      kind,
      subjectId,
      userId: actor.id,
      text,
      state,
      parentId: target === null ? null : (target.parentId ?? target.id),
      replyToId,
    });
    const thread = { kind, id: subjectId, authorId: subject.authorId, userId: actor.id };
    if (mentionIds.length > 0) await insertMentions(transaction, { ...thread, commentId: id, text, ids: mentionIds });
    if (state === 'visible')
      await notifyOfComment(transaction, {
        id,
        actorId: actor.id,
        kind,
        subjectId,
        text,
        subject,
        repliedTo: target?.userId ?? null,
      });
    return { id, authorId: subject.authorId };
  });
}

function canAnswer(target: CommentTarget | null, { kind, id }: { kind: string; id: number }): boolean {
  return target !== null && target.state === 'visible' && target.kind === kind && target.subjectId === id;
}

const quotasOf = (userId: number): [Quota, Quota] => [
  { key: `comment:minute:${userId}`, limit: commentsPerMinute, seconds: 60 },
  { key: `comment:hour:${userId}`, limit: commentsPerHour, seconds: 3600 },
];

async function assertMayWrite(transaction: Database, userId: number, timeZone: string): Promise<void> {
  const { ban, spent } = await askLeave(transaction, userId, quotasOf(userId));
  if (ban) {
    const until =
      ban.until === null ? '你已不能再发表评论' : `你在 ${formatDateTime(ban.until, timeZone)} 之前不能发表评论`;
    throw new AppError('Comment.Banned', { message: `${until}${ban.reason && `：${ban.reason}`}。` });
  }
  if (spent[0] !== undefined) {
    const retryAfter = await quotaWait(transaction, spent[0]);
    throw new AppError('Comment.TooMany', { message: `发得太快了，请 ${waitWords(retryAfter)}后再发。`, retryAfter });
  }
}

function waitWords(seconds: number): string {
  return seconds < 60 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`;
}
