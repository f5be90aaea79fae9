import type { CommentSubject } from '@tuyuan/contract/community/comment-words.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPrepared } from '../../../platform/database/run-prepared.ts';
import { isAlbumOpenTo } from '../../library/index.ts';

export const moderations = ['post', 'pre', 'off'] as const;

const Subject = z.object({
  title: z.string(),
  /** Whose comments are marked as the author's; null for a work whose author stays unnamed. */
  authorId: z.int().nullable(),
  /** Who is told of comments. */
  ownerId: z.int().nullable(),
  isOpen: z.boolean(),
  /** What was written is kept from everybody for a while. */
  isSealed: z.boolean().default(false),
  /** A rule of its own beside the site's; null without one. */
  moderation: z.enum(moderations).nullable(),
});
type Subject = z.infer<typeof Subject>;

/** Over `activity a`: a blind jury is at work, which is not to read what others think. */
const isJudged = sql`(activity_is_blind(a, now()) AND coalesce(now() >= a.judge_from AND now() < a.judge_to, false))`;

const statements: Readonly<Record<CommentSubject, (id: number, userId: number | null) => SQL>> = {
  image: (id) =>
    sql`SELECT i.title, i.author_id, i.author_id AS owner_id, i.review_state = 'approved' AS is_open, NULL AS moderation FROM image i WHERE i.id = ${id}`,
  album: (id, userId) =>
    sql`SELECT a.title, a.author_id, a.author_id AS owner_id, coalesce(${isAlbumOpenTo(userId)}, false) AS is_open, NULL AS moderation FROM album a WHERE a.id = ${id}`,
  topic: (id) =>
    sql`SELECT t.title, NULL::int AS author_id, NULL::int AS owner_id, coalesce(t.published_at <= now(), false) AS is_open, NULL AS moderation FROM topic_album t WHERE t.id = ${id}`,
  article: (id) =>
    sql`SELECT a.title, NULL::int AS author_id, NULL::int AS owner_id, true AS is_open, NULL AS moderation FROM live_article a WHERE a.id = ${id}`,
  panorama: (id) =>
    sql`SELECT p.title, NULL::int AS author_id, NULL::int AS owner_id, true AS is_open, NULL AS moderation FROM live_panorama p WHERE p.id = ${id}`,
  video: (id) =>
    sql`SELECT v.title, v.author_id, v.author_id AS owner_id, v.state = 'published' AS is_open, NULL AS moderation FROM video v WHERE v.id = ${id}`,
  activity: (id) =>
    sql`SELECT a.name AS title, NULL::int AS author_id, NULL::int AS owner_id, a.state <> 'draft' AS is_open,
      CASE WHEN a.state = 'cancelled' THEN 'off' ELSE a.rules ->> 'comments' END AS moderation FROM activity a WHERE a.id = ${id}`,
  work: (id) =>
    sql`SELECT w.title, CASE WHEN NOT activity_is_blind(a, now()) THEN w.user_id END AS author_id, w.user_id AS owner_id, w.state = 'accepted' AND a.state <> 'draft' AS is_open,
      CASE WHEN a.state = 'cancelled' OR ${isJudged} THEN 'off' ELSE a.rules ->> 'comments' END AS moderation, ${isJudged} AS is_sealed
      FROM entry w JOIN activity a ON a.id = w.activity_id WHERE w.id = ${id}`,
};

/** What is commented on, and whether that user, or a visitor (null), may see its page; null if there is none. */
export function findSubject(
  db: Database,
  { kind, id, userId }: { kind: CommentSubject; id: number; userId: number | null },
): Promise<Subject | null> {
  return findPrepared(db, Subject, statements[kind](id, userId));
}

/** The title of what `comment c` stands below, "" where it is gone. */
export const subjectTitle = sql`coalesce(CASE c.subject_kind
  WHEN 'image' THEN (SELECT title FROM image WHERE id = c.subject_id)
  WHEN 'album' THEN (SELECT title FROM album WHERE id = c.subject_id)
  WHEN 'topic' THEN (SELECT title FROM topic_album WHERE id = c.subject_id)
  WHEN 'video' THEN (SELECT title FROM video WHERE id = c.subject_id)
  WHEN 'activity' THEN (SELECT name FROM activity WHERE id = c.subject_id)
  WHEN 'work' THEN (SELECT title FROM entry WHERE id = c.subject_id)
  WHEN 'panorama' THEN (SELECT coalesce(live ->> 'title', draft ->> 'title') FROM panorama WHERE id = c.subject_id)
  WHEN 'article' THEN (SELECT title FROM live_article WHERE id = c.subject_id) END, '')`;
