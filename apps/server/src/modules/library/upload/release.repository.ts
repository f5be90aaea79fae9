import { Release, type releaseKinds } from '@tuyuan/contract/library/image-upload.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { idList, textList } from '../../../platform/database/sql-parts.ts';
import { findIds, oneId } from '../../../platform/database/values.ts';

const Key = z.object({ key: z.string() });

interface NewRelease {
  authorId: number;
  kind: (typeof releaseKinds)[number];
  fileName: string;
  bytes: number;
  key: string;
  format: 'pdf' | 'webp';
}

/** Inserts a release and attaches it to these uploads. */
export async function insertRelease(
  transaction: Database,
  { authorId, kind, fileName, bytes, key, format }: NewRelease,
  uploadIds: readonly number[],
): Promise<void> {
  const id = await oneId(
    transaction,
    sql`INSERT INTO image_release (author_id, kind, file_name, bytes, key, format)
    VALUES (${authorId}, ${kind}, ${fileName}, ${bytes}, ${key}, ${format}) RETURNING id`,
  );
  await transaction.execute(
    sql`INSERT INTO image_release_upload (release_id, upload_id) SELECT ${id}, unnest(${idList(uploadIds)})`,
  );
}

/** Locks an author's release; returns its key, or null when there is none. */
export async function lockRelease(transaction: Database, authorId: number, id: number): Promise<string | null> {
  const found = await findOne(
    transaction,
    Key,
    sql`SELECT key FROM image_release WHERE id = ${id} AND author_id = ${authorId} FOR UPDATE`,
  );
  return found?.key ?? null;
}

const OwnedRelease = Release.extend({ authorId: z.int() });

/** Locks a release of any author; null where there is none. */
export function lockReleaseOf(transaction: Database, id: number): Promise<z.infer<typeof OwnedRelease> | null> {
  return findOne(
    transaction,
    OwnedRelease,
    sql`SELECT id, kind, file_name, bytes, allows_face_search, author_id FROM image_release WHERE id = ${id} FOR UPDATE`,
  );
}

export async function writeConsent(transaction: Database, id: number, allowsFaceSearch: boolean | null): Promise<void> {
  await transaction.execute(sql`UPDATE image_release SET allows_face_search = ${allowsFaceSearch} WHERE id = ${id}`);
}

/** Returns the images that came with a release. */
export function findReleasedImages(db: Database, id: number): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT u.image_id AS id FROM image_release_upload x JOIN upload u ON u.id = x.upload_id WHERE x.release_id = ${id} AND u.image_id IS NOT NULL`,
  );
}

const StoredRelease = z.object({
  authorId: z.int(),
  key: z.string(),
  fileName: z.string(),
  format: z.enum(['pdf', 'webp']),
});

export function findStoredRelease(db: Database, id: number): Promise<z.infer<typeof StoredRelease> | null> {
  return findOne(db, StoredRelease, sql`SELECT author_id, key, file_name, format FROM image_release WHERE id = ${id}`);
}

/** Takes a release off uploads that aren't submitted; returns their ids. */
export function detachRelease(transaction: Database, id: number): Promise<number[]> {
  return findIds(
    transaction,
    sql`DELETE FROM image_release_upload x USING upload u WHERE x.release_id = ${id} AND u.id = x.upload_id
      AND (u.image_id IS NULL OR EXISTS (SELECT FROM image i WHERE i.id = u.image_id AND i.review_state = 'draft')) RETURNING u.id`,
  );
}

/** Deletes an author's releases that no upload has; returns their keys. */
export async function deleteUnusedReleases(transaction: Database, authorId: number): Promise<string[]> {
  const deleted = await many(
    transaction,
    Key,
    sql`DELETE FROM image_release d WHERE d.author_id = ${authorId}
      AND NOT EXISTS (SELECT FROM image_release_upload x WHERE x.release_id = d.id) RETURNING d.key`,
  );
  return deleted.map(({ key }) => key);
}

/** Returns those of the keys that some release has. */
export async function findReleaseKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const found = await many(db, Key, sql`SELECT key FROM image_release WHERE key = ANY(${textList(keys)})`);
  return new Set(found.map(({ key }) => key));
}
