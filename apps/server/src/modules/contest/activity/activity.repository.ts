import type { getActivities } from '@tuyuan/contract/contest/activity-data.ts';
import { ActivityCard, ActivityChange, ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { miscPath } from '@tuyuan/contract/resource-path.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { textList } from '../../../platform/database/sql-parts.ts';

/** Path of a cover, from its key. */
export const CoverPath = z
  .string()
  .nullable()
  .transform((key) => (key === null ? '' : miscPath(key)));

/** Of `activity a`. */
export const progress = sql`activity_progress(a, now())`;
export const startTime = sql`least(a.register_from, a.submit_from)`;
export const endTime = sql`greatest(a.submit_to, a.vote_to, a.judge_to, a.publicity_to)`;

const deadline = sql`CASE ${progress}
  WHEN 'preview' THEN ${startTime} WHEN 'submitting' THEN a.submit_to WHEN 'voting' THEN a.vote_to
  WHEN 'judging' THEN a.judge_to WHEN 'publicity' THEN CASE WHEN a.publicity_to > now() THEN a.publicity_to END
  WHEN 'reviewing' THEN (SELECT min(at) FROM unnest(ARRAY[a.vote_from, a.judge_from, a.publicity_from, ${endTime}]) at WHERE at > now()) END`;

const isEntrant = (userId: number | null) =>
  sql`EXISTS (SELECT FROM entrant e WHERE e.activity_id = a.id AND e.user_id = ${userId}::int AND e.state IN ('pending', 'approved'))`;

/** The first of the highest prize; whose account is gone is not named. */
const winner = sql`(SELECT json_build_object('prize', x.prize, 'title', x.title, 'author', CASE WHEN x.user_id IS NULL THEN '' ELSE x.author_name END)
  FROM award x LEFT JOIN jsonb_array_elements(a.rules -> 'prizes') WITH ORDINALITY p(prize, place) ON p.prize ->> 'name' = x.prize
  WHERE x.activity_id = a.id AND x.state = 'published' ORDER BY p.place NULLS LAST, x.rank NULLS LAST, x.number LIMIT 1)`;

const cardColumns = (userId: number | null) => sql`a.id, a.name, a.description, a.cover_key AS cover,
  ${startTime} AS start_time, ${endTime} AS end_time, a.register_from AS register_start_time, a.register_to AS register_end_time,
  ${progress} AS progress_state, ${deadline} AS deadline, a.cancelled_reason,
  (SELECT count(*)::int FROM entry w WHERE w.activity_id = a.id AND w.state = 'accepted') AS works,
  (SELECT count(*)::int FROM entrant e WHERE e.activity_id = a.id AND e.state = 'approved') AS entrants,
  coalesce(a.rules -> 'prizes' -> 0 ->> 'reward', '') AS reward, ${isEntrant(userId)} AS is_mine, ${winner} AS winner`;

const times = {
  startTime: z.date(),
  endTime: z.date(),
  registerStartTime: z.date(),
  registerEndTime: z.date(),
  deadline: z.date().nullable(),
};
const CardRow = ActivityCard.extend({ ...times, cover: CoverPath });

const isPublic = sql`a.state <> 'draft'`;
/** Those that run, the most urgent first; then those to come; then those that are over. */
const urgency = sql`CASE ${progress} WHEN 'finished' THEN 2 WHEN 'cancelled' THEN 3 WHEN 'preview' THEN 1 ELSE 0 END,
  ${deadline} ASC NULLS LAST, ${endTime} DESC, a.id DESC`;

export function pageOfActivities(
  db: Database,
  { scope, states, ...page }: InputOf<typeof getActivities>,
  userId: number | null,
) {
  const scopes: Readonly<Record<typeof scope, SQL | false>> = {
    all: false,
    mine: isEntrant(userId),
    ended: sql`${progress} IN ('finished', 'cancelled')`,
  };
  const where = [isPublic, scopes[scope], states.length > 0 && sql`${progress} = ANY(${textList(states)})`];
  return findPage(db, CardRow, { columns: cardColumns(userId), from: sql`activity a`, where, order: urgency }, page);
}

const StageRow = z.object({ from: z.coerce.date(), to: z.coerce.date() });
export const StagesRow = z.object({
  register: StageRow,
  submit: StageRow,
  vote: StageRow.nullable(),
  judge: StageRow.nullable(),
  publicity: StageRow.nullable(),
});
export type StagesRow = z.infer<typeof StagesRow>;

const stage = (name: string) => {
  const [from, to] = [sql.identifier(`${name}_from`), sql.identifier(`${name}_to`)];
  return sql`CASE WHEN a.${from} IS NOT NULL THEN json_build_object('from', a.${from}, 'to', a.${to}) END`;
};
export const stageColumns = sql`json_build_object('register', ${stage('register')}, 'submit', ${stage('submit')}, 'vote', ${stage('vote')},
  'judge', ${stage('judge')}, 'publicity', ${stage('publicity')}) AS stages`;

const InfoRow = ActivityInfo.omit({ allowActions: true, changes: true }).extend({
  ...times,
  cover: CoverPath,
  stages: StagesRow,
  unsentWorks: z.number(),
  /** Of the database, which decides. */
  now: z.date(),
});
export type InfoRow = z.infer<typeof InfoRow>;

/** Drafts are found by nobody. */
export function findActivity(db: Database, id: number, userId: number | null): Promise<InfoRow | null> {
  return findOne(
    db,
    InfoRow,
    sql`SELECT ${cardColumns(userId)}, a.detail, a.organiser, a.place, a.address, a.latitude, a.longitude, a.directions,
      ${stageColumns}, a.rules, now() AS now,
      (SELECT json_build_object('state', e.state, 'reason', e.reason, 'rightsVersion', e.rights_version) FROM entrant e
        WHERE e.activity_id = a.id AND e.user_id = ${userId}::int) AS entrant,
      (SELECT count(*)::int FROM entry w WHERE w.activity_id = a.id AND w.user_id = ${userId}::int AND w.state <> 'withdrawn') AS own_works,
      (SELECT count(*)::int FROM entry w WHERE w.activity_id = a.id AND w.user_id = ${userId}::int AND w.state IN ('draft', 'fixAsked')) AS unsent_works
    FROM activity a WHERE a.id = ${id} AND ${isPublic}`,
  );
}

const maxChanges = 50;

export function findChanges(db: Database, activityId: number) {
  return many(
    db,
    ActivityChange.extend({ changedAt: z.date() }),
    sql`SELECT id, reason, differences, changed_at FROM activity_change WHERE activity_id = ${activityId} ORDER BY id DESC LIMIT ${maxChanges}`,
  );
}
