import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';

/** Returns the first conference if it has no code of conduct, else null. */
export async function findConferenceToTell(db: Database): Promise<number | null> {
  const { rows } = await db.execute(sql`
    SELECT c.id FROM conference c WHERE NOT is_rehearsal AND id = (SELECT min(id) FROM conference WHERE NOT is_rehearsal)
      AND NOT EXISTS (SELECT 1 FROM conference_manner m WHERE m.conference_id = c.id)`);
  return z.array(z.object({ id: z.int() })).parse(rows)[0]?.id ?? null;
}

/** Backdates a notice as the demo specifies and marks some attendees as having read it. */
export async function ageNotice(
  transaction: Database,
  id: number,
  { minutesAgo, readers, isOld }: { minutesAgo: number; readers: number; isOld: boolean },
): Promise<void> {
  await transaction.execute(sql`
    UPDATE conference_notice SET sent_at = now() - make_interval(mins => ${minutesAgo}) WHERE id = ${id}`);
  await transaction.execute(sql`
    UPDATE notice_receipt r SET read_at = n.sent_at + make_interval(mins => 1 + a.id % 20),
      confirmed_at = CASE WHEN n.priority = 'urgent' THEN n.sent_at + make_interval(mins => 1 + a.id % 20) END
    FROM conference_notice n, attendee a
    WHERE r.notice_id = ${id} AND n.id = r.notice_id AND a.id = r.attendee_id
      AND CASE WHEN a.user_id IS NULL THEN a.id * 37 % 100 < ${readers} ELSE ${isOld} END`);
}

/** Marks the code of conduct as confirmed by two thirds of the attendees without a login. */
export async function confirmDemoManner(transaction: Database, conferenceId: number, version: number): Promise<void> {
  await transaction.execute(sql`
    UPDATE attendee SET manner_version = ${version}, manner_confirmed_at = now() - make_interval(mins => id % 600)
    WHERE conference_id = ${conferenceId} AND user_id IS NULL AND state = 'ticketed' AND id % 3 > 0`);
}
