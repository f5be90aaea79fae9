import type { CommentSubject } from '@tuyuan/contract/community/comment-words.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPrepared } from '../../../platform/database/run-prepared.ts';
import { isAlbumOpenTo } from '../../library/index.ts';

const Subject = z.object({ title: z.string(), authorId: z.int().nullable(), isOpen: z.boolean() });

const statements: Readonly<Record<CommentSubject, (id: number, userId: number | null) => SQL>> = {
  image: (id) =>
    sql`SELECT i.title, i.author_id, i.review_state = 'approved' AS is_open FROM image i WHERE i.id = ${id}`,
  album: (id, userId) =>
    sql`SELECT a.title, a.author_id, coalesce(${isAlbumOpenTo(userId)}, false) AS is_open FROM album a WHERE a.id = ${id}`,
  topic: (id) =>
    sql`SELECT t.title, NULL::int AS author_id, coalesce(t.published_at <= now(), false) AS is_open FROM topic_album t WHERE t.id = ${id}`,
  article: (id) => sql`SELECT a.title, NULL::int AS author_id, true AS is_open FROM live_article a WHERE a.id = ${id}`,
};

/** What is commented on, and whether that user, or a visitor (null), may see its page; null if there is none. */
export function findSubject(
  db: Database,
  { kind, id, userId }: { kind: CommentSubject; id: number; userId: number | null },
): Promise<z.infer<typeof Subject> | null> {
  return findPrepared(db, Subject, statements[kind](id, userId));
}

/** The title of what `comment c` stands below, "" where it is gone. */
export const subjectTitle = sql`coalesce(CASE c.subject_kind
  WHEN 'image' THEN (SELECT title FROM image WHERE id = c.subject_id)
  WHEN 'album' THEN (SELECT title FROM album WHERE id = c.subject_id)
  WHEN 'topic' THEN (SELECT title FROM topic_album WHERE id = c.subject_id)
  WHEN 'article' THEN (SELECT title FROM live_article WHERE id = c.subject_id) END, '')`;
