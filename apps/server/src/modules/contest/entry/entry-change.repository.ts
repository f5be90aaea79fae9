import type { appealEntry, createEntry, EntryCheck, updateEntry } from '@tuyuan/contract/contest/entry.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import { isAppealable, isEditable, isWithdrawable, takesWorks } from './entry-parts.repository.ts';

const Standing = z.object({
  takesWorks: z.boolean(),
  rightsVersion: z.int(),
  takesPart: z.boolean(),
});

/** Where a person stands with an activity that can be seen. Their changes of works take turns until the transaction ends. */
export async function lockStanding(transaction: Database, activityId: number, userId: number) {
  const held = await transaction.execute(
    sql`SELECT FROM entrant WHERE activity_id = ${activityId} AND user_id = ${userId} AND state = 'approved' FOR NO KEY UPDATE`,
  );
  return findOne(
    transaction,
    Standing,
    sql`SELECT ${takesWorks} AS takes_works, (a.rules ->> 'rightsVersion')::int AS rights_version, ${held.rowCount === 1}::boolean AS takes_part
    FROM activity a WHERE a.id = ${activityId} AND a.state <> 'draft'`,
  );
}

export async function agreeToRights(transaction: Database, activityId: number, userId: number, version: number) {
  await transaction.execute(
    sql`UPDATE entrant SET rights_version = ${version} WHERE activity_id = ${activityId} AND user_id = ${userId}`,
  );
}

/** Holds those of the pictures that are the person's own, processed and not deleted; returns whether all are. */
export async function holdOwnPictures(transaction: Database, userId: number, imageIds: readonly number[]) {
  const held = await findIds(
    transaction,
    sql`SELECT id FROM image WHERE id = ANY(${idList(imageIds)}) AND author_id = ${userId} AND processing_state = 'ready' AND review_state <> 'deleted'
      ORDER BY id FOR SHARE`,
  );
  return held.length === imageIds.length;
}

/** Holds the pictures of works, so that none is deleted while they are sent in. */
export async function holdPicturesOf(transaction: Database, entryIds: readonly number[]): Promise<void> {
  await transaction.execute(sql`
    SELECT FROM image WHERE id IN (SELECT image_id FROM entry_image WHERE entry_id = ANY(${idList(entryIds)})) ORDER BY id FOR SHARE`);
}

const hasRoom = (userId: number) =>
  sql`(SELECT count(*) FROM entry o WHERE o.activity_id = a.id AND o.user_id = ${userId} AND o.state <> 'withdrawn') < (a.rules ->> 'worksPerPerson')::int`;

/** Returns null where works are not taken in, or the person has as many as the rules allow. */
export async function insertEntry(
  transaction: Database,
  userId: number,
  { activityId, kind, title }: InputOf<typeof createEntry>,
): Promise<number | null> {
  const [id] = await findIds(
    transaction,
    sql`INSERT INTO entry (activity_id, user_id, kind, title) SELECT a.id, ${userId}, ${kind}, ${title} FROM activity a
      WHERE a.id = ${activityId} AND ${takesWorks} AND ${hasRoom(userId)} RETURNING id`,
  );
  return id ?? null;
}

/** Returns false where it was changed meanwhile, or can't be changed now. A withdrawn work becomes a draft again, where there is room. */
export async function storeEntry(
  transaction: Database,
  userId: number,
  { id, revision, kind, title, story, category, aiUse, explanation }: InputOf<typeof updateEntry>,
): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE entry w SET kind = ${kind}, title = ${title}, story = ${story}, category = ${category}, ai_use = ${aiUse}, explanation = ${explanation},
      state = CASE w.state WHEN 'withdrawn' THEN 'draft' ELSE w.state END, revision = w.revision + 1
    FROM activity a WHERE a.id = w.activity_id AND w.id = ${id} AND w.user_id = ${userId} AND w.revision = ${revision} AND ${isEditable}
      AND (w.state <> 'withdrawn' OR ${hasRoom(userId)})`);
  return rowCount === 1;
}

export async function storePictures(transaction: Database, entryId: number, imageIds: readonly number[]) {
  await transaction.execute(sql`DELETE FROM entry_image WHERE entry_id = ${entryId}`);
  await transaction.execute(sql`
    INSERT INTO entry_image (entry_id, image_id, position)
    SELECT ${entryId}, id, place FROM unnest(${idList(imageIds)}) WITH ORDINALITY AS p(id, place)`);
}

/** Sends a work in as it was checked, with the next number where it has none; false where it can't be sent now. */
export async function sendEntry(
  transaction: Database,
  { id, revision, checks }: { id: number; revision: number; checks: readonly EntryCheck[] },
): Promise<boolean> {
  const canBeSent = sql`w.id = ${id} AND w.revision = ${revision} AND ${isEditable}`;
  const { rowCount } = await transaction.execute(sql`
    WITH numbered AS (UPDATE activity a SET next_number = a.next_number + 1 FROM entry w
      WHERE a.id = w.activity_id AND w.number IS NULL AND ${canBeSent} RETURNING a.next_number - 1 AS number)
    UPDATE entry w SET state = 'submitted', number = coalesce(w.number, (SELECT number FROM numbered)), submitted_at = now(), reason = '',
      is_mended = w.is_mended OR w.state = 'fixAsked', second_asked_at = NULL, second_asked_by = NULL, checks = ${JSON.stringify(checks)}::jsonb, revision = w.revision + 1
    FROM activity a WHERE a.id = w.activity_id AND ${canBeSent}`);
  return rowCount === 1;
}

/** Sends a refused work back to the desk, for a reviewer other than who refused it; false where that is not to be. */
export async function storeAppeal(
  transaction: Database,
  userId: number,
  { id, text }: InputOf<typeof appealEntry>,
): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE entry w SET state = 'submitted', appeal = ${text}, appealed_at = now(), second_asked_at = now(), second_asked_by = w.decided_by,
      revision = w.revision + 1
    FROM activity a WHERE a.id = w.activity_id AND w.id = ${id} AND w.user_id = ${userId} AND ${isAppealable}`);
  return rowCount === 1;
}

/** Returns those that were withdrawn. */
export function withdrawOwnEntries(transaction: Database, userId: number, ids: readonly number[]): Promise<number[]> {
  return findIds(
    transaction,
    sql`UPDATE entry w SET state = 'withdrawn', revision = w.revision + 1 FROM activity a
      WHERE a.id = w.activity_id AND w.id = ANY(${idList(ids)}) AND w.user_id = ${userId} AND ${isWithdrawable} RETURNING w.id`,
  );
}

/** Returns whether it was a draft that was never sent in. */
export async function deleteDraftEntry(db: Database, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`DELETE FROM entry WHERE id = ${id} AND user_id = ${userId} AND state = 'draft' AND number IS NULL`,
  );
  return rowCount === 1;
}
