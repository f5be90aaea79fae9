import {
  RegistrationField,
  registrationAnswer,
  registrationAnswers,
} from '@tuyuan/contract/conference/conference-fields.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { stateOfConference } from './conference-state.repository.ts';
import type { Answers, StandardAnswers } from './registration-answers.policy.ts';

const RecordRow = z.object({
  id: z.int(),
  conference_id: z.int(),
  user_type: z.int(),
  ticket_type_id: z.int(),
  ticket_type_name: z.string(),
  includes: z.array(z.string()),
  name: z.string(),
  phone: z.string(),
  hall: z.string(),
  seat: z.string(),
  table_no: z.string(),
  group_name: z.string(),
  badge_no: z.string(),
  host_phone: z.string(),
  office_phone: z.string(),
  form: z.array(RegistrationField),
  answers: registrationAnswers,
  sealed: z.instanceof(Buffer).nullable(),
  conference_state: z.int(),
  /** In the form the wire has it, to compare with `editableUntil`. */
  now: z.string(),
});
export type RecordRow = z.infer<typeof RecordRow>;

/** Returns an attendee's complete record; null if there is none. */
export async function findRecord(db: Database, attendeeId: number, timeZone: string): Promise<RecordRow | null> {
  const { rows } = await db.execute(sql`
    SELECT a.id, a.conference_id, a.user_type, a.ticket_type_id, t.name AS ticket_type_name, t.includes, a.name, a.phone, a.hall, a.seat, a.table_no, a.group_name,
      a.badge_no, a.host_phone, c.office_phone, c.form, a.answers, ${stateOfConference} AS conference_state,
      (SELECT k.sealed FROM ticket k WHERE k.attendee_id = a.id AND k.revoked_at IS NULL) AS sealed,
      to_char(now() AT TIME ZONE ${timeZone}, 'YYYY-MM-DD"T"HH24:MI:SS') AS now
    FROM attendee a JOIN ticket_type t ON t.id = a.ticket_type_id JOIN conference c ON c.id = a.conference_id WHERE a.id = ${attendeeId}`);
  return rows[0] === undefined ? null : RecordRow.parse(rows[0]);
}

const RequestRow = z.object({
  field: z.string(),
  new_value: registrationAnswer,
  state: z.enum(['pending', 'approved', 'rejected']),
  reason: z.string(),
  created_at: z.coerce.date(),
});
export type ChangeRequestRow = z.infer<typeof RequestRow>;

/** Returns the latest request for each field. */
export async function findLastRequests(db: Database, attendeeId: number): Promise<ChangeRequestRow[]> {
  const { rows } = await db.execute(sql`
    SELECT DISTINCT ON (field) field, new_value, state, reason, created_at FROM attendee_change WHERE attendee_id = ${attendeeId} ORDER BY field, id DESC`);
  return z.array(RequestRow).parse(rows);
}

const Locked = z.object({ answers: registrationAnswers });

/** Locks and returns the answers until the transaction ends; null if the attendee does not exist. */
export async function lockAnswers(transaction: Database, attendeeId: number): Promise<Answers | null> {
  const { rows } = await transaction.execute(
    sql`SELECT answers FROM attendee WHERE id = ${attendeeId} FOR NO KEY UPDATE`,
  );
  return rows[0] === undefined ? null : Locked.parse(rows[0]).answers;
}

export async function storeAnswers(
  transaction: Database,
  attendeeId: number,
  answers: Answers,
  standard: StandardAnswers,
): Promise<void> {
  await transaction.execute(sql`
    UPDATE attendee SET answers = ${JSON.stringify(answers)}::jsonb, company = ${standard.company}, email = ${standard.email}, gender = ${standard.gender},
      diet = ${standard.diet}, updated_at = now() WHERE id = ${attendeeId}`);
}

/** Takes the place of a wish for the same field that waits. */
export async function insertChangeRequest(
  transaction: Database,
  request: { attendeeId: number; field: string; oldValue: unknown; newValue: unknown },
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO attendee_change (attendee_id, field, old_value, new_value)
    VALUES (${request.attendeeId}, ${request.field}, ${JSON.stringify(request.oldValue ?? null)}::jsonb, ${JSON.stringify(request.newValue)}::jsonb)
    ON CONFLICT (attendee_id, field) WHERE state = 'pending'
    DO UPDATE SET old_value = excluded.old_value, new_value = excluded.new_value, created_at = now()`);
}

/** Returns false if none is pending. */
export async function deleteChangeRequest(db: Database, attendeeId: number, field: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`DELETE FROM attendee_change WHERE attendee_id = ${attendeeId} AND field = ${field} AND state = 'pending'`,
  );
  return rowCount === 1;
}
