import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';

/** False where the conference is in another state. */
export async function markCancelled(transaction: Database, id: number, reason: string): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE conference SET state = 'cancelled', cancelled_reason = ${reason}, live_on = false, draft = NULL, draft_revision = draft_revision + 1
    WHERE id = ${id} AND state = 'published' AND now() < end_time`);
  return rowCount === 1;
}

const Told = z.object({ id: z.int() });

/** Who is registered and has to be told, each once; their phones are logged out. */
export async function sendEverybodyHome(transaction: Database, id: number): Promise<number[]> {
  await transaction.execute(sql`
    DELETE FROM ticket_session WHERE ticket_id IN (SELECT k.id FROM ticket k WHERE k.conference_id = ${id})`);
  const { rows } = await transaction.execute(sql`
    SELECT id FROM attendee WHERE conference_id = ${id} AND state IN ('applied', 'waitlisted', 'ticketed') ORDER BY id`);
  return z
    .array(Told)
    .parse(rows)
    .map(({ id: attendeeId }) => attendeeId);
}

/** Into the archive once it is over, or out of it. False where the conference is in another state. */
export async function markArchived(transaction: Database, id: number, isArchived: boolean): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    isArchived
      ? sql`UPDATE conference SET state = 'archived', live_on = false WHERE id = ${id} AND state = 'published' AND now() >= end_time`
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
