import type { getRiskGroups } from '@tuyuan/contract/contest/vote-management.ts';
import { ManagedRiskGroup, VoteMonitor } from '@tuyuan/contract/contest/vote-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { idList, textList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';

const Sums = VoteMonitor.omit({ hours: true });

export function findVoteSums(db: Database, activityId: number): Promise<z.infer<typeof Sums> | null> {
  return findOne(
    db,
    Sums,
    sql`SELECT a.name, coalesce(c.casts, 0) AS casts, coalesce(c.withdrawn, 0) AS withdrawn, coalesce(c.quarantined, 0) AS quarantined,
      coalesce(c.removed, 0) AS removed, coalesce(c.casts - c.withdrawn - c.quarantined - c.removed, 0) AS valid
    FROM activity a LEFT JOIN vote_chain c ON c.activity_id = a.id WHERE a.id = ${activityId}`,
  );
}

const maxHours = 24 * 60;

/** Of the last hours that had votes. */
export function findVoteHours(db: Database, activityId: number) {
  const of = (state: string) => sql`count(*) FILTER (WHERE state = ${state})::int`;
  return many(
    db,
    z.object({ at: z.date(), valid: z.int(), quarantined: z.int(), removed: z.int() }),
    sql`SELECT * FROM (
      SELECT date_trunc('hour', cast_at) AS at, ${of('valid')} AS valid, ${of('quarantined')} AS quarantined, ${of('removed')} AS removed
      FROM vote WHERE activity_id = ${activityId} AND state <> 'withdrawn' GROUP BY 1 ORDER BY 1 DESC LIMIT ${maxHours}) latest ORDER BY at`,
  );
}

const Row = ManagedRiskGroup.extend({ firstAt: z.date(), lastAt: z.date() });

/** A work's place among the accepted ones, were it to have so many votes. */
const rankAt = (votes: ReturnType<typeof sql>) =>
  sql`(SELECT 1 + count(*)::int FROM entry o WHERE o.activity_id = g.activity_id AND o.state = 'accepted' AND o.id <> e.id AND o.votes > ${votes})`;

export function pageOfRiskGroups(db: Database, { activityId, states, kinds, ...page }: InputOf<typeof getRiskGroups>) {
  return findPage(
    db,
    Row,
    {
      columns: sql`g.id, json_build_object('id', e.id, 'number', e.number, 'title', e.title) AS work, g.kind, g.reason, g.score, n.votes,
        g.first_at, g.last_at, g.state, ${rankAt(sql`n.without`)} AS rank_without, ${rankAt(sql`n.without + n.votes`)} AS rank_with,
        g.decision, coalesce(u.nick_name, '') AS decided_by`,
      from: sql`vote_risk_group g JOIN entry e ON e.id = g.entry_id LEFT JOIN app_user u ON u.id = g.decided_by
        CROSS JOIN LATERAL (SELECT count(*)::int AS votes, e.votes - count(*) FILTER (WHERE v.state = 'valid')::int AS without
          FROM vote v WHERE v.risk_group_id = g.id AND v.state <> 'withdrawn') n`,
      where: [
        sql`g.activity_id = ${activityId}`,
        states.length > 0 && sql`g.state = ANY(${textList(states)})`,
        kinds.length > 0 && sql`g.kind = ANY(${textList(kinds)})`,
      ],
      order: sql`g.state <> 'quarantined', g.score DESC, g.id DESC`,
    },
    page,
  );
}

interface Decision {
  decision: 'remove' | 'restore';
  reason: string;
  decidedBy: number;
}

const Decided = z.object({ id: z.int(), activityId: z.int() });

/** Decides on those that are not so yet, in the order of their numbers; returns them. */
export function decideOnGroups(
  transaction: Database,
  ids: readonly number[],
  { decision, reason, decidedBy }: Decision,
): Promise<z.infer<typeof Decided>[]> {
  const state = decision === 'remove' ? 'removed' : 'restored';
  return many(
    transaction,
    Decided,
    sql`WITH locked AS (SELECT id FROM vote_risk_group WHERE id = ANY(${idList(ids)}) AND state <> ${state} ORDER BY id FOR UPDATE)
    UPDATE vote_risk_group g SET state = ${state}, decision = ${reason}, decided_by = ${decidedBy}, decided_at = now()
    FROM locked WHERE g.id = locked.id RETURNING g.id, g.activity_id`,
  );
}

export function findExistingGroups(db: Database, ids: readonly number[]): Promise<number[]> {
  return findIds(db, sql`SELECT id FROM vote_risk_group WHERE id = ANY(${idList(ids)})`);
}

/** Of these votes, who cast those of activities whose vote has ended. */
export function findVotersAfterEnd(db: Database, voteIds: readonly number[]): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT DISTINCT v.voter_id AS id FROM vote v JOIN activity a ON a.id = v.activity_id
      WHERE v.id = ANY(${idList(voteIds)}) AND vote_clock() >= a.vote_to ORDER BY 1`,
  );
}

export function findVotesOfGroups(db: Database, groupIds: readonly number[]): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT id::float8 AS id FROM vote WHERE risk_group_id = ANY(${idList(groupIds)}) AND state <> 'withdrawn' ORDER BY id`,
  );
}
