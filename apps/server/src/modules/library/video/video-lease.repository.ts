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
});
export type Leased = z.infer<typeof Leased>;

/** Takes the lease of a video that is to be made; null where somebody has it, or nothing is to be made. */
export function takeLease(
  db: Database,
  { id, lease, version }: { id: number; lease: string; version: string },
): Promise<Leased | null> {
  return findOne(
    db,
    Leased,
    sql`UPDATE video SET lease = ${lease}, leased_until = now() + ${leaseFor}, next_version = coalesce(next_version, ${version})
    WHERE id = ${id} AND state = 'processing' AND (leased_until IS NULL OR leased_until < now())
    RETURNING id, key, file_name, bytes, next_version`,
  );
}

/** Prolongs the lease and notes the progress; false where another process has it by now, or the video is gone. */
export async function keepLease(db: Database, id: number, lease: string, progress: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE video SET leased_until = now() + ${leaseFor}, progress = ${progress} WHERE id = ${id} AND lease = ${lease} AND state = 'processing'`);
  return rowCount === 1;
}

/** Gives the lease back, so that the next attempt needn't wait for its end. */
export async function dropLease(db: Database, id: number, lease: string): Promise<void> {
  await db.execute(sql`UPDATE video SET lease = NULL, leased_until = NULL WHERE id = ${id} AND lease = ${lease}`);
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

/** Notes that a quality is made, unless the lease went to another process meanwhile. */
export async function noteRendition(
  db: Database,
  { id, lease, version, name, bytes }: { id: number; lease: string; version: string; name: string; bytes: number },
): Promise<void> {
  await db.execute(sql`
    UPDATE video_rendition SET bytes = ${bytes} WHERE video_id = ${id} AND version = ${version} AND name = ${name}
      AND EXISTS (SELECT FROM video WHERE id = ${id} AND lease = ${lease})`);
}

interface Made {
  id: number;
  lease: string;
  stillAtMs: readonly number[];
  posterAtMs: number;
  posterVersion: string;
}

/** Puts the version that was made in place of the one before. Returns false where the lease is another's. */
export async function settleVideo(transaction: Database, made: Made): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE video SET version = next_version, next_version = NULL, state = 'ready', failure = NULL, progress = 100, lease = NULL, leased_until = NULL,
      still_at_ms = ${idList(made.stillAtMs)}, poster_at_ms = ${made.posterAtMs}, poster_version = ${made.posterVersion}, updated_at = now()
    WHERE id = ${made.id} AND lease = ${made.lease} AND state = 'processing'`);
  if (rowCount !== 1) return false;
  await transaction.execute(sql`
    DELETE FROM video_rendition r USING video v WHERE v.id = ${made.id} AND r.video_id = v.id AND r.version <> v.version`);
  return true;
}

export async function failVideo(db: Database, id: number, code: ErrorCode): Promise<void> {
  await db.execute(sql`
    UPDATE video SET state = 'failed', failure = ${code}, lease = NULL, leased_until = NULL, updated_at = now()
    WHERE id = ${id} AND state = 'processing'`);
}

/** Returns videos to be made that nobody is making. */
export function findUnmade(db: Database): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT id FROM video WHERE state = 'processing' AND (leased_until IS NULL OR leased_until < now()) ORDER BY id`,
  );
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
