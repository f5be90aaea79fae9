import type { Arrival } from '@tuyuan/contract/conference/arrival.ts';
import { type SQL, sql } from 'drizzle-orm';

/** When each attendee of a conference first came through any door: `attendee_id`, `arrived_at`. */
export function arrivalsOf(conferenceId: number | SQL): SQL {
  return sql`(SELECT k.attendee_id, min(m.admitted_at) AS arrived_at
    FROM admission m JOIN ticket k ON k.id = m.ticket_id JOIN sign_point p ON p.id = m.sign_point_id
    WHERE m.conference_id = ${conferenceId} AND p.kind = 'door' AND m.state IN ('valid', 'extra') GROUP BY k.attendee_id)`;
}

/** Over the rows `r` of `arrivalsOf`, joined to all attendees. */
export const arrivalIs: Record<Arrival, SQL> = {
  all: sql`true`,
  arrived: sql`r.arrived_at IS NOT NULL`,
  missing: sql`r.arrived_at IS NULL`,
};
