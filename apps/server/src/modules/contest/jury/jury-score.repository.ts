import { juryKinds } from '@tuyuan/contract/contest/jury-words.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { clock } from '../entry/index.ts';

const Judged = z.object({ number: z.int(), kind: z.enum(juryKinds), works: z.array(z.int()) });

/** Holds the activity until the transaction ends; returns its rounds that have ended, in order, with their works that still take part. */
export async function lockJudgedRounds(transaction: Database, activityId: number) {
  await transaction.execute(sql`SELECT FROM activity WHERE id = ${activityId} FOR NO KEY UPDATE`);
  return many(
    transaction,
    Judged,
    sql`SELECT r.number, r.kind, ARRAY(SELECT w.id FROM jury_work x JOIN entry w ON w.id = x.entry_id AND w.state = 'accepted'
        WHERE x.round_id = r.id ORDER BY w.id) AS works
      FROM jury_round r WHERE r.activity_id = ${activityId} AND r.state IN ('closed', 'published') ORDER BY r.number`,
  );
}

/** Replaces those that were kept before. */
export async function storeJuryScores(
  transaction: Database,
  activityId: number,
  scores: ReadonlyMap<number, number>,
): Promise<void> {
  const rows = JSON.stringify([...scores].map(([entry, score]) => ({ entry, score })));
  await transaction.execute(sql`DELETE FROM jury_score WHERE activity_id = ${activityId}`);
  await transaction.execute(sql`
    INSERT INTO jury_score (activity_id, entry_id, score) SELECT ${activityId}::int, s.entry, s.score
    FROM jsonb_to_recordset(${rows}::jsonb) AS s(entry int, score float8)`);
}

const Score = z.object({ id: z.int(), score: z.number() });

/**
 * Scores by work; null while they are not public: until vote and judging have ended, every round that was begun is published, and there are any.
 */
export async function findJuryScores(db: Database, activityId: number): Promise<Map<number, number> | null> {
  const rows = await many(
    db,
    Score,
    sql`SELECT s.entry_id AS id, s.score FROM activity a JOIN jury_score s ON s.activity_id = a.id
      WHERE a.id = ${activityId} AND ${clock} >= a.judge_to AND ${clock} >= coalesce(a.vote_to, a.judge_to)
        AND NOT EXISTS (SELECT FROM jury_round r WHERE r.activity_id = a.id AND r.state IN ('open', 'paused'))
        AND EXISTS (SELECT FROM jury_round r WHERE r.activity_id = a.id AND r.state = 'published'
          AND NOT EXISTS (SELECT FROM jury_round o WHERE o.activity_id = a.id AND o.number > r.number AND o.state <> 'draft'))`,
  );
  return rows.length === 0 ? null : new Map(rows.map(({ id, score }) => [id, score]));
}
