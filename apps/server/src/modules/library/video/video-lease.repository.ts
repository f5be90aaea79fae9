import { type VideoQuality, videoQualities } from '@tuyuan/contract/library/video-words.ts';
import type { ErrorCode } from '@tuyuan/errors/catalogue.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { idList, textList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import type { VideoFacts } from './video-encoder.ts';

/** Longer than a heartbeat by far; a process that was killed holds a video up for as long. */
const leaseFor: SQL = sql`interval '30 seconds'`;

const Leased = z.object({
  id: z.int(),
  key: z.string(),
  fileName: z.string(),
  bytes: z.number(),
  nextVersion: z.string(),
  /** Begun so often, this time included. */
  attempts: z.int(),
});
export type Leased = z.infer<typeof Leased>;

const isUnmade: SQL = sql`state = 'processing' AND (leased_until IS NULL OR leased_until < now())`;

/** Takes the lease of the video that is to be made next; null where there is none that nobody makes. */
export function takeNextLease(
  db: Database,
  { lease, version }: { lease: string; version: string },
): Promise<Leased | null> {
  return findOne(
    db,
    Leased,
    sql`UPDATE video SET lease = ${lease}, leased_until = now() + ${leaseFor}, next_version = coalesce(next_version, ${version}), attempts = attempts + 1
    WHERE id = (SELECT id FROM video WHERE ${isUnmade} ORDER BY attempts, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, key, file_name, bytes, next_version, attempts`,
  );
}

/** Prolongs the lease and notes the progress; false where another process has it by now, or the video is gone. */
export async function keepLease(db: Database, id: number, lease: string, progress: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE video SET leased_until = now() + ${leaseFor}, progress = ${progress} WHERE id = ${id} AND lease = ${lease} AND state = 'processing'`);
  return rowCount === 1;
}

/** Gives the lease back; the next attempt begins after the pause. Returns false where the lease is another's. */
export async function dropLease(
  db: Database,
  { id, lease, pauseSeconds }: { id: number; lease: string; pauseSeconds: number },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE video SET lease = NULL, leased_until = now() + ${pauseSeconds}::float8 * interval '1 second' WHERE id = ${id} AND lease = ${lease} AND state = 'processing'`);
  return rowCount === 1;
}

export async function noteFacts(
  db: Database,
  { id, lease, format, facts }: { id: number; lease: string; format: 'mp4' | 'mov'; facts: VideoFacts },
): Promise<void> {
  await db.execute(sql`
    UPDATE video SET format = ${format}, duration_ms = ${facts.durationMs}, width = ${facts.width}, height = ${facts.height},
      frame_rate = ${facts.frameRate}, video_codec = ${facts.videoCodec}, audio_codec = ${facts.audioCodec}
    WHERE id = ${id} AND lease = ${lease}`);
}

const Rendition = z.object({
  name: z.enum(videoQualities),
  width: z.int(),
  height: z.int(),
  bytes: z.number().nullable(),
});

export function findRenditions(db: Database, id: number, version: string) {
  return many(
    db,
    Rendition,
    sql`SELECT name, width, height, bytes FROM video_rendition WHERE video_id = ${id} AND version = ${version} ORDER BY name::int DESC`,
  );
}

export async function planRendition(
  db: Database,
  id: number,
  version: string,
  { name, width, height }: { name: VideoQuality; width: number; height: number },
): Promise<void> {
  await db.execute(sql`
    INSERT INTO video_rendition (video_id, version, name, width, height) VALUES (${id}, ${version}, ${name}, ${width}, ${height})
    ON CONFLICT DO NOTHING`);
}

/** Notes that a quality is made, unless the lease went to another process meanwhile; attempts are counted anew. */
export async function noteRendition(
  db: Database,
  { id, lease, version, name, bytes }: { id: number; lease: string; version: string; name: string; bytes: number },
): Promise<void> {
  await db.execute(sql`
    WITH own AS (UPDATE video SET attempts = 1 WHERE id = ${id} AND lease = ${lease} RETURNING id)
    UPDATE video_rendition SET bytes = ${bytes} FROM own WHERE video_id = own.id AND version = ${version} AND name = ${name}`);
}

interface Made {
  id: number;
  lease: string;
  stillAtMs: readonly number[];
  posterAtMs: number;
  posterVersion: string;
  frames: number;
}

/** Puts the version that was made in place of the one before. Returns false where the lease is another's. */
export async function settleVideo(transaction: Database, made: Made): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE video SET version = next_version, next_version = NULL, state = CASE WHEN published_at IS NULL THEN 'ready' ELSE 'offline' END, failure = NULL, progress = 100, lease = NULL, leased_until = NULL,
      still_at_ms = ${idList(made.stillAtMs)}, poster_at_ms = ${made.posterAtMs}, poster_version = ${made.posterVersion}, frames = ${made.frames}, updated_at = now()
    WHERE id = ${made.id} AND lease = ${made.lease} AND state = 'processing'`);
  if (rowCount !== 1) return false;
  await transaction.execute(sql`
    DELETE FROM video_rendition r USING video v WHERE v.id = ${made.id} AND r.video_id = v.id AND r.version <> v.version`);
  return true;
}

/**
 * Ends the making with a reason. A video that was made before is again what it was: what it has been made of is still
 * there. Returns false where the lease is another's.
 */
export async function failVideo(
  db: Database,
  { id, lease, code }: { id: number; lease: string; code: ErrorCode },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    WITH ended AS (
      UPDATE video SET state = CASE WHEN version IS NULL THEN 'failed' WHEN published_at IS NULL THEN 'ready' ELSE 'offline' END,
        failure = ${code}, next_version = NULL, lease = NULL, leased_until = NULL, updated_at = now()
      WHERE id = ${id} AND lease = ${lease} AND state = 'processing' RETURNING id, version
    ), swept AS (
      DELETE FROM video_rendition r USING ended WHERE r.video_id = ended.id AND r.version IS DISTINCT FROM ended.version
    ) SELECT FROM ended`);
  return rowCount === 1;
}

/** Whether there is a video to be made that nobody is making. */
export async function hasUnmade(db: Database): Promise<boolean> {
  return (await findIds(db, sql`SELECT id FROM video WHERE ${isUnmade} LIMIT 1`)).length > 0;
}

const Key = z.object({ key: z.string() });

/** Returns those of the leases that are alive. */
export async function findLiveLeases(db: Database, leases: readonly string[]): Promise<Set<string>> {
  const found = await many(
    db,
    Key,
    sql`SELECT lease AS key FROM video WHERE lease = ANY(${textList(leases)}) AND leased_until >= now()`,
  );
  return new Set(found.map(({ key }) => key));
}

const Files = z.object({
  key: z.string(),
  version: z.string().nullable(),
  nextVersion: z.string().nullable(),
  posterVersion: z.string().nullable(),
});

/** Returns what of their files these videos use. */
export function findVideoFiles(db: Database, keys: readonly string[]) {
  return many(
    db,
    Files,
    sql`SELECT key, version, next_version, poster_version FROM video WHERE key = ANY(${textList(keys)})`,
  );
}

/** Deletes videos whose bytes nobody went on sending for seven days; returns their keys. */
export async function deleteAbandonedVideos(db: Database): Promise<string[]> {
  const gone = sql`DELETE FROM video WHERE state = 'draft' AND updated_at < now() - interval '7 days' RETURNING key`;
  return (await many(db, Key, gone)).map(({ key }) => key);
}
