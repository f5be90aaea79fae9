import { videoStates } from '@tuyuan/contract/library/video-words.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { idList, textList } from '../../../platform/database/sql-parts.ts';
import { findIds, oneId } from '../../../platform/database/values.ts';

const VideoRow = z.object({
  id: z.int(),
  key: z.string(),
  state: z.enum(videoStates),
  title: z.string(),
  fileName: z.string(),
  bytes: z.number(),
  received: z.number(),
  categoryId: z.int().nullable(),
  authorId: z.int().nullable(),
  unitId: z.int().nullable(),
  freeTiers: z.array(z.string()),
  format: z.enum(['mp4', 'mov']).nullable(),
  durationMs: z.int().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  version: z.string().nullable(),
  nextVersion: z.string().nullable(),
  posterVersion: z.string().nullable(),
  posterAtMs: z.int().nullable(),
});
export type VideoRow = z.infer<typeof VideoRow>;

const columns = sql`v.id, v.key, v.state, v.title, v.file_name, v.bytes, v.received, v.category_id, v.author_id, v.unit_id, v.free_tiers, v.format,
  v.duration_ms, v.width, v.height, v.version, v.next_version, v.poster_version, v.poster_at_ms`;

export function findVideo(db: Database, id: number): Promise<VideoRow | null> {
  return findOne(db, VideoRow, sql`SELECT ${columns} FROM video v WHERE v.id = ${id}`);
}

export function findVideoByKey(db: Database, key: string): Promise<VideoRow | null> {
  return findOne(db, VideoRow, sql`SELECT ${columns} FROM video v WHERE v.key = ${key}`);
}

export function lockVideo(transaction: Database, id: number): Promise<VideoRow | null> {
  return findOne(transaction, VideoRow, sql`SELECT ${columns} FROM video v WHERE v.id = ${id} FOR UPDATE`);
}

export function insertVideo(
  db: Database,
  video: { key: string; title: string; fileName: string; bytes: number; createdBy: number },
): Promise<number> {
  return oneId(
    db,
    sql`INSERT INTO video (key, title, file_name, bytes, created_by)
    VALUES (${video.key}, ${video.title}, ${video.fileName}, ${video.bytes}, ${video.createdBy}) RETURNING id`,
  );
}

/** Notes how many bytes have come. */
export async function noteVideoReceived(db: Database, id: number, received: number): Promise<void> {
  await db.execute(
    sql`UPDATE video SET received = ${received}, updated_at = now() WHERE id = ${id} AND state = 'draft' AND received <> ${received}`,
  );
}

/** Moves a video whose bytes are all here on to its making. Returns false when that was done before. */
export async function markVideoReceived(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`UPDATE video SET received = bytes, state = 'processing', updated_at = now() WHERE id = ${id} AND state = 'draft'`,
  );
  return rowCount === 1;
}

/** Lets a video be made again; what was made stays until then. */
export async function requeueVideo(transaction: Database, id: number): Promise<void> {
  await transaction.execute(sql`
    UPDATE video SET state = 'processing', failure = NULL, next_version = NULL, progress = 0, attempts = 0, lease = NULL, leased_until = NULL, updated_at = now()
    WHERE id = ${id}`);
}

/** Moves those of the videos that are in one of the states; returns their ids. */
export function moveVideos(
  transaction: Database,
  from: readonly string[],
  to: 'published' | 'offline',
  ids: readonly number[],
): Promise<number[]> {
  return findIds(
    transaction,
    sql`UPDATE video SET state = ${to}, published_at = CASE WHEN ${to}::text = 'published' THEN coalesce(published_at, now()) ELSE published_at END,
      failure = NULL, updated_at = now() WHERE id = ANY(${idList(ids)}) AND state = ANY(${textList(from)}) RETURNING id`,
  );
}

export function findExistingVideos(db: Database, ids: readonly number[]): Promise<number[]> {
  return findIds(db, sql`SELECT id FROM video WHERE id = ANY(${idList(ids)})`);
}

export async function changePoster(
  db: Database,
  { id, version, atMs, posterVersion }: { id: number; version: string; atMs: number; posterVersion: string },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE video SET poster_version = ${posterVersion}, poster_at_ms = ${atMs}, updated_at = now() WHERE id = ${id} AND version = ${version}`);
  return rowCount === 1;
}

export async function deleteVideoRow(transaction: Database, id: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM video WHERE id = ${id}`);
}
