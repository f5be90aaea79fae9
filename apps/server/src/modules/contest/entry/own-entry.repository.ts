import { ActivityRules } from '@tuyuan/contract/contest/activity-rules.ts';
import { type getOwnEntries, OwnEntry } from '@tuyuan/contract/contest/entry.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { idList, textList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import {
  categoryName,
  isAppealable,
  isEditable,
  isUnlocked,
  isWithdrawable,
  ownPictures,
} from './entry-parts.repository.ts';

const Row = OwnEntry.omit({ abilities: true, deadline: true }).extend({
  submittedAt: z.date().nullable(),
  rules: ActivityRules,
  isEditable: z.boolean(),
  isWithdrawable: z.boolean(),
  isAppealable: z.boolean(),
  isUnlocked: z.boolean(),
  submitTo: z.date(),
  lockAt: z.date(),
});
export type OwnEntryRow = z.infer<typeof Row>;

const takesPart = sql`EXISTS (SELECT FROM entrant e WHERE e.activity_id = w.activity_id AND e.user_id = w.user_id AND e.state = 'approved')`;
const columns = sql`w.id, json_build_object('id', a.id, 'name', a.name, 'progressState', activity_progress(a, now())) AS activity,
  w.number, w.kind, w.category, ${categoryName} AS category_name, w.title, w.story, w.ai_use, w.explanation, w.state, w.reason, w.is_mended, w.appealed_at IS NOT NULL AS is_appealed,
  ${ownPictures} AS pictures, w.checks, w.revision, w.submitted_at, a.rules, ${isEditable} AND ${takesPart} AS is_editable,
  ${isWithdrawable} AS is_withdrawable, ${isAppealable} AND ${takesPart} AS is_appealable, ${isUnlocked} AS is_unlocked, a.submit_to, activity_lock(a) AS lock_at`;
const from = sql`entry w JOIN activity a ON a.id = w.activity_id`;
/** What waits for the author first. */
const order = sql`CASE w.state WHEN 'fixAsked' THEN 0 WHEN 'draft' THEN 1 WHEN 'submitted' THEN 2 WHEN 'accepted' THEN 3 ELSE 4 END, w.id DESC`;

export function pageOfOwnEntries(
  db: Database,
  userId: number,
  { activityId, states, ...page }: InputOf<typeof getOwnEntries>,
) {
  const where = [
    sql`w.user_id = ${userId}`,
    activityId !== undefined && sql`w.activity_id = ${activityId}`,
    states.length > 0 && sql`w.state = ANY(${textList(states)})`,
  ];
  return findPage(db, Row, { columns, from, where, order }, page);
}

export function findOwnEntry(db: Database, userId: number, id: number) {
  return findOne(db, Row, sql`SELECT ${columns} FROM ${from} WHERE w.id = ${id} AND w.user_id = ${userId}`);
}

export function findOwnEntriesOf(db: Database, userId: number, activityId: number, ids: readonly number[]) {
  return many(
    db,
    Row,
    sql`SELECT ${columns} FROM ${from} WHERE w.id = ANY(${idList(ids)}) AND w.user_id = ${userId} AND w.activity_id = ${activityId} ORDER BY w.id`,
  );
}

export function ownEntryIds(db: Database, userId: number, ids: readonly number[]): Promise<number[]> {
  return findIds(db, sql`SELECT id FROM entry WHERE id = ANY(${idList(ids)}) AND user_id = ${userId}`);
}
