import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type ReviewState, reviewStates } from '@tuyuan/contract/library/image.ts';
import { fewTrashDays, type getTrashedImages, TrashedWork, trashDays } from '@tuyuan/contract/library/trash.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { many } from '../../../platform/database/rows.ts';
import { containing, idList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import { coverJson } from '../../site/index.ts';

type Kind = 'image' | 'album';
type Query = InputOf<typeof getTrashedImages>;

const TrashedRow = TrashedWork.extend({ deletedAt: z.date() });

interface TrashTable {
  readonly name: SQL;
  /** Its column in `state_change`. */
  readonly subject: SQL;
  /** What is still in the trash. */
  readonly isTrashed: SQL;
  readonly no: SQL;
  readonly sales: SQL;
  readonly cover: SQL;
}

const tables: Readonly<Record<Kind, TrashTable>> = {
  image: {
    name: sql`image`,
    subject: sql`image_id`,
    isTrashed: sql`w.review_state = 'deleted' AND w.purged_at IS NULL`,
    no: sql`w.no`,
    sales: sql`w.sales`,
    cover: sql`(SELECT ${coverJson} FROM image i WHERE i.id = w.id AND i.processing_state = 'ready')`,
  },
  album: {
    name: sql`album`,
    subject: sql`album_id`,
    isTrashed: sql`w.review_state = 'deleted'`,
    no: sql`''`,
    sales: sql`0`,
    cover: sql`(SELECT ${coverJson} FROM image i WHERE i.album_id = w.id AND i.processing_state = 'ready'
      ORDER BY coalesce(i.id = w.cover_image_id, false) DESC, i.album_position, i.id LIMIT 1)`,
  },
};

/** The works of a kind that are in the trash, each with the deletion that brought it there. */
function trashed({ name, subject, isTrashed }: TrashTable): SQL {
  return sql`${name} w JOIN LATERAL (SELECT from_state, actor_id, message, at FROM state_change
    WHERE ${subject} = w.id AND to_state = 'deleted' ORDER BY id DESC LIMIT 1) d ON ${isTrashed}`;
}

const leftSeconds = sql`extract(epoch FROM d.at + ${`${trashDays} days`}::interval - now())`;
const isDeletedBy = {
  author: sql`d.actor_id = w.author_id`,
  office: sql`d.actor_id <> w.author_id`,
  program: sql`d.actor_id IS NULL`,
};

export function findTrash(db: Database, kind: Kind, query: Query): Promise<AnswerTo<typeof getTrashedImages>> {
  const table = tables[kind];
  const pattern = containing(query.keyword);
  const deleters = query.deleters.map((deleter) => isDeletedBy[deleter]);
  const where = [
    query.keyword !== '' &&
      sql`(w.title ILIKE ${pattern} OR ${table.no} ILIKE ${pattern} OR u.nick_name ILIKE ${pattern})`,
    deleters.length > 0 && sql`(${sql.join(deleters, sql` OR `)})`,
    query.isExpiring === true && sql`${leftSeconds} <= ${fewTrashDays * 86_400}::int`,
  ];
  const columns = sql`w.id, ${table.no} AS no, w.title, ${table.cover} AS cover, json_build_object('id', u.id, 'name', u.nick_name) AS author,
    d.from_state AS former_state, CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'name', a.nick_name) END AS deleted_by,
    d.at AS deleted_at, d.message AS reason, greatest(0, ceil(${leftSeconds} / 86400))::int AS days_left, ${table.sales} AS sales`;
  const from = sql`${trashed(table)} JOIN app_user u ON u.id = w.author_id LEFT JOIN app_user a ON a.id = d.actor_id`;
  const order = orderBy(query.sorting, { deletedAt: sql`d.at`, title: sql`w.title` }, sql`w.id`);
  return findPage(db, TrashedRow, { columns, from, where, order }, query);
}

const Former = z.object({ id: z.int(), state: z.enum(reviewStates) });

/** Locks what is in the trash among these, in the order of their numbers; returns the state each was deleted in. */
export async function lockTrashed(
  transaction: Database,
  kind: Kind,
  ids: readonly number[],
): Promise<{ id: number; state: ReviewState }[]> {
  const table = tables[kind];
  await transaction.execute(
    sql`SELECT FROM ${table.name} WHERE id = ANY(${idList(ids)}) AND review_state = 'deleted' ORDER BY id FOR UPDATE`,
  );
  // In a statement of its own: one that waited for the lock would not see who restored it meanwhile.
  return many(
    transaction,
    Former,
    sql`SELECT w.id, d.from_state AS state FROM ${trashed(table)} WHERE w.id = ANY(${idList(ids)}) ORDER BY w.id`,
  );
}

const Purged = z.object({ id: z.int(), originalKey: z.string(), sha256: z.instanceof(Buffer), isKept: z.boolean() });
export type PurgedImage = z.infer<typeof Purged>;

/** Deletes the rows of those that nobody bought and marks the others as purged; `isKept` tells which. The rows are locked. */
export function purgeImageRows(
  transaction: Database,
  { unsold, sold }: { unsold: readonly number[]; sold: readonly number[] },
): Promise<PurgedImage[]> {
  return many(
    transaction,
    Purged,
    sql`WITH gone AS (DELETE FROM image WHERE id = ANY(${idList(unsold)}) RETURNING id, original_key, sha256),
    kept AS (UPDATE image SET purged_at = now(), updated_at = now() WHERE id = ANY(${idList(sold)}) RETURNING id, original_key, sha256)
    SELECT *, false AS is_kept FROM gone UNION ALL SELECT *, true FROM kept ORDER BY id`,
  );
}

export function purgeAlbumRows(transaction: Database, ids: readonly number[]): Promise<number[]> {
  return findIds(transaction, sql`DELETE FROM album WHERE id = ANY(${idList(ids)}) RETURNING id`);
}

/** Those that somebody bought, or that an order names, whatever became of it. */
export function findSoldImages(db: Database, ids: readonly number[]): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT i.id FROM image i WHERE i.id = ANY(${idList(ids)})
      AND (i.sales > 0 OR EXISTS (SELECT 1 FROM purchase_line l WHERE l.image_id = i.id))`,
  );
}

/** What has been in the trash for longer than it is kept, the oldest first. */
export function findExpired(db: Database, kind: Kind, limit: number): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT w.id FROM ${trashed(tables[kind])} WHERE ${leftSeconds} <= 0 ORDER BY d.at, w.id LIMIT ${limit}`,
  );
}

export async function existsIn(db: Database, kind: Kind, ids: readonly number[]): Promise<number[]> {
  return findIds(db, sql`SELECT id FROM ${tables[kind].name} WHERE id = ANY(${idList(ids)})`);
}
