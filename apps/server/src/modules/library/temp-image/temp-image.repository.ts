import { createHash } from 'node:crypto';
import { type TempImage, tempImageMinutes } from '@tuyuan/contract/library/temp-image.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, one } from '../../../platform/database/rows.ts';

const TempImageRow = z.object({
  tempKey: z.string(),
  tag: z.string(),
  humanFaceDetected: z.boolean().nullable(),
  width: z.int(),
  height: z.int(),
  expiresAt: z.date(),
});
export type TempImageRow = z.infer<typeof TempImageRow>;

const columns = sql`key AS temp_key, tag, has_faces AS human_face_detected, width, height, expires_at`;

export interface NewTempImage extends Pick<TempImage, 'tag' | 'humanFaceDetected' | 'width' | 'height'> {
  key: string;
  /** Value of the sender's cookie. */
  owner: string;
  sealed: Uint8Array;
}

const digestOf = (owner: string) => createHash('sha256').update(owner).digest();

export function insertTempImage(db: Database, image: NewTempImage): Promise<TempImageRow> {
  const { key, owner, sealed, width, height, tag, humanFaceDetected } = image;
  return one(
    db,
    TempImageRow,
    sql`INSERT INTO temp_image (key, owner, picture, width, height, tag, has_faces, expires_at)
    VALUES (${key}, ${digestOf(owner)}, ${Buffer.from(sealed)}, ${width}, ${height}, ${tag}, ${humanFaceDetected}, now() + make_interval(mins => ${tempImageMinutes}))
    RETURNING ${columns}`,
  );
}

export function findTempImage(db: Database, key: string): Promise<TempImageRow | null> {
  return findOne(db, TempImageRow, sql`SELECT ${columns} FROM temp_image WHERE key = ${key} AND expires_at > now()`);
}

const Sealed = z.object({ picture: z.instanceof(Buffer) });

/** Returns the sealed picture; of that sender only where one is named. */
export async function findSealedPicture(db: Database, key: string, owner?: string): Promise<Buffer | null> {
  const found = await findOne(
    db,
    Sealed,
    sql`SELECT picture FROM temp_image WHERE key = ${key} AND expires_at > now()
      AND ${owner === undefined ? sql`true` : sql`owner = ${digestOf(owner)}`}`,
  );
  return found?.picture ?? null;
}

export async function deleteTempImage(db: Database, key: string, owner: string): Promise<void> {
  await db.execute(sql`DELETE FROM temp_image WHERE key = ${key} AND owner = ${digestOf(owner)}`);
}

export async function deleteExpired(db: Database): Promise<void> {
  await db.execute(sql`DELETE FROM temp_image WHERE expires_at <= now()`);
}
