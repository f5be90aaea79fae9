import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { CalendarOwner } from './personal-entry.ts';

/** Number of the holder's last address; null before the first. */
export async function findFeedNumber(db: Database, attendeeId: number): Promise<number | null> {
  const { rows } = await db.execute(sql`SELECT number FROM calendar_feed WHERE attendee_id = ${attendeeId}`);
  return rows[0] === undefined ? null : z.object({ number: z.int() }).parse(rows[0]).number;
}

export async function putFeed(
  db: Database,
  feed: { attendeeId: number; number: number; tokenHash: Buffer },
): Promise<void> {
  await db.execute(sql`
    INSERT INTO calendar_feed AS f (attendee_id, number, token_hash) VALUES (${feed.attendeeId}, ${feed.number}, ${feed.tokenHash})
    ON CONFLICT (attendee_id) DO UPDATE SET number = excluded.number, token_hash = excluded.token_hash
      WHERE f.token_hash <> excluded.token_hash`);
}

const HolderRow = z.object({
  ticket_id: z.int(),
  attendee_id: z.int(),
  conference_id: z.int(),
  user_type: z.int(),
  name: z.string(),
  user_id: z.int().nullable(),
});

/** Returns the owner of the calendar address while their ticket is valid. */
export async function findFeedOwner(db: Database, tokenHash: Buffer): Promise<CalendarOwner | null> {
  const { rows } = await db.execute(sql`
    SELECT t.id AS ticket_id, a.id AS attendee_id, a.conference_id, a.user_type, a.name, a.user_id
    FROM calendar_feed f JOIN attendee a ON a.id = f.attendee_id AND a.state = 'ticketed'
    JOIN ticket t ON t.attendee_id = a.id AND t.revoked_at IS NULL WHERE f.token_hash = ${tokenHash}`);
  const row = z.array(HolderRow).parse(rows)[0];
  if (!row) return null;
  return {
    ticketId: row.ticket_id,
    attendeeId: row.attendee_id,
    conferenceId: row.conference_id,
    userType: row.user_type,
    name: row.name,
    userId: row.user_id,
  };
}
