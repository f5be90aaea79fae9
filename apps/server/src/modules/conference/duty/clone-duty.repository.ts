import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { type ConferenceClone, movedMoment } from '../registration/index.ts';

/** `codes`: the new post's by the old post. */
export async function copyPosts(
  transaction: Database,
  { to, ...moves }: ConferenceClone,
  codes: ReadonlyMap<number, string>,
): Promise<void> {
  await transaction.execute(sql`
    WITH post AS MATERIALIZED (
        SELECT old_id, code, nextval(pg_get_serial_sequence('duty_post', 'id'))::int AS id
        FROM unnest(${sql.param([...codes.keys()])}::int[], ${sql.param([...codes.values()])}::text[]) AS fresh (old_id, code)),
      posts AS (
        INSERT INTO duty_post (id, conference_id, place, work, directions, latitude, longitude, code, position)
        SELECT post.id, ${to}::int, p.place, p.work, p.directions, p.latitude, p.longitude, post.code, p.position FROM post JOIN duty_post p ON p.id = post.old_id)
    INSERT INTO duty_shift (post_id, starts_at, ends_at, needed, note)
    SELECT post.id, ${movedMoment(sql`s.starts_at`, moves)}, ${movedMoment(sql`s.ends_at`, moves)}, s.needed, s.note
    FROM duty_shift s JOIN post ON post.old_id = s.post_id ORDER BY s.id`);
}
