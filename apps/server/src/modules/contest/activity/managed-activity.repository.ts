import type { ActivityDifference } from '@tuyuan/contract/contest/activity-data.ts';
import type { getManagedActivities } from '@tuyuan/contract/contest/activity-management.ts';
import { ManagedActivity } from '@tuyuan/contract/contest/activity-management.ts';
import { ActivityRules } from '@tuyuan/contract/contest/activity-rules.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { containing, textList } from '../../../platform/database/sql-parts.ts';
import { countRows, findIds, oneId } from '../../../platform/database/values.ts';
import {
  CoverPath,
  endTime,
  progress,
  StagesRow as Stages,
  type StagesRow,
  stageColumns,
  startTime,
} from './activity.repository.ts';

const Row = ManagedActivity.extend({ cover: CoverPath, startTime: z.date(), endTime: z.date(), createdAt: z.date() });
const entries = (states: string) =>
  sql`(SELECT count(*)::int FROM entry w WHERE w.activity_id = a.id AND w.state IN (${sql.raw(states)}))`;
const entrants = (state: string) =>
  sql`(SELECT count(*)::int FROM entrant e WHERE e.activity_id = a.id AND e.state = ${state})`;
const columns = sql`a.id, a.name, a.cover_key AS cover, ${startTime} AS start_time, ${endTime} AS end_time, ${progress} AS progress_state,
  ${entries(`'submitted'`)} AS waiting, ${entries(`'accepted'`)} AS accepted,
  ${entries(`'submitted', 'fixAsked', 'accepted', 'rejected'`)} AS sent,
  ${entrants('approved')} AS entrants, ${entrants('pending')} AS pending_entrants, a.cancelled_reason, a.created_at`;

export function pageOfManagedActivities(
  db: Database,
  { keyword, states, sorting, ...page }: InputOf<typeof getManagedActivities>,
) {
  const where = [
    keyword !== '' && sql`a.name ILIKE ${containing(keyword)}`,
    states.length > 0 && sql`${progress} = ANY(${textList(states)})`,
  ];
  const [field, direction] = sorting.split(' ');
  const column = field === 'startTime' ? startTime : sql`a.created_at`;
  const order = sql`${column} ${sql.raw(direction === 'ASC' ? 'ASC' : 'DESC')}, a.id DESC`;
  return findPage(db, Row, { columns, from: sql`activity a`, where, order }, page);
}

const DraftRow = Row.extend({
  description: z.string(),
  detail: z.string(),
  organiser: z.string(),
  place: z.string(),
  address: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  directions: z.string(),
  stages: Stages,
  rules: ActivityRules,
  state: z.enum(['draft', 'published', 'cancelled']),
  revision: z.int(),
  usedCategories: z.array(z.string()),
  /** Prizes that works have won, or are to win: how many. */
  usedPrizes: z.array(z.object({ name: z.string(), awards: z.int() })),
});
export type DraftRow = z.infer<typeof DraftRow>;

export function findManagedActivity(db: Database, id: number): Promise<DraftRow | null> {
  return findOne(
    db,
    DraftRow,
    sql`SELECT ${columns}, a.description, a.detail, a.organiser, a.place, a.address, a.latitude, a.longitude, a.directions,
      ${stageColumns}, a.rules, a.state, a.revision,
      ARRAY(SELECT DISTINCT w.category FROM entry w WHERE w.activity_id = a.id AND w.category <> '') AS used_categories,
      coalesce((SELECT json_agg(json_build_object('name', u.prize, 'awards', u.awards)) FROM (SELECT x.prize, count(*)::int AS awards FROM award x
        WHERE x.activity_id = a.id AND x.state <> 'revoked' GROUP BY x.prize) u), '[]') AS used_prizes
    FROM activity a WHERE a.id = ${id}`,
  );
}

/** Holds it until the transaction ends. */
export async function lockActivity(transaction: Database, id: number): Promise<DraftRow | null> {
  await transaction.execute(sql`SELECT FROM activity WHERE id = ${id} FOR NO KEY UPDATE`);
  return findManagedActivity(transaction, id);
}

/** Whether somebody has voted, and nobody does until the transaction ends. */
export async function hasVotes(transaction: Database, activityId: number): Promise<boolean> {
  await transaction.execute(sql`SELECT lock_vote_chain(${activityId}::int)`);
  return (
    (await countRows(transaction, sql`SELECT FROM vote_chain WHERE activity_id = ${activityId} AND casts > 0`)) > 0
  );
}

interface StoredFacts {
  name: string;
  description: string;
  detail: string;
  coverKey: string | null;
  organiser: string;
  place: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
  directions: string;
  stages: StagesRow;
  rules: ActivityRules;
}

export function insertActivity(
  transaction: Database,
  { name, stages, rules, createdBy }: Pick<StoredFacts, 'name' | 'stages' | 'rules'> & { createdBy: number },
): Promise<number> {
  return oneId(
    transaction,
    sql`INSERT INTO activity (name, register_from, register_to, submit_from, submit_to, rules, created_by)
    VALUES (${name}, ${stages.register.from.toISOString()}, ${stages.register.to.toISOString()}, ${stages.submit.from.toISOString()}, ${stages.submit.to.toISOString()},
      ${JSON.stringify(rules)}::jsonb, ${createdBy}) RETURNING id`,
  );
}

export async function storeActivity(transaction: Database, id: number, facts: StoredFacts): Promise<void> {
  const { register, submit, vote, judge, publicity } = facts.stages;
  const at = (moment: Date | undefined) => sql`${moment?.toISOString() ?? null}::timestamptz`;
  await transaction.execute(sql`
    UPDATE activity SET name = ${facts.name}, description = ${facts.description}, detail = ${facts.detail}, cover_key = ${facts.coverKey},
      organiser = ${facts.organiser}, place = ${facts.place}, address = ${facts.address}, latitude = ${facts.latitude}, longitude = ${facts.longitude},
      directions = ${facts.directions}, register_from = ${at(register.from)}, register_to = ${at(register.to)}, submit_from = ${at(submit.from)},
      submit_to = ${at(submit.to)}, vote_from = ${at(vote?.from)}, vote_to = ${at(vote?.to)}, judge_from = ${at(judge?.from)}, judge_to = ${at(judge?.to)},
      publicity_from = ${at(publicity?.from)}, publicity_to = ${at(publicity?.to)}, rules = ${JSON.stringify(facts.rules)}::jsonb, revision = revision + 1
    WHERE id = ${id}`);
}

export async function insertChange(
  transaction: Database,
  change: { activityId: number; reason: string; differences: readonly ActivityDifference[]; changedBy: number },
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO activity_change (activity_id, reason, differences, changed_by)
    VALUES (${change.activityId}, ${change.reason}, ${JSON.stringify(change.differences)}::jsonb, ${change.changedBy})`);
}

export async function setActivityState(
  transaction: Database,
  id: number,
  { state, reason }: { state: 'published' | 'cancelled'; reason: string },
): Promise<void> {
  await transaction.execute(sql`
    UPDATE activity SET state = ${state}, cancelled_reason = ${reason}, published_at = coalesce(published_at, now()), revision = revision + 1
    WHERE id = ${id}`);
}

/** Returns false for anything but a draft. */
export async function deleteDraftActivity(db: Database, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`DELETE FROM activity WHERE id = ${id} AND state = 'draft'`);
  return rowCount === 1;
}

/** Who takes part, or waits to. */
export function findEntrantUserIds(db: Database, activityId: number): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT user_id AS id FROM entrant WHERE activity_id = ${activityId} AND state IN ('pending', 'approved') ORDER BY user_id`,
  );
}
