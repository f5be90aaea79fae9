import type { CommentSubject } from '@tuyuan/contract/community/comment-words.ts';
import type { Database } from '../../../platform/database/database.ts';
import { notify } from '../notification/index.ts';

const paths: Readonly<Record<CommentSubject, string>> = {
  image: '/photo',
  album: '/gallery/detail',
  topic: '/album/list',
  article: '/article/detail',
  activity: '/activity/detail/comment',
  work: '/workdetail',
};

export const subjectPath = (kind: CommentSubject, id: number): string => `${paths[kind]}?id=${id}`;

interface Written {
  actorId: number;
  kind: CommentSubject;
  subjectId: number;
  text: string;
  subject: { title: string; ownerId: number | null };
  /** Whose comment it answers. */
  repliedTo: number | null;
}

/** Notifies whom a comment answers, and the author of what it stands below. */
export async function notifyOfComment(transaction: Database, written: Written): Promise<void> {
  const { actorId, kind, subjectId, text, subject, repliedTo } = written;
  const notice = { actorId, body: text, link: subjectPath(kind, subjectId) };
  if (repliedTo !== null)
    await notify(transaction, [repliedTo], { ...notice, topic: 'reply', title: '回复了你的评论' });
  if (subject.ownerId !== null && subject.ownerId !== repliedTo)
    await notify(transaction, [subject.ownerId], { ...notice, topic: 'comment', title: `评论了「${subject.title}」` });
}
