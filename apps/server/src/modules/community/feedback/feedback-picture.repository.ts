import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { countRows, findIds, oneId } from '../../../platform/database/values.ts';

const isLoose = sql`message_id IS NULL`;
const isOld = sql`created_at < now() - interval '1 day'`;

/** Counts a person's pictures that wait to be sent with a message. */
export function countLoosePictures(db: Database, userId: number): Promise<number> {
  return countRows(db, sql`SELECT 1 FROM feedback_picture WHERE user_id = ${userId} AND ${isLoose} AND NOT ${isOld}`);
}

/** Deletes the pictures that were never sent with a message. */
export async function deleteLoosePictures(db: Database): Promise<void> {
  await db.execute(sql`DELETE FROM feedback_picture WHERE ${isLoose} AND ${isOld}`);
}

export async function deletePicturesOf(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM feedback_picture WHERE user_id = ${userId}`);
}

/** Keeps a sealed picture until it is sent with a message. */
export function insertPicture(transaction: Database, userId: number, sealed: Buffer): Promise<number> {
  return oneId(
    transaction,
    sql`INSERT INTO feedback_picture (user_id, sealed) VALUES (${userId}, ${sealed}) RETURNING id`,
  );
}

/** Sends pictures with a message; returns whether all were there, and nobody else’s. */
export async function attachPictures(
  transaction: Database,
  { messageId, userId, ids }: { messageId: number; userId: number; ids: readonly number[] },
): Promise<boolean> {
  const wanted = [...new Set(ids)];
  const attached = await findIds(
    transaction,
    sql`UPDATE feedback_picture SET message_id = ${messageId}
    WHERE id = ANY(${idList(wanted)}) AND user_id = ${userId} AND message_id IS NULL RETURNING id`,
  );
  return attached.length === wanted.length;
}

const Sealed = z.object({ sealed: z.instanceof(Buffer), userId: z.int(), isSent: z.boolean() });

export function findSealedPicture(db: Database, id: number): Promise<z.infer<typeof Sealed> | null> {
  return findOne(
    db,
    Sealed,
    sql`SELECT sealed, user_id, message_id IS NOT NULL AS is_sent FROM feedback_picture WHERE id = ${id}`,
  );
}
