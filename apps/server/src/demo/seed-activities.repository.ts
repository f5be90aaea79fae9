import type { ActivityRules } from '@tuyuan/contract/contest/activity-rules.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { many, one } from '../platform/database/rows.ts';
import { findIds, oneId } from '../platform/database/values.ts';

export async function hasActivities(db: Database): Promise<boolean> {
  const { has } = await one(db, z.object({ has: z.boolean() }), sql`SELECT EXISTS (SELECT FROM activity) AS has`);
  return has;
}

interface NewDemoActivity {
  name: string;
  description: string;
  detail: string;
  organiser: string;
  coverKey: string | null;
  cancelledReason: string;
  rules: ActivityRules;
  submit: readonly [Date, Date];
  vote: readonly [Date, Date] | null;
  judge: readonly [Date, Date] | null;
  publicity: readonly [Date, Date] | null;
}

export function insertDemoActivity(db: Database, activity: NewDemoActivity): Promise<number> {
  const { submit, vote, judge, publicity } = activity;
  const at = (moment: Date | undefined) => sql`${moment?.toISOString() ?? null}::timestamptz`;
  return oneId(
    db,
    sql`INSERT INTO activity (state, name, description, detail, organiser, cover_key, cancelled_reason, rules, register_from, register_to, submit_from, submit_to,
      vote_from, vote_to, judge_from, judge_to, publicity_from, publicity_to, created_at, published_at)
    VALUES (${activity.cancelledReason === '' ? 'published' : 'cancelled'}, ${activity.name}, ${activity.description}, ${activity.detail}, ${activity.organiser},
      ${activity.coverKey}, ${activity.cancelledReason}, ${JSON.stringify(activity.rules)}::jsonb, ${at(submit[0])}, ${at(submit[1])}, ${at(submit[0])}, ${at(submit[1])},
      ${at(vote?.[0])}, ${at(vote?.[1])}, ${at(judge?.[0])}, ${at(judge?.[1])}, ${at(publicity?.[0])}, ${at(publicity?.[1])},
      least(now(), ${at(submit[0])}), least(now(), ${at(submit[0])})) RETURNING id`,
  );
}

const Picture = z.object({ id: z.int(), authorId: z.int(), title: z.string(), description: z.string() });
type DemoPicture = z.infer<typeof Picture>;

/** Published pictures with their authors, those of one author apart from each other. */
export function findPicturesForWorks(db: Database): Promise<DemoPicture[]> {
  return many(
    db,
    Picture,
    sql`SELECT id, author_id, title, description FROM (
      SELECT i.id, i.author_id, i.title, i.description, row_number() OVER (PARTITION BY i.author_id ORDER BY i.id) AS turn
      FROM image i WHERE i.review_state = 'approved' AND i.author_id IS NOT NULL) ordered ORDER BY turn, id`,
  );
}

interface NewDemoWork {
  activityId: number;
  number: number;
  category: string;
  picture: DemoPicture;
  submittedAt: Date;
}

/** An accepted work, and its author as one who takes part. */
export async function insertDemoWork(db: Database, work: NewDemoWork): Promise<void> {
  const { activityId, number, category, picture, submittedAt } = work;
  const at = submittedAt.toISOString();
  await db.execute(sql`
    INSERT INTO entrant (activity_id, user_id, kind, name, rights_version, state, created_at)
    SELECT ${activityId}::int, id, 'person', nick_name, 1, 'approved', ${at}::timestamptz FROM app_user WHERE id = ${picture.authorId}
    ON CONFLICT DO NOTHING`);
  await db.execute(sql`
    WITH made AS (
      INSERT INTO entry (activity_id, user_id, number, kind, category, title, story, ai_use, state, submitted_at, decided_at, created_at)
      VALUES (${activityId}, ${picture.authorId}, ${number}, 'single', ${category}, ${picture.title}, ${picture.description}, 'none', 'accepted', ${at}, ${at}, ${at})
      RETURNING id)
    INSERT INTO entry_image (entry_id, image_id, position) SELECT id, ${picture.id}::int, 0 FROM made`);
  await db.execute(sql`UPDATE activity SET next_number = ${number + 1} WHERE id = ${activityId}`);
}

/** Ids by number. */
export async function findDemoWorks(db: Database, activityId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await many(
    db,
    z.object({ id: z.int(), number: z.int() }),
    sql`SELECT id, number FROM entry WHERE activity_id = ${activityId}`,
  );
  return new Map(rows.map(({ id, number }) => [number, id]));
}

/** Who runs the demo's contests. */
export function findDemoEditor(db: Database): Promise<number> {
  return oneId(db, sql`SELECT id FROM app_user WHERE deleted_at IS NULL ORDER BY user_name <> 'admin', id LIMIT 1`);
}

export async function hasVotes(db: Database): Promise<boolean> {
  const { has } = await one(db, z.object({ has: z.boolean() }), sql`SELECT EXISTS (SELECT FROM vote) AS has`);
  return has;
}

/** Of activities whose vote runs. */
export function findWorksToVoteFor(db: Database): Promise<{ id: number; activityId: number }[]> {
  return many(
    db,
    z.object({ id: z.int(), activityId: z.int() }),
    sql`SELECT e.id, e.activity_id FROM entry e WHERE e.state = 'accepted' AND e.activity_id IN (
      SELECT id FROM activity a WHERE activity_progress(a, now()) = 'voting') ORDER BY e.activity_id, e.number`,
  );
}

export function findVotersForDemo(db: Database): Promise<number[]> {
  return findIds(db, sql`SELECT id FROM app_user WHERE is_active AND deleted_at IS NULL ORDER BY id`);
}
