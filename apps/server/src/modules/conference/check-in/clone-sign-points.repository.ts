import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { type ConferenceClone, movedMoment } from '../registration/index.ts';

/**
 * Copies sign points and what they hand out to a conference that has the same ticket types. Admissions, posters and
 * prepared portions are not copied. `sessions` maps old sessions to new ones; with null no sign point requires a seat.
 */
export async function cloneSignPoints(
  transaction: Database,
  { from, to, ...moves }: ConferenceClone,
  sessions: ReadonlyMap<number, number> | null,
): Promise<void> {
  const moved = (column: string) => movedMoment(sql`p.${sql.identifier(column)}`, moves);
  const [oldIds, ids] = [[...(sessions?.keys() ?? [])], [...(sessions?.values() ?? [])]];
  // Sign points restricted to uncopied sessions or tickets are skipped: without the restriction they would admit
  // everyone.
  await transaction.execute(sql`
    INSERT INTO sign_point (conference_id, kind, name, place, hall, capacity, gates, is_active, opens_at, closes_at, late_after, entry, has_leave, user_types,
      ticket_type_ids, seat_of_session, is_rotating_only, lanes, portions, cover_key, poster_from, poster_until, latitude, longitude, radius_m, position)
    SELECT ${to}::int, p.kind, p.name, p.place, p.hall, p.capacity, p.gates, p.is_active, ${moved('opens_at')}, ${moved('closes_at')}, ${moved('late_after')},
      p.entry, p.has_leave, p.user_types, t.ids, s.id, p.is_rotating_only, p.lanes, p.portions, p.cover_key, ${moved('poster_from')}, ${moved('poster_until')},
      p.latitude, p.longitude, p.radius_m, p.position
    FROM sign_point p
    LEFT JOIN unnest(${sql.param(oldIds)}::int[], ${sql.param(ids)}::int[]) AS s (old_id, id) ON s.old_id = p.seat_of_session
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(n.id ORDER BY n.id), '{}') AS ids FROM ticket_type o JOIN ticket_type n ON n.name = o.name AND n.conference_id = ${to}::int
      WHERE o.id = ANY (p.ticket_type_ids)) t
    WHERE p.conference_id = ${from}::int AND (p.ticket_type_ids = '{}' OR t.ids <> '{}')
      AND (p.seat_of_session IS NULL OR s.id IS NOT NULL OR ${sessions === null}::boolean)
    ORDER BY p.id`);
}
