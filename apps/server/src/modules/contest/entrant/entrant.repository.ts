import { Entrant, type leaveActivity, type registerEntrant } from '@tuyuan/contract/contest/entrant.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { idList, textList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';

const Row = Entrant.extend({ createdAt: z.date() });
const columns = sql`e.kind, e.name, e.members, e.state, e.reason, e.rights_version, e.created_at`;
/** A statement may have waited since its transaction began. */
const clock = sql`clock_timestamp()`;

export function findEntrant(db: Database, activityId: number, userId: number) {
  return findOne(
    db,
    Row,
    sql`SELECT ${columns} FROM entrant e WHERE e.activity_id = ${activityId} AND e.user_id = ${userId}`,
  );
}

/** Returns null where the activity's stages, its rules or an earlier registration forbid it; one that was cancelled is replaced. */
export function insertEntrant(
  db: Database,
  userId: number,
  { activityId, kind, name, members, rightsVersion }: InputOf<typeof registerEntrant>,
) {
  return findOne(
    db,
    Row,
    sql`INSERT INTO entrant AS e (activity_id, user_id, kind, name, members, rights_version, state)
      SELECT a.id, ${userId}, ${kind}, ${name}, ${textList(kind === 'team' ? members : [])}, ${rightsVersion},
        CASE WHEN (a.rules ->> 'approvesEntrants')::boolean THEN 'pending' ELSE 'approved' END
      FROM activity a WHERE a.id = ${activityId} AND a.state = 'published' AND ${clock} >= a.register_from AND ${clock} < a.register_to
        AND (a.rules ->> 'rightsVersion')::int = ${rightsVersion} AND (${kind} <> 'team' OR (a.rules ->> 'hasTeams')::boolean)
      ON CONFLICT (activity_id, user_id) DO UPDATE SET kind = excluded.kind, name = excluded.name, members = excluded.members,
        rights_version = excluded.rights_version, state = excluded.state, reason = '', created_at = now()
        WHERE e.state = 'cancelled'
      RETURNING ${columns}`,
  );
}

const Terms = z.object({
  isOpen: z.boolean(),
  hasTeams: z.boolean(),
  rightsVersion: z.int(),
  takesWorks: z.boolean(),
});

/** What an activity that can be seen asks of who registers. */
export function findTerms(db: Database, activityId: number) {
  return findOne(
    db,
    Terms,
    sql`SELECT a.state = 'published' AND ${clock} >= a.register_from AND ${clock} < a.register_to AS is_open,
      (a.rules ->> 'hasTeams')::boolean AS has_teams, (a.rules ->> 'rightsVersion')::int AS rights_version,
      a.state = 'published' AND ${clock} < a.submit_to AS takes_works
    FROM activity a WHERE a.id = ${activityId} AND a.state <> 'draft'`,
  );
}

/** Returns whether there was one to cancel, while works are still taken in. Holds it until the transaction ends. */
export async function cancelEntrant(
  transaction: Database,
  { activityId }: InputOf<typeof leaveActivity>,
  userId: number,
): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE entrant e SET state = 'cancelled' FROM activity a
    WHERE a.id = e.activity_id AND e.activity_id = ${activityId} AND e.user_id = ${userId} AND e.state IN ('pending', 'approved')
      AND a.state = 'published' AND ${clock} < a.submit_to`);
  return rowCount === 1;
}

/** Withdraws what an entrant has sent in; the caller holds the entrant. Returns the works. */
export function withdrawWorksOf(transaction: Database, activityId: number, userId: number): Promise<number[]> {
  return findIds(
    transaction,
    sql`UPDATE entry SET state = 'withdrawn', revision = revision + 1
      WHERE activity_id = ${activityId} AND user_id = ${userId} AND state IN ('submitted', 'fixAsked', 'accepted') RETURNING id`,
  );
}

/** Deletes what a person did in activities: with the registrations go the works. */
export async function deleteEntrantsOf(transaction: Database, userId: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM entry WHERE user_id = ${userId} AND number IS NULL`);
  // Votes and ballots refer to the others, and the votes' log has to be counted again as it was: an empty place stays.
  await transaction.execute(
    sql`DELETE FROM entry_image x USING entry e WHERE e.id = x.entry_id AND e.user_id = ${userId}`,
  );
  await transaction.execute(
    sql`UPDATE entry_decision d SET message = '', former_reason = '' FROM entry e WHERE e.id = d.entry_id AND e.user_id = ${userId}`,
  );
  await transaction.execute(sql`
    UPDATE entry SET state = 'withdrawn', title = '', story = '', reason = '', explanation = '', appeal = '', checks = '[]' WHERE user_id = ${userId}`);
  await transaction.execute(sql`DELETE FROM entrant WHERE user_id = ${userId}`);
}

export async function existingEntrants(db: Database, ids: readonly number[]): Promise<number[]> {
  return findIds(db, sql`SELECT id FROM entrant WHERE id = ANY(${idList(ids)})`);
}
