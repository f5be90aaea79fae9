import { type JuryState, juryKinds, juryStates } from '@tuyuan/contract/contest/jury-words.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import { isStageOn, judgeable } from './jury-parts.repository.ts';

const Round = z.object({
  id: z.int(),
  activityId: z.int(),
  activityName: z.string(),
  number: z.int(),
  kind: z.enum(juryKinds),
  bestOf: z.int().nullable(),
  state: z.enum(juryStates),
  isStageOn: z.boolean(),
});

/** A round as it is now. */
export function findRound(db: Database, id: number) {
  return findOne(
    db,
    Round,
    sql`SELECT r.id, r.activity_id, a.name AS activity_name, r.number, r.kind, r.best_of, r.state, ${isStageOn} AS is_stage_on
      FROM jury_round r JOIN activity a ON a.id = r.activity_id WHERE r.id = ${id}`,
  );
}

/** Holds the round until the transaction ends, once those who are giving ballots are done. */
export async function lockRound(transaction: Database, id: number) {
  await transaction.execute(sql`SELECT FROM jury_round WHERE id = ${id} FOR UPDATE`);
  return findRound(transaction, id);
}

/** Closing keeps who was missing, and why it was closed all the same. */
export async function storeRoundState(
  transaction: Database,
  id: number,
  { state, missing, reason }: { state: JuryState; missing: readonly number[]; reason: string },
): Promise<void> {
  await transaction.execute(sql`
    UPDATE jury_round SET state = ${state},
      opened_at = CASE WHEN ${state} = 'open' THEN coalesce(opened_at, now()) ELSE opened_at END,
      closed_at = CASE WHEN ${state} = 'closed' THEN now() ELSE closed_at END,
      published_at = CASE WHEN ${state} = 'published' THEN now() ELSE published_at END,
      missing_jurors = CASE WHEN ${state} = 'closed' THEN ${idList(missing)} ELSE missing_jurors END,
      closing_reason = CASE WHEN ${state} = 'closed' THEN ${reason} ELSE closing_reason END
    WHERE id = ${id}`);
}

export function findAcceptedIds(db: Database, activityId: number): Promise<number[]> {
  return findIds(db, sql`SELECT id FROM entry WHERE activity_id = ${activityId} AND state = 'accepted' ORDER BY id`);
}

export async function insertWorks(transaction: Database, roundId: number, entryIds: readonly number[]): Promise<void> {
  await transaction.execute(
    sql`INSERT INTO jury_work (round_id, entry_id) SELECT ${roundId}::int, unnest(${idList(entryIds)})`,
  );
}

/** Jurors who have works left. */
export function findMissing(db: Database, roundId: number): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT j.user_id AS id FROM jury_round r JOIN juror j ON j.activity_id = r.activity_id AND j.removed_at IS NULL
      WHERE r.id = ${roundId} AND EXISTS (SELECT FROM ${judgeable} WHERE NOT EXISTS (SELECT FROM jury_ballot b
        WHERE b.round_id = r.id AND b.entry_id = w.id AND b.juror_id = j.user_id)) ORDER BY 1`,
  );
}

/** Works with fewer ballots than the quorum. */
export function findBelowQuorum(db: Database, roundId: number): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT w.id FROM jury_round r JOIN jury_work x ON x.round_id = r.id JOIN entry w ON w.id = x.entry_id AND w.state = 'accepted'
      WHERE r.id = ${roundId} AND (SELECT count(*) FROM jury_ballot b WHERE b.round_id = r.id AND b.entry_id = w.id AND b.value IS NOT NULL) < r.quorum`,
  );
}

const Ballot = z.object({ jurorId: z.int(), entryId: z.int(), value: z.number() });

/** Values of a round for works that still take part; of places: points from 100 for a juror’s first to 0 for their last. */
export function findValues(db: Database, activityId: number, number: number) {
  return many(
    db,
    Ballot,
    sql`SELECT b.juror_id, b.entry_id, CASE WHEN r.kind <> 'rank' THEN b.value::float8
        ELSE 100 - 100 * (row_number() OVER placed - 1)::float8 / greatest(1, count(*) OVER (PARTITION BY b.juror_id) - 1) END AS value
      FROM jury_round r JOIN jury_ballot b ON b.round_id = r.id AND b.value IS NOT NULL
      JOIN entry w ON w.id = b.entry_id AND w.state = 'accepted'
      WHERE r.activity_id = ${activityId} AND r.number = ${number}
      WINDOW placed AS (PARTITION BY b.juror_id ORDER BY b.value, b.entry_id) ORDER BY b.juror_id, b.entry_id`,
  );
}

const Named = z.object({ id: z.int(), number: z.int(), title: z.string() });

export function findWorkNames(db: Database, ids: readonly number[]) {
  return many(db, Named, sql`SELECT id, number, title FROM entry WHERE id = ANY(${idList(ids)})`);
}
