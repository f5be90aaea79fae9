import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const date = z.coerce.date();
const Frame = z.object({
  title: z.string(),
  start_time: date,
  end_time: date,
  opens_at: date.nullable(),
  closes_at: date.nullable(),
  late_after: date.nullable(),
  expected: z.int(),
});
export type ArrivalFrame = z.infer<typeof Frame>;

/**
 * Current doors: for a conference with doors for each day, those that open within half a day of the first that is not
 * closed yet; once all are closed, the last.
 */
const currentDoors = (conferenceId: number) => sql`
  SELECT p.id, p.opens_at, p.closes_at, p.late_after FROM sign_point p, LATERAL (
    SELECT coalesce(min(q.opens_at) FILTER (WHERE q.closes_at > now()), max(q.opens_at)) AS at FROM sign_point q
    WHERE q.conference_id = ${conferenceId} AND q.kind = 'door' AND q.is_active) first
  WHERE p.conference_id = ${conferenceId} AND p.kind = 'door' AND p.is_active AND p.opens_at >= first.at AND p.opens_at < first.at + interval '12 hours'`;

/** Returns the doors' hours and how many attendees may enter; undefined if the conference does not exist. */
export async function readArrivalFrame(db: Database, conferenceId: number): Promise<ArrivalFrame | undefined> {
  const { rows } = await db.execute(sql`
    SELECT c.title, c.start_time, c.end_time, d.opens_at, d.closes_at, d.late_after,
      (SELECT count(*)::int FROM ticket t JOIN attendee a ON a.id = t.attendee_id
        WHERE t.conference_id = c.id AND t.revoked_at IS NULL AND a.state = 'ticketed' AND a.user_type <= 1) AS expected
    FROM conference c LEFT JOIN LATERAL (
      SELECT min(p.opens_at) AS opens_at, max(p.closes_at) AS closes_at, min(p.late_after) AS late_after FROM (${currentDoors(conferenceId)}) p) d ON true
    WHERE c.id = ${conferenceId}`);
  return z.array(Frame).parse(rows)[0];
}

const StepRow = z.object({ at: date, arrived: z.int() });

/** Attendees and guests by the five minutes of their first door, whichever of those it was. */
export async function readArrivals(db: Database, conferenceId: number): Promise<z.infer<typeof StepRow>[]> {
  const { rows } = await db.execute(sql`
    SELECT date_bin('5 minutes', first.at, timestamptz '2000-01-01') AS at, count(*)::int AS arrived
    FROM (
      SELECT min(m.admitted_at) AS at FROM admission m JOIN (${currentDoors(conferenceId)}) p ON p.id = m.sign_point_id JOIN ticket t ON t.id = m.ticket_id JOIN attendee a ON a.id = t.attendee_id
      WHERE m.conference_id = ${conferenceId} AND m.state IN ('valid', 'extra') AND a.user_type <= 1 GROUP BY m.ticket_id) first
    GROUP BY 1 ORDER BY 1`);
  return z.array(StepRow).parse(rows);
}

const PastRow = z.object({ conference_id: z.int(), minute: z.int(), arrived: z.int() });
export type PastStep = z.infer<typeof PastRow>;

/** Returns arrivals of the last five finished conferences, per five minutes around their beginning. */
export async function readPastArrivals(db: Database, conferenceId: number): Promise<PastStep[]> {
  const { rows } = await db.execute(sql`
    WITH past AS (
      SELECT id, start_time FROM conference
      WHERE end_time < now() AND id <> ${conferenceId} AND NOT is_rehearsal AND state IN ('published', 'archived')
        AND EXISTS (SELECT FROM admission m WHERE m.conference_id = conference.id)
      ORDER BY start_time DESC LIMIT 5
    )
    SELECT first.conference_id, (floor(extract(epoch FROM first.at - first.start_time) / 300) * 5)::int AS minute, count(*)::int AS arrived
    FROM (
      SELECT c.id AS conference_id, c.start_time, min(m.admitted_at) AS at FROM past c JOIN admission m ON m.conference_id = c.id JOIN sign_point p ON p.id = m.sign_point_id
      WHERE p.kind = 'door' AND m.state IN ('valid', 'extra') GROUP BY c.id, c.start_time, m.ticket_id) first
    GROUP BY 1, 2 ORDER BY 1, 2`);
  return z.array(PastRow).parse(rows);
}

const HallRow = z.object({ name: z.string(), inside: z.int(), capacity: z.int().nullable() });

/** Returns heads per hall: admitted and not left. */
export async function readHalls(db: Database, conferenceId: number): Promise<z.infer<typeof HallRow>[]> {
  const { rows } = await db.execute(sql`
    SELECT p.hall AS name, max(p.capacity) AS capacity,
      (SELECT count(DISTINCT m.ticket_id)::int FROM admission m JOIN sign_point q ON q.id = m.sign_point_id
        WHERE q.conference_id = ${conferenceId} AND q.hall = p.hall AND m.state IN ('valid', 'extra') AND m.left_at IS NULL AND q.closes_at > now()) AS inside
    FROM sign_point p WHERE p.conference_id = ${conferenceId} AND p.hall <> '' AND p.portions IS NULL GROUP BY p.hall ORDER BY min(p.position), p.hall`);
  return z.array(HallRow).parse(rows);
}
