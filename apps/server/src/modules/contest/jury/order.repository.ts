import { JuryWork } from '@tuyuan/contract/contest/jury.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many, one } from '../../../platform/database/rows.ts';
import { CoverRow } from '../../site/index.ts';
import { isOpen, ownBallot, ownRounds, workColumns } from './ballot.repository.ts';
import { judgeable } from './jury-parts.repository.ts';

const Row = JuryWork.extend({ pictures: z.array(CoverRow) });

/** Those without a place stand in an order of the juror's own, after those that have one and before conflicts of interest. */
export function findOrder(db: Database, userId: number, roundId: number) {
  return many(
    db,
    Row,
    sql`SELECT ${workColumns} FROM ${ownRounds(userId)} JOIN (jury_work x JOIN entry w ON w.id = x.entry_id)
        ON x.round_id = r.id AND w.state = 'accepted' AND w.user_id <> j.user_id LEFT JOIN ${ownBallot}
      WHERE r.id = ${roundId} AND r.kind = 'rank' AND (${isOpen} OR b.juror_id IS NOT NULL)
      ORDER BY b.value IS NULL AND b.juror_id IS NOT NULL, b.value NULLS LAST, md5(concat_ws(' ', r.id, j.user_id, w.id)), w.id`,
  );
}

interface GivenOrder {
  roundId: number;
  userId: number;
  entryIds: readonly number[];
  conflicts: readonly number[];
}

const Stored = z.object({ count: z.int() });

/** Returns false where it is not taken: the round takes none, or these are not its works. Rows are written in one order: two at once wait. */
export async function storeOrder(db: Database, { roundId, userId, entryIds, conflicts }: GivenOrder): Promise<boolean> {
  const given = [
    ...entryIds.map((entry, index) => ({ entry, value: index + 1 })),
    ...conflicts.map((entry) => ({ entry, value: null })),
  ];
  if (new Set(given.map(({ entry }) => entry)).size < given.length) return false;
  const { count } = await one(
    db,
    Stored,
    sql`WITH held AS (
      SELECT r.id, j.user_id FROM ${ownRounds(userId)} WHERE r.id = ${roundId} AND r.kind = 'rank' AND ${isOpen} FOR SHARE OF r),
      wanted AS (SELECT n.id FROM held r CROSS JOIN held j CROSS JOIN LATERAL (SELECT w.id FROM ${judgeable}) n),
      given AS (SELECT g.entry, g.value FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS g(entry int, value int)),
      stored AS (
        INSERT INTO jury_ballot (round_id, entry_id, juror_id, value)
        SELECT held.id, g.entry, held.user_id, g.value FROM held, given g
        WHERE NOT EXISTS (SELECT id FROM wanted EXCEPT SELECT entry FROM given) AND NOT EXISTS (SELECT entry FROM given EXCEPT SELECT id FROM wanted)
        ORDER BY g.entry
        ON CONFLICT (round_id, entry_id, juror_id) DO UPDATE SET value = excluded.value, given_at = now()
        RETURNING 1)
      SELECT count(*)::int AS count FROM stored`,
  );
  return count > 0;
}
