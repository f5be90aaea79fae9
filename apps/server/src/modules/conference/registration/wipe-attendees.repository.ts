import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

/** Name of anonymised attendees; other people may have it too. */
const nobody = '已注销用户';

/** Statements that erase data, given a list of attendees and one of their tickets. */
const wipes: readonly ((attendees: SQL, tickets: SQL) => SQL)[] = [
  (attendees) =>
    sql`DELETE FROM sms_outbox WHERE phone IN (SELECT phone FROM attendee WHERE id IN ${attendees} AND phone <> '')`,
  (attendees) => sql`
    UPDATE attendee SET name = ${nobody}, phone = '', email = '', company = '', gender = 'unknown', photo_key = NULL, seat = '',
      table_no = '', badge_no = '', host_phone = '', answers = '{}', decided_reason = '', forgotten_at = now() WHERE id IN ${attendees}`,
  (attendees) =>
    sql`UPDATE attendee_change SET old_value = '""', new_value = '""', reason = '' WHERE attendee_id IN ${attendees}`,
  // The ticket is not revoked, because it would be missing in the counts; its codes are made unusable instead.
  (attendees) => sql`
    UPDATE ticket SET code_hash = sha256(gen_random_uuid()::text::bytea), qr_hash = sha256(gen_random_uuid()::text::bytea), sealed = '',
      revoked_reason = ''
    WHERE attendee_id IN ${attendees}`,
  (_attendees, tickets) => sql`DELETE FROM ticket_session WHERE ticket_id IN ${tickets}`,
  // Keys of a ticket are stored under its negated id.
  (_attendees, tickets) => sql`DELETE FROM idempotency_key WHERE user_id IN (SELECT -id FROM ${tickets} own)`,
  (_attendees, tickets) => sql`DELETE FROM roster_line WHERE ticket_id IN ${tickets}`,
  (attendees) => sql`DELETE FROM calendar_feed WHERE attendee_id IN ${attendees}`,
  (attendees) => sql`UPDATE attendee_message SET detail = '' WHERE attendee_id IN ${attendees}`,
  (attendees) => sql`
    UPDATE traffic_itinerary SET number = '', seat = '', from_place = '', to_place = '', note = '' WHERE attendee_id IN ${attendees}`,
  (attendees) => sql`UPDATE stay_wish SET mate_name = '', note = '' WHERE attendee_id IN ${attendees}`,
  (attendees) => sql`
    UPDATE stay_plan SET desk_code = '', change_wish = '', change_answer = '', overridden_reason = '' WHERE attendee_id IN ${attendees}`,
  (attendees) => sql`UPDATE danmaku SET place = '' WHERE attendee_id IN ${attendees}`,
  (attendees) => sql`UPDATE live_original_request SET purpose = '' WHERE attendee_id IN ${attendees}`,
  (attendees) => sql`UPDATE duty_entry SET late_reason = '', changed_reason = '' WHERE attendee_id IN ${attendees}`,
  (attendees) => sql`
    UPDATE duty_swap SET reason = '', answer = ''
    WHERE to_attendee_id IN ${attendees} OR entry_id IN (SELECT id FROM duty_entry WHERE attendee_id IN ${attendees})`,
  (attendees) => sql`
    UPDATE admission SET staff_name = '' WHERE scan_id IN (SELECT id FROM scan WHERE staff_attendee_id IN ${attendees})`,
  (attendees) => sql`UPDATE check_in_device SET label = '', user_agent = '' WHERE attendee_id IN ${attendees}`,
];

/**
 * Anonymises attendees and erases what only they could open. Counted data stays: rows, scans and admissions, votes,
 * anonymous questions, and material downloads, which are kept to trace leaks.
 */
export async function wipeAttendees(transaction: Database, ids: readonly number[]): Promise<void> {
  const attendees = sql`(SELECT unnest(${sql.param([...ids])}::int[]))`;
  const tickets = sql`(SELECT id FROM ticket WHERE attendee_id IN ${attendees})`;
  for (const wipe of wipes) await transaction.execute(wipe(attendees, tickets));
}
