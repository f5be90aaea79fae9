import * as shown from '@tuyuan/contract/community/comment-data.ts';
import * as managed from '@tuyuan/contract/community/comment-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { findComment } from './comment.repository.ts';
import { findReply, pageOfComments, pageOfReplies } from './comment-page.repository.ts';
import { decideOnComments } from './decide-on-comments.ts';
import { deleteBan, pageOfBans, pageOfManagedComments, putBan, removeComment } from './managed-comment.repository.ts';
import { findMentionable } from './mention.repository.ts';
import { moderationOf } from './moderation-of.ts';
import { findSubject } from './subject.repository.ts';
import { likeComment, reportComment, withdrawComment } from './use-comment.ts';
import { writeComment } from './write-comment.ts';

/** Binds what visitors write and read below works, and the office's desk for it. */
export function commentRoutes(app: FastifyInstance, { timeZone }: { timeZone: string }): void {
  bindEndpoint(app, shown.getComments, async ({ db, actor }, input) => {
    const userId = actor?.id ?? null;
    const subject = await findSubject(db, { ...input, userId });
    if (!subject?.isOpen) throw new AppError('Comment.SubjectGone');
    if (subject.isSealed) return { totalCount: 0, items: [], commentCount: 0, isFromMiddle: false, isOpen: false };
    const isOpen = (await moderationOf(db, subject)) !== 'off';
    return { ...(await pageOfComments(db, input, { userId, authorId: subject.authorId })), isOpen };
  });
  bindEndpoint(app, shown.getReplies, async ({ db, actor }, { id, ...page }) => {
    const userId = actor?.id ?? null;
    const { kind, subjectId } = await orThrow(findComment(db, id), 'Comment.NotFound');
    const subject = await findSubject(db, { kind, id: subjectId, userId });
    if (!subject?.isOpen || subject.isSealed) throw new AppError('Comment.NotFound');
    return pageOfReplies(db, id, page, { userId, authorId: subject.authorId });
  });
  bindEndpoint(app, shown.getMentionable, async ({ db, actor }, { kind, id, prefix }) => {
    const subject = await findSubject(db, { kind, id, userId: actor.id });
    if (!subject?.isOpen || subject.isSealed) throw new AppError('Comment.SubjectGone');
    return { items: await findMentionable(db, { kind, id, authorId: subject.authorId, userId: actor.id, prefix }) };
  });
  bindEndpoint(app, shown.createComment, async (context, input) => {
    const { id, authorId } = await writeComment(context, input, timeZone);
    return orThrow(findReply(context.db, id, { userId: context.actor.id, authorId }), 'Comment.NotFound');
  });
  bindEndpoint(app, shown.setCommentLike, (context, input) => likeComment(context, input));
  bindEndpoint(app, shown.withdrawComment, async (context, { id }) => {
    await withdrawComment(context, id);
    return {};
  });
  bindEndpoint(app, shown.createCommentReport, async (context, input) => {
    await reportComment(context, input);
    return {};
  });

  bindEndpoint(app, managed.getManagedComments, ({ db }, input) => pageOfManagedComments(db, input));
  bindEndpoint(app, managed.keepComments, ({ db }, input) => decideOnComments(db, { ...input, reason: null }));
  bindEndpoint(app, managed.hideComments, ({ db }, input) => decideOnComments(db, input));
  bindEndpoint(app, managed.deleteComment, async ({ db }, { id }) => {
    if (!(await removeComment(db, id))) throw new AppError('Comment.NotFound');
    return {};
  });
  bindEndpoint(app, managed.getCommentBans, ({ db }, page) => pageOfBans(db, page));
  bindEndpoint(app, managed.banCommenter, async ({ db }, ban) => {
    if (!(await putBan(db, ban))) throw new AppError('User.NotFound');
    return {};
  });
  bindEndpoint(app, managed.unbanCommenter, async ({ db }, { userId }) => {
    await deleteBan(db, userId);
    return {};
  });
}
