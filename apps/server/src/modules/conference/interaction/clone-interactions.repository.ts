import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { ConferenceClone } from '../registration/index.ts';

/** Returns the new lotteries, which have no seed yet. */
export async function copyInteractions(
  transaction: Database,
  { from, to }: Pick<ConferenceClone, 'from' | 'to'>,
  createdBy: number,
): Promise<number[]> {
  const { rows } = await transaction.execute(sql`
    WITH room AS MATERIALIZED (
        SELECT id AS old_id, nextval(pg_get_serial_sequence('interaction_room', 'id'))::int AS id
        FROM (SELECT id FROM interaction_room WHERE conference_id = ${from}::int ORDER BY id) AS old),
      rooms AS (
        INSERT INTO interaction_room (id, conference_id, name, position, danmaku_on, danmaku_reviewed, slow_seconds, questions_on, questions_reviewed)
        SELECT room.id, ${to}::int, r.name, r.position, r.danmaku_on, r.danmaku_reviewed, r.slow_seconds, r.questions_on, r.questions_reviewed
        FROM room JOIN interaction_room r ON r.id = room.old_id),
      interactions AS (
        INSERT INTO interaction (room_id, kind, title, rules, options, created_by)
        SELECT room.id, i.kind, i.title, i.rules, i.options, ${createdBy}::int FROM interaction i JOIN room ON room.old_id = i.room_id ORDER BY i.id
        RETURNING id, kind)
    SELECT id FROM interactions WHERE kind = 'lottery'`);
  return z
    .array(z.object({ id: z.int() }))
    .parse(rows)
    .map(({ id }) => id);
}
