import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const names = z.array(z.string());
const ReadinessRow = z.object({
  is_draft: z.boolean(),
  is_over: z.boolean(),
  has_changes: z.boolean(),
  has_office_phone: z.boolean(),
  ticket_types: z.int(),
  unlimited_types: names,
  expected: z.int(),
  doors: z.int(),
  promises_meals: z.boolean(),
  meals: z.int(),
  unstocked_meals: names,
  supervisors: z.int(),
  devices: z.int(),
  duty_posts: z.int(),
  open_shifts: names,
  sessions: z.int(),
  published_sessions: z.int(),
  crowded_sessions: names,
  crowded_halls: names,
  crowded_rooms: names,
});
export type ReadinessFacts = z.infer<typeof ReadinessRow>;

/** Returns the facts for judging readiness; undefined if the conference does not exist. */
export async function readReadiness(db: Database, conferenceId: number): Promise<ReadinessFacts | undefined> {
  const of = sql`conference_id = ${conferenceId}`;
  const { rows } = await db.execute(sql`
    SELECT c.state = 'draft' AS is_draft, c.end_time < now() AS is_over, c.draft IS NOT NULL AS has_changes, c.office_phone <> '' AS has_office_phone,
      (SELECT count(*)::int FROM ticket_type WHERE ${of}) AS ticket_types,
      ARRAY(SELECT name FROM ticket_type WHERE ${of} AND capacity IS NULL AND user_type <= 1 ORDER BY position, id) AS unlimited_types,
      (SELECT count(*)::int FROM attendee WHERE ${of} AND state = 'ticketed' AND user_type <= 1) AS expected,
      (SELECT count(*)::int FROM sign_point WHERE ${of} AND kind = 'door' AND is_active) AS doors,
      EXISTS (SELECT FROM ticket_type y, unnest(y.includes) AS said WHERE y.conference_id = ${conferenceId} AND said ~ '餐|宴') AS promises_meals,
      (SELECT count(*)::int FROM sign_point WHERE ${of} AND kind = 'meal' AND is_active) AS meals,
      ARRAY(SELECT p.name FROM sign_point p WHERE p.conference_id = ${conferenceId} AND p.kind = 'meal' AND p.is_active AND p.closes_at > now()
        AND NOT EXISTS (SELECT FROM meal_stock k WHERE k.sign_point_id = p.id) ORDER BY p.opens_at) AS unstocked_meals,
      (SELECT count(*)::int FROM check_in_supervisor WHERE ${of} AND revoked_at IS NULL) AS supervisors,
      (SELECT count(*)::int FROM check_in_device WHERE ${of} AND revoked_at IS NULL) AS devices,
      (SELECT count(*)::int FROM duty_post WHERE ${of}) AS duty_posts,
      ARRAY(SELECT p.place || ' ' || p.work FROM duty_shift s JOIN duty_post p ON p.id = s.post_id WHERE p.conference_id = ${conferenceId} AND s.ends_at > now() AND s.taken < s.needed ORDER BY s.starts_at) AS open_shifts,
      (SELECT count(*)::int FROM conference_session WHERE ${of} AND NOT is_removed) AS sessions,
      (SELECT count(*)::int FROM published_session WHERE ${of}) AS published_sessions,
      ARRAY(SELECT s.title FROM conference_session s JOIN conference_room r ON r.id = s.room_id WHERE s.conference_id = ${conferenceId} AND NOT s.is_removed AND NOT s.is_cancelled AND s.seat_limit > r.capacity ORDER BY s.start_time) AS crowded_sessions,
      ARRAY(SELECT p.hall FROM sign_point p WHERE p.conference_id = ${conferenceId} AND p.kind = 'door' AND p.is_active AND p.hall <> '' GROUP BY p.hall
        HAVING max(p.capacity) < (SELECT count(*) FROM attendee a WHERE a.conference_id = ${conferenceId} AND a.state = 'ticketed' AND user_type <= 1)) AS crowded_halls,
      ARRAY(SELECT h.name || ' ' || r.number FROM stay_room r JOIN stay_hotel h ON h.id = r.hotel_id JOIN stay_plan l ON l.room_id = r.id WHERE h.conference_id = ${conferenceId}
        GROUP BY h.name, r.number, r.capacity HAVING count(*) > r.capacity ORDER BY 1) AS crowded_rooms
    FROM conference c WHERE c.id = ${conferenceId}`);
  return z.array(ReadinessRow).parse(rows)[0];
}
