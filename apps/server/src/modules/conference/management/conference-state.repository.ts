import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { isStanding } from '../registration/index.ts';

/** False where the conference is in another state. */
export async function markCancelled(transaction: Database, id: number, reason: string): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE conference SET state = 'cancelled', cancelled_reason = ${reason}, live_on = false, draft = NULL, draft_revision = draft_revision + 1
    WHERE id = ${id} AND state = 'published' AND now() < end_time`);
  return rowCount === 1;
}

const Standing = z.object({ id: z.int(), has_phone: z.boolean() });
export type Standing = z.infer<typeof Standing>;

/** Who holds a ticket or waits for one: whoever has to be told of what becomes of the conference. */
export async function findStanding(db: Database, id: number): Promise<Standing[]> {
  const { rows } = await db.execute(sql`
    SELECT a.id, a.phone <> '' AS has_phone FROM attendee a WHERE a.conference_id = ${id} AND ${isStanding} ORDER BY a.id`);
  return z.array(Standing).parse(rows);
}

/** Who is registered and has to be told, each once; their phones are logged out. */
export async function sendEverybodyHome(transaction: Database, id: number): Promise<number[]> {
  await transaction.execute(sql`
    DELETE FROM ticket_session WHERE ticket_id IN (SELECT k.id FROM ticket k WHERE k.conference_id = ${id})`);
  return (await findStanding(transaction, id)).map((attendee) => attendee.id);
}

/** Into the archive once it is over, or out of it; its wall stays as it was. False where the conference is in another state. */
export async function markArchived(transaction: Database, id: number, isArchived: boolean): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    isArchived
      ? sql`UPDATE conference SET state = 'archived' WHERE id = ${id} AND state = 'published' AND now() >= end_time`
      : sql`UPDATE conference SET state = 'published' WHERE id = ${id} AND state = 'archived'`,
  );
  return rowCount === 1;
}

/** With all that belongs to it. False for one that was published and is no rehearsal. */
export async function deleteConferenceRow(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`DELETE FROM conference WHERE id = ${id} AND (is_rehearsal OR state = 'draft')`,
  );
  return rowCount === 1;
}

/** False where there is no such conference. */
export async function setActived(db: Database, id: number, isActived: boolean): Promise<boolean> {
  const { rowCount } = await db.execute(sql`UPDATE conference SET is_actived = ${isActived} WHERE id = ${id}`);
  return rowCount === 1;
}
