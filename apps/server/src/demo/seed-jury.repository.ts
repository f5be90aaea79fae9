import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { many, one } from '../platform/database/rows.ts';

export async function hasJury(db: Database): Promise<boolean> {
  return (await one(db, z.object({ has: z.boolean() }), sql`SELECT EXISTS (SELECT FROM juror) AS has`)).has;
}

const Judged = z.object({ id: z.int(), isEnding: z.boolean() });

/** Activities that are judged now and have works; `isEnding`: within two days. */
export function findJudgedActivities(db: Database) {
  return many(
    db,
    Judged,
    sql`SELECT a.id, a.judge_to < now() + interval '2 days' AS is_ending FROM activity a
      WHERE now() >= a.judge_from AND now() < a.judge_to AND a.state = 'published'
        AND EXISTS (SELECT FROM entry e WHERE e.activity_id = a.id AND e.state = 'accepted') ORDER BY a.id`,
  );
}

const Work = z.object({ id: z.int() });

export async function findWorksOf(db: Database, roundId: number): Promise<number[]> {
  const rows = await many(
    db,
    Work,
    sql`SELECT w.id FROM jury_work x JOIN entry w ON w.id = x.entry_id WHERE x.round_id = ${roundId} ORDER BY w.number`,
  );
  return rows.map(({ id }) => id);
}

/** Vote and judging end now, and the results are public. */
export async function endDemoVote(db: Database, activityId: number): Promise<void> {
  await db.execute(sql`
    UPDATE activity SET vote_to = now(), judge_to = now(), publicity_from = now() WHERE id = ${activityId}`);
}
