import { registrationAnswer } from '@tuyuan/contract/conference/conference-fields.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { isStanding } from '../registration/index.ts';

const ChangeRow = z.object({
  id: z.int(),
  attendee_id: z.int(),
  attendee_name: z.string(),
  conference_id: z.int(),
  ticket_type_name: z.string(),
  field: z.string(),
  /** Label of the form field; null for name and phone, and for a deleted field. */
  label: z.string().nullable(),
  old_value: registrationAnswer.nullable(),
  new_value: registrationAnswer,
  state: z.enum(['pending', 'approved', 'rejected']),
  reason: z.string(),
  created_at: z.coerce.date(),
  decided_at: z.coerce.date().nullable(),
  decided_by: z.string(),
  total: z.int(),
});
export type ChangeRow = z.infer<typeof ChangeRow>;

/**
 * Returns pending requests, longest waiting first, or decided ones, newest first; each row carries the total. Requests
 * of ended registrations are not pending.
 */
export async function findChangeRequests(
  db: Database,
  query: { conferenceId: number; state: string; skipCount: number; maxResultCount: number },
): Promise<ChangeRow[]> {
  const { rows } = await db.execute(sql`
    SELECT x.id, x.attendee_id, a.name AS attendee_name, a.conference_id, t.name AS ticket_type_name, x.field,
      (SELECT f ->> 'label' FROM conference c, jsonb_array_elements(c.form) f WHERE c.id = a.conference_id AND f ->> 'key' = x.field) AS label,
      x.old_value, x.new_value, x.state, x.reason, x.created_at, x.decided_at, coalesce(u.nick_name, '') AS decided_by, count(*) OVER ()::int AS total
    FROM attendee_change x JOIN attendee a ON a.id = x.attendee_id JOIN ticket_type t ON t.id = a.ticket_type_id LEFT JOIN app_user u ON u.id = x.decided_by
    WHERE a.conference_id = ${query.conferenceId} AND x.state = ${query.state} AND (x.state <> 'pending' OR ${isStanding})
    ORDER BY CASE WHEN x.state = 'pending' THEN x.id ELSE -x.id END LIMIT ${query.maxResultCount} OFFSET ${query.skipCount}`);
  return z.array(ChangeRow).parse(rows);
}

const Decided = z.object({ id: z.int(), attendee_id: z.int(), field: z.string(), new_value: registrationAnswer });

/** Decides what still waits, once however many decide at a time; null for what does not, or for a registration that has ended. */
export async function decideChange(
  transaction: Database,
  id: number,
  decision: { state: 'approved' | 'rejected'; reason: string; decidedBy: number },
): Promise<z.infer<typeof Decided> | null> {
  const { rows } = await transaction.execute(sql`
    UPDATE attendee_change x SET state = ${decision.state}, reason = ${decision.reason}, decided_by = ${decision.decidedBy}, decided_at = now()
    FROM attendee a WHERE x.id = ${id} AND x.state = 'pending' AND a.id = x.attendee_id AND ${isStanding} RETURNING x.id, x.attendee_id, x.field, x.new_value`);
  return rows[0] === undefined ? null : Decided.parse(rows[0]);
}

export async function changeExists(db: Database, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`SELECT FROM attendee_change WHERE id = ${id}`);
  return rowCount === 1;
}

/** Throws the violation of `attendee_phone` if the number has its own registration. */
export async function storeNameOrPhone(
  transaction: Database,
  attendeeId: number,
  field: 'name' | 'phone',
  value: string,
): Promise<void> {
  await transaction.execute(sql`
    UPDATE attendee SET ${sql.identifier(field)} = ${value}, updated_at = now() WHERE id = ${attendeeId}`);
}
