import { type UploadState, uploadStates } from '@tuyuan/contract/library/image-upload.ts';
import type { ErrorCode } from '@tuyuan/errors/catalogue.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import { GivenDetails } from './upload-details.ts';

/** An upload without its image. */
export const UploadRow = z.object({
  id: z.int(),
  key: z.string(),
  authorId: z.int(),
  fileName: z.string(),
  bytes: z.number(),
  received: z.number(),
  /** Hex, as claimed. */
  sha256: z.string().nullable(),
  state: z.enum(uploadStates),
  imageId: z.int().nullable(),
  details: GivenDetails,
});
export type UploadRow = z.infer<typeof UploadRow>;

const columns = sql`u.id, u.key, u.author_id, u.file_name, u.bytes, u.received, encode(u.sha256, 'hex') AS sha256, u.state, u.image_id, u.details`;

/** Not submitted: its image, where there is one, is still a draft. */
export const isOpen: SQL = sql`(u.image_id IS NULL OR EXISTS (SELECT FROM image i WHERE i.id = u.image_id AND i.review_state = 'draft'))`;

export function findOwnUpload(db: Database, authorId: number, key: string): Promise<UploadRow | null> {
  return findOne(
    db,
    UploadRow,
    sql`SELECT ${columns} FROM upload u WHERE u.key = ${key} AND u.author_id = ${authorId}`,
  );
}

export function findUpload(db: Database, id: number): Promise<UploadRow | null> {
  return findOne(db, UploadRow, sql`SELECT ${columns} FROM upload u WHERE u.id = ${id}`);
}

export function findUploadByKey(db: Database, key: string): Promise<UploadRow | null> {
  return findOne(db, UploadRow, sql`SELECT ${columns} FROM upload u WHERE u.key = ${key}`);
}

/** Returns an author's uploads that aren't submitted. */
export function findOpenUploads(db: Database, authorId: number): Promise<UploadRow[]> {
  return many(
    db,
    UploadRow,
    sql`SELECT ${columns} FROM upload u WHERE u.author_id = ${authorId} AND ${isOpen} ORDER BY u.id`,
  );
}

/** Locks those of an author's unsubmitted uploads, in the order of their ids. */
export async function lockUploads(
  transaction: Database,
  authorId: number,
  ids: readonly number[],
): Promise<UploadRow[]> {
  const chosen = sql`u.author_id = ${authorId} AND u.id = ANY(${idList(ids)})`;
  await transaction.execute(sql`SELECT FROM upload u WHERE ${chosen} ORDER BY u.id FOR UPDATE`);
  // A statement of its own: the one that waited for the lock doesn't see the draft that was made meanwhile.
  return many(transaction, UploadRow, sql`SELECT ${columns} FROM upload u WHERE ${chosen} AND ${isOpen} ORDER BY u.id`);
}

export interface NewUpload {
  key: string;
  fileName: string;
  bytes: number;
  sha256: string | null;
  details: GivenDetails;
  refusal: Refusal | null;
}

export interface Refusal {
  code: ErrorCode;
  details?: string;
  duplicateOf?: number;
}

/** Inserts announced files; returns their ids in the same order. */
export function insertUploads(
  transaction: Database,
  authorId: number,
  uploads: readonly NewUpload[],
): Promise<number[]> {
  const rows = uploads.map(({ refusal, ...upload }) => ({
    ...upload,
    state: refusal ? 'refused' : 'waiting',
    code: refusal?.code ?? null,
    reason: refusal?.details ?? '',
    duplicate: refusal?.duplicateOf ?? null,
  }));
  return findIds(
    transaction,
    sql`INSERT INTO upload (author_id, key, file_name, bytes, sha256, details, state, refusal_code, refusal_details, duplicate_of)
    SELECT ${authorId}, r->>'key', r->>'fileName', (r->>'bytes')::bigint, decode(r->>'sha256', 'hex'), r->'details', r->>'state', r->>'code',
      r->>'reason', (r->>'duplicate')::int
    FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) WITH ORDINALITY AS e (r, n) ORDER BY n RETURNING id`,
  );
}

/** Notes how many bytes have come. A file that has them all is `markReceived`. */
export async function noteReceived(db: Database, id: number, received: number): Promise<void> {
  await db.execute(sql`
    UPDATE upload SET received = ${received}, state = CASE WHEN ${received}::bigint > 0 THEN 'uploading' ELSE 'waiting' END, updated_at = now()
    WHERE id = ${id} AND state IN ('waiting', 'uploading') AND received <> ${received}`);
}

/** Moves an upload on to its check. Returns false when that was done before. */
export async function markReceived(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE upload SET received = bytes, state = 'checking', updated_at = now() WHERE id = ${id} AND state IN ('waiting', 'uploading')`);
  return rowCount === 1;
}

/** Locks an upload that waits for its check; null when it is gone or checked. */
export function lockUnchecked(db: Database, id: number): Promise<UploadRow | null> {
  return findOne(
    db,
    UploadRow,
    sql`SELECT ${columns} FROM upload u WHERE u.id = ${id} AND u.state = 'checking' AND u.image_id IS NULL FOR UPDATE`,
  );
}

export async function setImage(transaction: Database, id: number, imageId: number): Promise<void> {
  await transaction.execute(sql`UPDATE upload SET image_id = ${imageId}, updated_at = now() WHERE id = ${id}`);
}

/** Refuses an upload that is being checked. */
export async function refuseUpload(db: Database, id: number, { code, details, duplicateOf }: Refusal): Promise<void> {
  await db.execute(sql`
    UPDATE upload SET state = 'refused', refusal_code = ${code}, refusal_details = ${details ?? ''}, duplicate_of = (SELECT id FROM image WHERE id = ${duplicateOf ?? null}::int),
      image_id = NULL, updated_at = now() WHERE id = ${id} AND state = 'checking'`);
}

/** Saves details of uploads that have no image yet; what is left out stays. */
export async function mergeDetails(
  transaction: Database,
  changes: readonly { id: number; details: GivenDetails }[],
): Promise<void> {
  if (changes.length === 0) return;
  await transaction.execute(sql`
    UPDATE upload u SET details = u.details || (c->'details'), updated_at = now()
    FROM jsonb_array_elements(${JSON.stringify(changes)}::jsonb) AS c WHERE u.id = (c->>'id')::int`);
}

/** Accepts that other pictures look like these. */
export async function keepLookAlikesOf(transaction: Database, ids: readonly number[]): Promise<void> {
  await transaction.execute(
    sql`UPDATE upload SET look_alikes_kept = true, updated_at = now() WHERE id = ANY(${idList(ids)})`,
  );
}

export async function deleteUploadRows(transaction: Database, ids: readonly number[]): Promise<void> {
  await transaction.execute(sql`DELETE FROM upload WHERE id = ANY(${idList(ids)})`);
}

export function isWaitingForBytes(state: UploadState): boolean {
  return state === 'waiting' || state === 'uploading';
}
