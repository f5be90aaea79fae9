import { juryKinds } from '@tuyuan/contract/contest/jury-words.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many, one } from '../../../platform/database/rows.ts';
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

const Standing = z.object({ isAwaited: z.boolean(), hasBegun: z.boolean() });
const Score = z.object({ id: z.int(), score: z.number() });

/**
 * Whether the jury is awaited: until vote and judging have ended, and the last round that was begun is published, with those before it. Scores
 * by work are null as long, and where no round was begun.
 */
export async function findJuryResult(db: Database, activityId: number) {
  const { isAwaited, hasBegun } = await one(
    db,
    Standing,
    sql`SELECT ${clock} < a.judge_to OR ${clock} < coalesce(a.vote_to, a.judge_to) OR coalesce(l.state <> 'published', false) AS is_awaited,
        l.state IS NOT NULL AS has_begun
      FROM activity a LEFT JOIN LATERAL (SELECT r.state FROM jury_round r WHERE r.activity_id = a.id AND r.state <> 'draft'
        ORDER BY r.state IN ('open', 'paused') DESC, r.number DESC LIMIT 1) l ON true
      WHERE a.id = ${activityId} AND a.judge_to IS NOT NULL`,
  );
  if (isAwaited || !hasBegun) return { isAwaited, scores: null };
  const rows = await many(
    db,
    Score,
    sql`SELECT entry_id AS id, score FROM jury_score WHERE activity_id = ${activityId}`,
  );
  return { isAwaited, scores: new Map(rows.map(({ id, score }) => [id, score])) };
}
