import { TracedDownload } from '@tuyuan/contract/library/trace.ts';
import { maskPhone } from '@tuyuan/format/mask-personal.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import { CoverRow, coverJson } from '../../site/index.ts';

/** Who gets a copy, and why. */
export interface CopyFor {
  /** Null for a visitor whom the author's link let in. */
  userId: number | null;
  purpose: 'office' | 'license' | 'shared';
  licenseId: number | null;
}

export async function insertDownloadMark(
  db: Database,
  { code, imageId, userId, purpose, licenseId }: CopyFor & { code: Buffer; imageId: number },
): Promise<void> {
  await db.execute(sql`
    INSERT INTO download_mark (code, image_id, user_id, license_id, purpose)
    VALUES (${code}, ${imageId}, ${userId}, ${licenseId}::int, ${purpose})`);
}

const OriginalToMark = z.object({
  no: z.string(),
  originalKey: z.string(),
  originalName: z.string(),
  artist: z.string(),
  copyright: z.string(),
});

export function findOriginalToMark(db: Database, imageId: number): Promise<z.infer<typeof OriginalToMark> | null> {
  return findOne(
    db,
    OriginalToMark,
    sql`SELECT i.no, i.original_key, i.original_name, coalesce(nullif(i.artist, ''), u.nick_name) AS artist, i.copyright
    FROM image i JOIN app_user u ON u.id = i.author_id WHERE i.id = ${imageId}`,
  );
}

const Mark = z.object({ id: z.int(), code: z.instanceof(Buffer) });

/** The newest first, as many as one job compares. */
export function findMarks(db: Database, imageId: number, limit: number): Promise<z.infer<typeof Mark>[]> {
  return many(
    db,
    Mark,
    sql`SELECT id, code FROM download_mark WHERE image_id = ${imageId} ORDER BY id DESC LIMIT ${limit}`,
  );
}

/** Ids of the images of which copies were handed out. */
export function findMarkedImages(db: Database): Promise<number[]> {
  return findIds(db, sql`SELECT DISTINCT image_id AS id FROM download_mark`);
}

export function findImageByNo(db: Database, no: string): Promise<{ id: number } | null> {
  return findOne(db, z.object({ id: z.int() }), sql`SELECT id FROM image WHERE no = ${no}`);
}

const Traced = TracedDownload.omit({ falseAlarm: true }).extend({
  at: z.date(),
  user: z
    .object({ id: z.int(), nickName: z.string(), userName: z.string(), phone: z.string().transform(maskPhone) })
    .nullable(),
});

/** What is known of these downloads, phones masked. */
export function findDownloads(db: Database, ids: readonly number[]): Promise<z.infer<typeof Traced>[]> {
  return many(
    db,
    Traced,
    sql`SELECT d.id, d.purpose, d.license_id, d.at,
      (SELECT count(*)::int FROM download_mark e WHERE e.image_id = d.image_id AND e.user_id = d.user_id AND e.id <= d.id) AS ordinal,
      CASE WHEN u.id IS NULL THEN NULL ELSE
        json_build_object('id', u.id, 'nickName', u.nick_name, 'userName', u.user_name, 'phone', coalesce(u.phone, '')) END AS "user"
    FROM download_mark d LEFT JOIN app_user u ON u.id = d.user_id WHERE d.id = ANY(${idList(ids)})`,
  );
}

const Known = z.object({
  id: z.int(),
  no: z.string(),
  title: z.string(),
  author: z.string(),
  width: z.int().nullable(),
  cover: CoverRow.nullable(),
  downloads: z.int(),
});

export function findKnownImages(db: Database, ids: readonly number[]): Promise<z.infer<typeof Known>[]> {
  return many(
    db,
    Known,
    sql`SELECT i.id, i.no, i.title, u.nick_name AS author, i.width,
      CASE WHEN i.processing_state = 'ready' THEN ${coverJson} END AS cover,
      (SELECT count(*)::int FROM download_mark d WHERE d.image_id = i.id) AS downloads
    FROM image i JOIN app_user u ON u.id = i.author_id WHERE i.id = ANY(${idList(ids)})`,
  );
}
