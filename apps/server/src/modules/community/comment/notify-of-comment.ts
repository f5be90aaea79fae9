import type { CommentSubject } from '@tuyuan/contract/community/comment-words.ts';
import type { Database } from '../../../platform/database/database.ts';
import { notify } from '../notification/index.ts';
import { findMentioned } from './mention.repository.ts';

const paths: Readonly<Record<CommentSubject, string>> = {
  image: '/photo',
  album: '/gallery/detail',
  topic: '/album/list',
  article: '/article/detail',
  panorama: '/vr/detail',
  activity: '/activity/detail/comment',
  work: '/workdetail',
  video: '/video/detail',
};

/** The page of what is commented on, at that comment. */
export const commentPath = (kind: CommentSubject, id: number, commentId: number): string =>
  `${paths[kind]}?id=${id}&comment=${commentId}`;

interface Written {
  id: number;
  actorId: number;
  kind: CommentSubject;
  subjectId: number;
  text: string;
  subject: { title: string; ownerId: number | null };
  /** Whose comment it answers. */
  repliedTo: number | null;
}

/** Notifies whom a comment answers, the author of what it stands below, and whom it names; each once. */
export async function notifyOfComment(transaction: Database, written: Written): Promise<void> {
  const { id, actorId, kind, subjectId, text, subject, repliedTo } = written;
  const notice = { actorId, body: text, link: commentPath(kind, subjectId, id) };
  // Most comments name nobody, and many are written at once.
  const named = text.includes('@') ? await findMentioned(transaction, id) : [];
  const mentioned = named.filter((userId) => userId !== repliedTo && userId !== subject.ownerId);
  if (repliedTo !== null)
    await notify(transaction, [repliedTo], { ...notice, topic: 'reply', title: '回复了你的评论' });
  if (subject.ownerId !== null && subject.ownerId !== repliedTo)
    await notify(transaction, [subject.ownerId], { ...notice, topic: 'comment', title: `评论了「${subject.title}」` });
  await notify(transaction, mentioned, {
    ...notice,
    topic: 'mention',
    title: `在「${subject.title}」的评论里提到了你`,
  });
}
