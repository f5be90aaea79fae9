import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { isStanding } from '../registration/index.ts';

/** Returns false if the conference is in another state. */
export async function markCancelled(transaction: Database, id: number, reason: string): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE conference SET state = 'cancelled', cancelled_reason = ${reason}, live_on = false, draft = NULL, draft_revision = draft_revision + 1
    WHERE id = ${id} AND state = 'published' AND now() < end_time`);
  return rowCount === 1;
}

const Standing = z.object({ id: z.int(), has_phone: z.boolean() });
export type Standing = z.infer<typeof Standing>;

/** Returns attendees with a ticket or waiting for one, who must be notified of changes to the conference. */
export async function findStanding(db: Database, id: number): Promise<Standing[]> {
  const { rows } = await db.execute(sql`
    SELECT a.id, a.phone <> '' AS has_phone FROM attendee a WHERE a.conference_id = ${id} AND ${isStanding} ORDER BY a.id`);
  return z.array(Standing).parse(rows);
}

/** Logs out all attendees' phones and returns the attendees to notify, each once. */
export async function sendEverybodyHome(transaction: Database, id: number): Promise<number[]> {
  await transaction.execute(sql`
    DELETE FROM ticket_session WHERE ticket_id IN (SELECT k.id FROM ticket k WHERE k.conference_id = ${id})`);
  return (await findStanding(transaction, id)).map((attendee) => attendee.id);
}

/** Archives a finished conference, or restores it; its live wall is unchanged. Returns false if the conference is in another state. */
export async function markArchived(transaction: Database, id: number, isArchived: boolean): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    isArchived
      ? sql`UPDATE conference SET state = 'archived' WHERE id = ${id} AND state = 'published' AND now() >= end_time`
      : sql`UPDATE conference SET state = 'published' WHERE id = ${id} AND state = 'archived'`,
  );
  return rowCount === 1;
}

/** Deletes the conference with everything that belongs to it. Returns false for a published one that is no rehearsal. */
export async function deleteConferenceRow(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`DELETE FROM conference WHERE id = ${id} AND (is_rehearsal OR state = 'draft')`,
  );
  return rowCount === 1;
}

/** Returns false if the conference does not exist. */
export async function setActived(db: Database, id: number, isActived: boolean): Promise<boolean> {
  const { rowCount } = await db.execute(sql`UPDATE conference SET is_actived = ${isActived} WHERE id = ${id}`);
  return rowCount === 1;
}
