import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { one } from '../../../platform/database/rows.ts';

const Used = z.object({ bytes: z.number() });

/** Returns the bytes of an author's originals. */
export async function readUsedBytes(db: Database, authorId: number): Promise<number> {
  const found = sql`SELECT coalesce(sum(bytes), 0)::bigint AS bytes FROM image WHERE author_id = ${authorId}`;
  return (await one(db, Used, found)).bytes;
}

/** Returns the bytes that an author announced and that aren't an image yet. */
export async function readAnnouncedBytes(db: Database, authorId: number): Promise<number> {
  const found = sql`SELECT coalesce(sum(bytes), 0)::bigint AS bytes FROM upload
    WHERE author_id = ${authorId} AND image_id IS NULL AND state <> 'refused'`;
  return (await one(db, Used, found)).bytes;
}

/** Returns how many bytes the site has left for originals; null without a limit. */
export async function readSiteRoom(db: Database): Promise<number | null> {
  const Room = z.object({ bytes: z.number().nullable() });
  const found = sql`SELECT (SELECT t.storage_limit_bytes - CASE WHEN t.storage_limit_bytes IS NULL THEN 0 ELSE (SELECT coalesce(sum(bytes), 0) FROM image) END
    FROM platform.tenant t WHERE t.schema_name = current_schema())::bigint AS bytes`;
  return (await one(db, Room, found)).bytes;
}
