import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

/** The name of who was wiped; others may have it, too. */
const nobody = '已注销用户';

/** What is wiped, given a list of attendees and one of their tickets. */
const wipes: readonly ((attendees: SQL, tickets: SQL) => SQL)[] = [
  (attendees) =>
    sql`DELETE FROM sms_outbox WHERE phone IN (SELECT phone FROM attendee WHERE id IN ${attendees} AND phone <> '')`,
  (attendees) => sql`
    UPDATE attendee SET name = ${nobody}, phone = '', email = '', company = '', gender = 'unknown', photo_key = NULL, seat = '',
      table_no = '', badge_no = '', host_phone = '', answers = '{}', decided_reason = '', forgotten_at = now() WHERE id IN ${attendees}`,
  (attendees) =>
    sql`UPDATE attendee_change SET old_value = '""', new_value = '""', reason = '' WHERE attendee_id IN ${attendees}`,
  // Revoked, the ticket would be missing in the counts; opened by nothing, it is nobody's.
  (attendees) => sql`
    UPDATE ticket SET code_hash = sha256(gen_random_uuid()::text::bytea), qr_hash = sha256(gen_random_uuid()::text::bytea), sealed = '',
      revoked_reason = ''
    WHERE attendee_id IN ${attendees}`,
  (_attendees, tickets) => sql`DELETE FROM ticket_session WHERE ticket_id IN ${tickets}`,
  // A ticket's are kept under its number below zero.
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
 * Takes away who attendees were and what only they could open. What was counted stays: the rows, the scans and what they let in, votes,
 * questions without a name, and who took which material, which is kept to find a leak.
 */
export async function wipeAttendees(transaction: Database, ids: readonly number[]): Promise<void> {
  const attendees = sql`(SELECT unnest(${sql.param([...ids])}::int[]))`;
  const tickets = sql`(SELECT id FROM ticket WHERE attendee_id IN ${attendees})`;
  for (const wipe of wipes) await transaction.execute(wipe(attendees, tickets));
}
