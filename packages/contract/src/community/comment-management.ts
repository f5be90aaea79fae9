import { z } from 'zod';
import { bulkInput, bulkResult } from '../bulk.ts';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { commentFaults, commentLists, commentSubjects } from './comment-words.ts';

export const ManagedComment = z.object({
  id: idField,
  user: z.object({
    id: idField,
    nickName: z.string(),
    /** Of all they wrote. */
    comments: count,
    hidden: count,
    isBanned: z.boolean(),
  }),
  text: z.string(),
  state: z.enum(['pending', 'visible', 'hidden', 'withdrawn']),
  hiddenReason: z.enum(commentFaults).nullable(),
  subject: z.object({ kind: z.enum(commentSubjects), id: idField, title: z.string() }),
  /** What it answers. */
  replyTo: z.object({ nickName: z.string(), text: z.string() }).nullable(),
  likes: count,
  reports: z.array(z.object({ reason: z.enum(commentFaults), note: z.string(), nickName: z.string() })),
  createdAt: wireTime,
});
export type ManagedComment = z.infer<typeof ManagedComment>;

const list = z.enum(commentLists, '请选择列表');

export const getManagedComments = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/comment/GetComments',
  access: 'permission:Pages.Comments',
  summary: 'Comments with what they stand below; of those that wait the most reported first.',
  input: z.object({
    ...pageFields,
    list: list.default('waiting'),
    keyword: textField(60).default(''),
    kinds: listField(z.enum(commentSubjects), commentSubjects.length),
  }),
  output: pageOf(ManagedComment),
  errors: [],
});

export const keepComments = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/comment/Keep',
  access: 'permission:Pages.Comments.Edit',
  summary: 'Shows these comments; each that is no longer in that list is told.',
  input: bulkInput.extend({ list }),
  output: bulkResult,
  errors: ['Comment.NotFound', 'Comment.Decided'],
});

export const hideComments = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/comment/Hide',
  access: 'permission:Pages.Comments.Edit',
  summary: 'Hides these comments with a reason; each that is no longer in that list is told.',
  input: bulkInput.extend({ list, reason: z.enum(commentFaults, '请选择理由') }),
  output: bulkResult,
  errors: ['Comment.NotFound', 'Comment.Decided'],
});

export const deleteComment = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/comment/Delete',
  access: 'permission:Pages.Comments.Delete',
  summary: 'Deletes a comment with all answers to it.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Comment.NotFound'],
});

export const CommentBan = z.object({
  /** Of the user. */
  id: idField,
  nickName: z.string(),
  until: wireTime.nullable(),
  reason: z.string(),
  createdAt: wireTime,
});
export type CommentBan = z.infer<typeof CommentBan>;

export const getCommentBans = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/comment/GetBans',
  access: 'permission:Pages.Comments',
  summary: 'Who may not comment now, the last banned first.',
  input: z.object(pageFields),
  output: pageOf(CommentBan),
  errors: [],
});

export const banCommenter = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/comment/Ban',
  access: 'permission:Pages.Comments.Edit',
  summary: 'Keeps a person from commenting for some days, without a number for ever; another ban takes its place.',
  input: z.object({
    userId: idField,
    days: z.int('请选择期限').min(1, '请选择期限').max(3650, '请选择期限').nullable(),
    reason: textField(100).default(''),
  }),
  output: z.object({}),
  errors: ['User.NotFound'],
});

export const unbanCommenter = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/comment/Unban',
  access: 'permission:Pages.Comments.Edit',
  summary: 'Lets a person comment again. Idempotent.',
  input: z.object({ userId: idField }),
  output: z.object({}),
  errors: [],
});
