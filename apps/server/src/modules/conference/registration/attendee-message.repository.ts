import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

export const messageKinds = [
  'ticketed',
  'waitlisted',
  'applied',
  'payable',
  'promoted',
  'rejected',
  'cancelled',
  'conferenceCancelled',
  'conferenceMoved',
  'scheduleChanged',
  'reissued',
  'resent',
  'changeApproved',
  'changeRejected',
] as const;
export type MessageKind = (typeof messageKinds)[number];

const DueMessage = z.object({
  id: z.int(),
  kind: z.enum(messageKinds),
  detail: z.string(),
  phone: z.string(),
  conference_id: z.int(),
  title: z.string(),
  /** Secrets of the valid ticket; null without one. */
  sealed: z.instanceof(Buffer).nullable(),
});
export type DueMessage = z.infer<typeof DueMessage>;

/** Whether messages are sent to attendee `a` of conference `c`. */
const isWrittenTo: SQL = sql`(NOT c.is_rehearsal AND a.phone <> '')`;

/** Whether a message to attendee `a` of conference `c` is still to be sent. */
export const awaitsMessage: SQL = sql`(${isWrittenTo} AND EXISTS (
  SELECT FROM attendee_message m WHERE m.attendee_id = a.id AND m.sent_at IS NULL AND m.due_at < 'infinity'))`;

/** Locks and returns the next message to send until the transaction ends; skips messages locked by another process. */
export async function takeDueMessage(transaction: Database): Promise<DueMessage | null> {
  const { rows } = await transaction.execute(sql`
    SELECT m.id, m.kind, m.detail, a.phone, a.conference_id, c.title,
      (SELECT k.sealed FROM ticket k WHERE k.attendee_id = a.id AND k.revoked_at IS NULL) AS sealed
    FROM attendee_message m JOIN attendee a ON a.id = m.attendee_id JOIN conference c ON c.id = a.conference_id
    WHERE m.sent_at IS NULL AND m.due_at <= now() AND ${isWrittenTo}
    ORDER BY m.due_at, m.id LIMIT 1 FOR UPDATE OF m SKIP LOCKED`);
  return rows[0] === undefined ? null : DueMessage.parse(rows[0]);
}

export async function markMessageSent(transaction: Database, id: number): Promise<void> {
  await transaction.execute(sql`UPDATE attendee_message SET sent_at = now() WHERE id = ${id}`);
}

/** Retries later with doubled delay; never again after `maxFailures`. */
export async function putMessageOff(transaction: Database, id: number, maxFailures: number): Promise<void> {
  await transaction.execute(sql`
    UPDATE attendee_message SET failures = failures + 1,
      due_at = CASE WHEN failures + 1 >= ${maxFailures} THEN 'infinity' ELSE now() + make_interval(mins => power(2, failures)::int) END
    WHERE id = ${id}`);
}

/** Inserts messages to the attendees; those without a phone get none. */
export async function insertMessages(
  transaction: Database,
  attendeeIds: readonly number[],
  kind: MessageKind,
  detail = '',
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO attendee_message (attendee_id, kind, detail)
    SELECT id, ${kind}, ${detail} FROM attendee WHERE id = ANY(${sql.param([...attendeeIds])}::int[]) AND phone <> ''`);
}
