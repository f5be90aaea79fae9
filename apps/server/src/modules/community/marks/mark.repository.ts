import type { MarkKind } from '@tuyuan/contract/community/mark-kinds.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { findOne, one } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import { publishedWorks } from './published-works.repository.ts';

/** What a user may set at a work, named as the counter of it. */
export type Mark = 'likes' | 'collects';

const tables: Readonly<Record<Mark, Readonly<Record<MarkKind, string>>>> = {
  likes: { image: 'image_like', album: 'album_like', article: 'article_like' },
  collects: { image: 'collection_image', album: 'collection_album', article: 'collection_article' },
};
const tableOf = (mark: Mark, kind: MarkKind) => sql.identifier(tables[mark][kind]);
const columnOf = (kind: MarkKind) => sql.identifier(`${kind}_id`);

interface Marked {
  mark: Mark;
  kind: MarkKind;
  id: number;
  userId: number;
}

/** Sets a mark; returns whether it was not set before. */
export async function insertMark(transaction: Database, { mark, kind, id, userId }: Marked): Promise<boolean> {
  const set = await findIds(
    transaction,
    sql`INSERT INTO ${tableOf(mark, kind)} (${columnOf(kind)}, user_id) VALUES (${id}, ${userId}) ON CONFLICT DO NOTHING RETURNING ${columnOf(kind)} AS id`,
  );
  return set.length > 0;
}

/** Takes a mark away; returns whether it was set. */
export async function deleteMark(transaction: Database, { mark, kind, id, userId }: Marked): Promise<boolean> {
  const gone = await findIds(
    transaction,
    sql`DELETE FROM ${tableOf(mark, kind)} WHERE ${columnOf(kind)} = ${id} AND user_id = ${userId} RETURNING ${columnOf(kind)} AS id`,
  );
  return gone.length > 0;
}

/** Takes all marks of a user away; returns the works they were at. */
export function deleteMarksOf(transaction: Database, mark: Mark, kind: MarkKind, userId: number): Promise<number[]> {
  return findIds(
    transaction,
    sql`DELETE FROM ${tableOf(mark, kind)} WHERE user_id = ${userId} RETURNING ${columnOf(kind)} AS id`,
  );
}

const Own = z.object({ isLiked: z.boolean(), isCollected: z.boolean() });

export function findOwnMarks(db: Database, kind: MarkKind, id: number, userId: number): Promise<z.infer<typeof Own>> {
  const isSet = (mark: Mark) =>
    sql`EXISTS (SELECT 1 FROM ${tableOf(mark, kind)} WHERE ${columnOf(kind)} = ${id} AND user_id = ${userId})`;
  return one(db, Own, sql`SELECT ${isSet('likes')} AS is_liked, ${isSet('collects')} AS is_collected`);
}

/** Returns those of the works that bear the user's mark. */
export function findMarked(
  db: Database,
  mark: Mark,
  { kind, ids, userId }: { kind: MarkKind; ids: readonly number[]; userId: number },
): Promise<number[]> {
  const id = columnOf(kind);
  return findIds(
    db,
    sql`SELECT ${id} AS id FROM ${tableOf(mark, kind)} WHERE user_id = ${userId} AND ${id} = ANY(${idList(ids)}) ORDER BY 1`,
  );
}

const ArticleCounts = z.object({ likes: z.int(), collects: z.int(), title: z.string(), isOpen: z.boolean() });

/** Counted from the marks themselves; null if there is no such article. */
export function findArticleCounts(db: Database, id: number): Promise<z.infer<typeof ArticleCounts> | null> {
  return findOne(
    db,
    ArticleCounts,
    sql`SELECT (SELECT count(*)::int FROM article_like WHERE article_id = a.id) AS likes,
      (SELECT count(*)::int FROM collection_article WHERE article_id = a.id) AS collects, coalesce(l.title, '') AS title, l.id IS NOT NULL AS is_open
    FROM article a LEFT JOIN live_article l ON l.id = a.id WHERE a.id = ${id}`,
  );
}

const Row = z.object({ id: z.int() });

interface CollectedPage {
  /** Of that folder, or with 0 of none; undefined: all. */
  folderId?: number | undefined;
  skipCount: number;
  maxResultCount: number;
}

/** Published works that a user has collected, the last first. */
export function pageOfCollected(db: Database, kind: MarkKind, userId: number, { folderId, ...page }: CollectedPage) {
  return findPage(
    db,
    Row,
    {
      columns: sql`w.id`,
      from: sql`${tableOf('collects', kind)} c JOIN ${sql.identifier(publishedWorks[kind].relation)} w ON w.id = c.${columnOf(kind)}`,
      where: [
        sql`c.user_id = ${userId}`,
        publishedWorks[kind].isShown,
        folderId !== undefined && sql`coalesce(c.folder_id, 0) = ${folderId}`,
      ],
      order: sql`c.created_at DESC, w.id DESC`,
    },
    page,
  );
}
