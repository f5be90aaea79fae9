import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many, one } from '../../../platform/database/rows.ts';

const Day = z.object({ day: z.string(), ticketed: z.int() });

/** Attendees of a conference with the local day they came on: of their first ticket, otherwise of their registration. */
const attendeeDays = (conferenceId: number, timeZone: string) => sql`
  SELECT a.state, a.created_at, (CASE WHEN a.state = 'ticketed' THEN coalesce(k.at, a.created_at) ELSE a.created_at END AT TIME ZONE ${timeZone})::date AS day
  FROM attendee a LEFT JOIN (SELECT attendee_id, min(issued_at) AS at FROM ticket WHERE conference_id = ${conferenceId} GROUP BY attendee_id) k ON k.attendee_id = a.id
  WHERE a.conference_id = ${conferenceId} AND a.state IN ('ticketed', 'applied', 'waitlisted')`;

/** Returns every day from the first ticket to today or the last day of the conference, with how many had a ticket by then. */
export function findTicketDays(db: Database, conferenceId: number, timeZone: string): Promise<z.infer<typeof Day>[]> {
  return many(
    db,
    Day,
    sql`
    WITH gained AS (SELECT day, count(*) AS tickets FROM (${attendeeDays(conferenceId, timeZone)}) t WHERE state = 'ticketed' GROUP BY day),
      span AS (SELECT min(g.day) AS first, greatest(max(g.day), least((now() AT TIME ZONE ${timeZone})::date, (SELECT (end_time AT TIME ZONE ${timeZone})::date FROM conference WHERE id = ${conferenceId}))) AS last FROM gained g)
    SELECT to_char(d.day, 'YYYY-MM-DD') AS day, (sum(coalesce(g.tickets, 0)) OVER (ORDER BY d.day))::int AS ticketed
    FROM span CROSS JOIN generate_series(span.first, span.last, interval '1 day') d (day) LEFT JOIN gained g ON g.day = d.day::date
    ORDER BY d.day`,
  );
}

const Figures = z.object({
  ticketed: z.int(),
  ticketedToday: z.int(),
  applied: z.int(),
  appliedToday: z.int(),
  waitlisted: z.int(),
  waitlistedToday: z.int(),
  oldestAppliedAt: z.date().nullable(),
  arrived: z.int(),
});

export function readRegistrationFigures(
  db: Database,
  conferenceId: number,
  timeZone: string,
): Promise<z.infer<typeof Figures>> {
  const isNew = sql`day = (now() AT TIME ZONE ${timeZone})::date`;
  return one(
    db,
    Figures,
    sql`
    SELECT count(*) FILTER (WHERE state = 'ticketed')::int AS ticketed, count(*) FILTER (WHERE state = 'ticketed' AND ${isNew})::int AS ticketed_today,
      count(*) FILTER (WHERE state = 'applied')::int AS applied, count(*) FILTER (WHERE state = 'applied' AND ${isNew})::int AS applied_today,
      count(*) FILTER (WHERE state = 'waitlisted')::int AS waitlisted, count(*) FILTER (WHERE state = 'waitlisted' AND ${isNew})::int AS waitlisted_today,
      min(created_at) FILTER (WHERE state = 'applied') AS oldest_applied_at,
      (SELECT count(DISTINCT m.ticket_id)::int FROM admission m JOIN sign_point p ON p.id = m.sign_point_id
        WHERE m.conference_id = ${conferenceId} AND p.kind = 'door' AND m.state IN ('valid', 'extra')) AS arrived
    FROM (${attendeeDays(conferenceId, timeZone)}) t`,
  );
}
