import { storageDays } from '@tuyuan/contract/site/storage.ts';
import { type StorageKind, storageKinds } from '@tuyuan/contract/site/storage-kinds.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many, one } from '../../../platform/database/rows.ts';

interface Measure {
  readonly kind: StorageKind;
  readonly files: number;
  readonly bytes: number;
}

export async function replaceMeasures(transaction: Database, day: string, measures: readonly Measure[]): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO storage_measure (day, kind, files, bytes)
    SELECT ${day}::date, kind, files, bytes FROM jsonb_to_recordset(${JSON.stringify(measures)}::jsonb) AS g(kind text, files int, bytes bigint)
    ORDER BY kind
    ON CONFLICT (day, kind) DO UPDATE SET files = excluded.files, bytes = excluded.bytes, measured_at = now()`);
}

export async function deleteOldMeasures(transaction: Database): Promise<void> {
  await transaction.execute(sql`DELETE FROM storage_measure WHERE day < current_date - 800`);
}

const KindRow = z.object({
  kind: z.enum(storageKinds),
  files: z.int(),
  bytes: z.coerce.number(),
  bytesBefore: z.coerce.number().nullable(),
  measuredAt: z.date(),
});

/** Returns the kinds of the last measuring, beside the one thirty days before or the first one since. */
export function readLastMeasures(db: Database) {
  return many(
    db,
    KindRow,
    sql`WITH last AS (SELECT max(day) AS day FROM storage_measure),
      before AS (SELECT min(m.day) AS day FROM storage_measure m, last WHERE m.day >= last.day - 30 AND m.day < last.day)
    SELECT m.kind, m.files, m.bytes, b.bytes AS bytes_before, m.measured_at FROM last JOIN storage_measure m ON m.day = last.day
    CROSS JOIN before LEFT JOIN storage_measure b ON b.day = before.day AND b.kind = m.kind
    WHERE m.files > 0 OR b.bytes > 0 ORDER BY m.bytes DESC, m.kind`,
  );
}

export function readMeasuredDays(db: Database) {
  return many(
    db,
    z.object({ date: z.string(), bytes: z.coerce.number() }),
    sql`SELECT to_char(day, 'YYYY-MM-DD') AS date, sum(bytes)::bigint AS bytes FROM storage_measure
      WHERE day > current_date - ${storageDays}::int GROUP BY day ORDER BY day`,
  );
}

export async function readStorageLimit(db: Database): Promise<number | null> {
  const Row = z.object({ bytes: z.coerce.number().nullable() });
  return (
    await one(
      db,
      Row,
      sql`SELECT storage_limit_bytes AS bytes FROM platform.tenant WHERE schema_name = current_schema()`,
    )
  ).bytes;
}

const OwnerRow = z.object({ id: z.int(), nickName: z.string(), images: z.int(), bytes: z.coerce.number() });

export function readLargestOwners(db: Database) {
  return many(
    db,
    OwnerRow,
    sql`SELECT u.id, u.nick_name, count(*)::int AS images, sum(i.bytes)::bigint AS bytes FROM image i JOIN app_user u ON u.id = i.author_id
      WHERE i.purged_at IS NULL GROUP BY u.id ORDER BY bytes DESC, u.id LIMIT 10`,
  );
}

const TrashRow = z.object({ images: z.int(), bytes: z.coerce.number(), nextAt: z.date().nullable() });

/** Returns what is in the trash and when the first of it goes. */
export function readTrash(db: Database) {
  return one(
    db,
    TrashRow,
    sql`SELECT count(*)::int AS images, coalesce(sum(i.bytes), 0)::bigint AS bytes, min(d.at) + interval '30 days' AS next_at
      FROM image i LEFT JOIN LATERAL (SELECT max(at) AS at FROM state_change WHERE image_id = i.id AND to_state = 'deleted') d ON true
      WHERE i.review_state = 'deleted' AND i.purged_at IS NULL`,
  );
}

export function readIdleUploads(db: Database) {
  return one(
    db,
    z.object({ uploads: z.int(), bytes: z.coerce.number() }),
    sql`SELECT count(*)::int AS uploads, coalesce(sum(received), 0)::bigint AS bytes FROM upload
      WHERE image_id IS NULL AND state <> 'checking' AND updated_at < now() - interval '1 day'`,
  );
}
