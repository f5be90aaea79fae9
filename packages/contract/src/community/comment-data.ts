import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField, textField, wireTime } from '../fields.ts';
import { AuthorCard } from '../library/image.ts';
import { pageFields, pageOf } from '../paging.ts';
import { commentFaults, commentSubjects, maxCommentText, maxMentions } from './comment-words.ts';

const subject = { kind: z.enum(commentSubjects, '不支持评论'), id: idField };

export const Reply = z.object({
  id: idField,
  user: AuthorCard,
  /** "" where it is no longer shown, but answers to it are. */
  text: z.string(),
  /** pending: only its writer sees it, until the office keeps it; gone: hidden, or taken back. */
  state: z.enum(['visible', 'pending', 'gone']),
  /** Written by the author of what is commented on. */
  isAuthor: z.boolean(),
  isMine: z.boolean(),
  /** Whom it answers, where that isn’t the comment above. */
  replyTo: z.string().nullable(),
  /** People whom it names: their names stand in the text behind an @. */
  mentions: z.array(z.object({ id: idField, name: z.string(), isPhotographer: z.boolean() })),
  likes: count,
  isLiked: z.boolean(),
  createdAt: wireTime,
});
export type Reply = z.infer<typeof Reply>;

export const Comment = Reply.extend({
  replyCount: count,
  /** The first ones. */
  replies: z.array(Reply),
});
export type Comment = z.infer<typeof Comment>;

export const getComments = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/commentData/Get',
  access: 'public',
  summary: 'First-level comments on a work with their first replies, and how many comments there are in all.',
  input: z.object({
    ...pageFields,
    ...subject,
    sort: z.enum(['newest', 'hottest']).default('hottest'),
    cursor: z
      .string()
      .regex(/^\d{1,9}-\d{1,9}$/, '翻页位置无效')
      .optional(),
    /** Without a cursor: the page begins with this comment, or the one that it answers, if it is shown. */
    commentId: idField.optional(),
  }),
  output: pageOf(Comment).extend({
    commentCount: count,
    /** Whether it begins with the wanted comment, behind others. */
    isFromMiddle: z.boolean(),
    /** Whether the site takes comments now. */
    isOpen: z.boolean(),
  }),
  errors: ['Comment.SubjectGone'],
});

export const getReplies = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/commentData/GetReplies',
  access: 'public',
  summary: 'The replies below a comment, the first ones first.',
  input: z.object({ ...pageFields, id: idField }),
  output: pageOf(Reply),
  errors: ['Comment.NotFound'],
});

export const getMentionable = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/commentData/GetMentionable',
  access: 'user',
  summary:
    'People whose names begin so: those who commented there, its author, and photographers that the caller follows.',
  input: z.object({ ...subject, prefix: textField(20).default('') }),
  output: z.object({ items: z.array(AuthorCard) }),
  errors: ['Comment.SubjectGone'],
});

export const createComment = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/commentData/CreateComment',
  access: 'user',
  summary: 'Comments on a work, or answers a comment on it; may wait for the office.',
  input: z.object({
    ...subject,
    text: textField(maxCommentText, 1),
    replyToId: idField.nullable().default(null),
    /** People picked by an @ before their name; who can't be named is passed over. */
    mentionIds: z.array(idField).max(maxMentions, `一条评论最多提到 ${maxMentions} 个人`).default([]),
  }),
  output: Reply,
  errors: [
    'Comment.SubjectGone',
    'Comment.NotFound',
    'Comment.Closed',
    'Comment.Banned',
    'Comment.TooMany',
    'Text.Blocked',
  ],
  idempotent: true,
});

export const setCommentLike = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/commentData/SetLike',
  access: 'user',
  summary: 'Likes a comment, or takes that back. Idempotent.',
  input: z.object({ id: idField, isOn: flagField }),
  output: z.object({ likes: count, isLiked: z.boolean() }),
  errors: ['Comment.NotFound'],
});

export const withdrawComment = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/commentData/Withdraw',
  access: 'user',
  summary: 'Takes a comment of one’s own back. Idempotent.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Comment.NotFound'],
});

export const createCommentReport = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/commentData/CreateReport',
  access: 'user',
  summary: 'Reports a comment to the office; a second report of the same person takes the place of the first.',
  input: z.object({ id: idField, reason: z.enum(commentFaults, '请选择理由'), note: textField(200).default('') }),
  output: z.object({}),
  errors: ['Comment.NotFound'],
});
