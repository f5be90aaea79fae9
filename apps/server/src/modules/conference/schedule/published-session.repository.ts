import { SessionChange } from '@tuyuan/contract/conference/schedule-fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { PublishedFacts, type SessionContent } from './published-facts.ts';

const PublishedRow = z.object({
  session_id: z.int(),
  guid: z.string(),
  conference_id: z.int(),
  state: z.enum(['on', 'cancelled', 'removed']),
  start_time: z.coerce.date(),
  end_time: z.coerce.date(),
  seat_limit: z.int().nullable(),
  seats_taken: z.int(),
  facts: PublishedFacts,
  sequence: z.int(),
  changes: z.array(SessionChange),
  changed_at: z.coerce.date().nullable(),
  published_at: z.coerce.date(),
});
export type PublishedRow = z.infer<typeof PublishedRow>;

const columns = sql`p.session_id, s.guid, p.conference_id, p.state, p.start_time, p.end_time, p.seat_limit, p.seats_taken, p.facts, p.sequence,
  p.changes, p.changed_at, p.published_at`;

async function readWhere(db: Database, condition: SQL, tail: SQL = sql``): Promise<PublishedRow[]> {
  const { rows } = await db.execute(sql`
    SELECT ${columns} FROM published_session p JOIN conference_session s ON s.id = p.session_id
    WHERE ${condition} ORDER BY p.start_time, (p.facts->'room'->>'order')::int NULLS FIRST, p.session_id ${tail}`);
  return z.array(PublishedRow).parse(rows);
}

/** Removed ones too, in the order of time and rooms. */
export function readPublishedSessions(db: Database, conferenceId: number): Promise<PublishedRow[]> {
  return readWhere(db, sql`p.conference_id = ${conferenceId}`);
}

export async function findPublishedSession(db: Database, id: number): Promise<PublishedRow | null> {
  return (await readWhere(db, sql`p.session_id = ${id}`))[0] ?? null;
}

/** Locks the sessions until the transaction ends, so that no seat is taken or released. */
export async function lockPublishedSessions(transaction: Database, conferenceId: number): Promise<void> {
  await transaction.execute(
    sql`SELECT 1 FROM published_session WHERE conference_id = ${conferenceId} ORDER BY session_id FOR UPDATE`,
  );
}

export interface NewPublication {
  content: SessionContent;
  sequence: number;
  version: number;
  changes: SessionChange[];
  /** False keeps the time of the previous change. */
  isChange: boolean;
}

export async function putPublication(
  transaction: Database,
  conferenceId: number,
  { content, sequence, version, changes, isChange }: NewPublication,
): Promise<void> {
  const changedAt = isChange ? sql`now()` : sql`NULL`;
  await transaction.execute(sql`
    INSERT INTO published_session AS p (session_id, conference_id, state, room_id, start_time, end_time, seat_limit, facts, sequence, version, changes, changed_at)
    VALUES (${content.id}, ${conferenceId}, ${content.state}, ${content.facts.room?.id ?? null}, ${content.startTime}, ${content.endTime}, ${content.seatLimit},
      ${JSON.stringify(content.facts)}::jsonb, ${sequence}, ${version}, ${JSON.stringify(changes)}::jsonb, ${changedAt})
    ON CONFLICT (session_id) DO UPDATE SET state = excluded.state, room_id = excluded.room_id, start_time = excluded.start_time,
      end_time = excluded.end_time, seat_limit = excluded.seat_limit, facts = excluded.facts, sequence = excluded.sequence, version = excluded.version,
      changes = excluded.changes, changed_at = coalesce(excluded.changed_at, p.changed_at), published_at = now()`);
}

const Interest = z.object({ session_id: z.int(), stars: z.int(), waitlisted: z.int() });
export type Interest = z.infer<typeof Interest>;

/** Returns the number of stars and waitlisted attendees of each published session. */
export async function readInterest(db: Database, conferenceId: number): Promise<Interest[]> {
  const { rows } = await db.execute(sql`
    SELECT p.session_id, (SELECT count(*)::int FROM session_star t WHERE t.session_id = p.session_id) AS stars,
      (SELECT count(*)::int FROM session_seat t WHERE t.session_id = p.session_id AND t.state = 'waitlisted') AS waitlisted
    FROM published_session p WHERE p.conference_id = ${conferenceId}`);
  return z.array(Interest).parse(rows);
}

const Concerned = z.object({ session_id: z.int(), attendee_id: z.int(), ticket_id: z.int(), has_phone: z.boolean() });
export type Concerned = z.infer<typeof Concerned>;

/** Returns attendees with a valid ticket who starred one of the sessions or have or await a seat; one row per session. */
export async function readConcerned(db: Database, sessionIds: readonly number[]): Promise<Concerned[]> {
  const { rows } = await db.execute(sql`
    WITH wanted AS (SELECT unnest(${sql.param([...sessionIds])}::int[]) AS id), concerned AS (
      SELECT t.session_id, t.attendee_id FROM session_star t JOIN wanted w ON w.id = t.session_id
      UNION SELECT t.session_id, t.attendee_id FROM session_seat t JOIN wanted w ON w.id = t.session_id WHERE t.state <> 'cancelled')
    SELECT c.session_id, c.attendee_id, k.id AS ticket_id, a.phone <> '' AS has_phone FROM concerned c
    JOIN attendee a ON a.id = c.attendee_id AND a.state = 'ticketed'
    JOIN ticket k ON k.attendee_id = a.id AND k.revoked_at IS NULL`);
  return z.array(Concerned).parse(rows);
}
