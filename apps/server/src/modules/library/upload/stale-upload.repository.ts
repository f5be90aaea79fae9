import { type ErrorCode, isErrorCode } from '@tuyuan/errors/catalogue.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { textList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';

const Key = z.object({ key: z.string() });
const keysOf = (rows: readonly z.infer<typeof Key>[]) => rows.map(({ key }) => key);

/** Deletes uploads without an image that nobody went on with for seven days; returns their keys. */
export async function deleteExpired(db: Database): Promise<string[]> {
  return keysOf(
    await many(
      db,
      Key,
      sql`DELETE FROM upload WHERE updated_at < now() - interval '7 days' AND image_id IS NULL AND state <> 'checking' RETURNING key`,
    ),
  );
}

/** Returns those of the keys whose bytes an upload still needs. */
export async function findKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const found = sql`SELECT key FROM upload WHERE key = ANY(${textList(keys)}) AND state IN ('waiting', 'uploading', 'checking')`;
  return new Set(keysOf(await many(db, Key, found)));
}

const Unreceived = z.object({ id: z.int(), key: z.string(), bytes: z.number() });

export function findUnreceived(db: Database): Promise<z.infer<typeof Unreceived>[]> {
  return many(db, Unreceived, sql`SELECT id, key, bytes FROM upload WHERE state IN ('waiting', 'uploading')`);
}

/** Returns uploads whose check was lost: the queue has none any more. */
export function findUnchecked(db: Database): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT id FROM upload WHERE state = 'checking' AND image_id IS NULL AND updated_at < now() - interval '1 minute'`,
  );
}

const Failed = z.object({
  imageId: z.int(),
  code: z
    .string()
    .nullable()
    .transform((code): ErrorCode => (code !== null && isErrorCode(code) ? code : 'Server.Failed')),
});

/** Returns images that couldn't be processed while their upload still waits for them. */
export function findFailed(db: Database): Promise<z.infer<typeof Failed>[]> {
  return many(
    db,
    Failed,
    sql`SELECT i.id AS image_id, i.processing_error AS code FROM upload u JOIN image i ON i.id = u.image_id
    WHERE u.state = 'checking' AND i.processing_state = 'failed'`,
  );
}
