import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type getUserLabels, type labelUsers, UserLabel } from '@tuyuan/contract/library/user-label.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { refuseDuplicate } from '../../../platform/database/refuse-duplicate.ts';
import { findOne, one } from '../../../platform/database/rows.ts';
import { containing, idList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';

const userCount = sql`(SELECT count(*)::int FROM user_label_member m JOIN app_user u ON u.id = m.user_id WHERE m.label_id = l.id AND u.deleted_at IS NULL)`;
const columns = sql`l.id, l.name, ${userCount} AS user_count`;
const nameTaken = { user_label_name: { code: 'Label.NameTaken', field: 'name' } } as const;

export function findUserLabels(db: Database, { keyword, sorting, ...page }: InputOf<typeof getUserLabels>) {
  const where = [keyword !== '' && sql`l.name ILIKE ${containing(keyword)}`];
  const order = orderBy(sorting, { userCount, name: sql`l.name`, id: sql`l.id` }, sql`l.id`);
  return findPage(db, UserLabel, { columns, from: sql`user_label l`, where, order }, page);
}

/** Throws `Label.NameTaken`. */
export function insertUserLabel(db: Database, name: string): Promise<UserLabel> {
  const inserting = one(
    db,
    UserLabel,
    sql`INSERT INTO user_label (name) VALUES (${name}) RETURNING id, name, 0 AS user_count`,
  );
  return refuseDuplicate(inserting, nameTaken);
}

/** Throws `Label.NotFound`, `Label.NameTaken`. */
export function renameUserLabel(db: Database, id: number, name: string): Promise<UserLabel> {
  const renaming = findOne(
    db,
    UserLabel,
    sql`UPDATE user_label l SET name = ${name} WHERE id = ${id} RETURNING ${columns}`,
  );
  return refuseDuplicate(orThrow(renaming, 'Label.NotFound'), nameTaken);
}

/** Returns false if the label does not exist. */
export async function removeUserLabel(db: Database, id: number): Promise<boolean> {
  return (await db.execute(sql`DELETE FROM user_label WHERE id = ${id}`)).rowCount === 1;
}

/** Locks the labels against deletion; returns those that are there. */
export function lockUserLabels(transaction: Database, ids: readonly number[]): Promise<number[]> {
  return findIds(transaction, sql`SELECT id FROM user_label WHERE id = ANY(${idList(ids)}) ORDER BY id FOR KEY SHARE`);
}

/** Returns how many users changed. */
export async function changeUserLabels(
  transaction: Database,
  { userIds, addIds, removeIds }: InputOf<typeof labelUsers>,
): Promise<number> {
  const changed = await findIds(
    transaction,
    sql`WITH taken AS (
      DELETE FROM user_label_member WHERE user_id = ANY(${idList(userIds)}) AND label_id = ANY(${idList(removeIds)}) RETURNING user_id),
    given AS (
      INSERT INTO user_label_member (user_id, label_id)
      SELECT u.id, l.id FROM app_user u CROSS JOIN unnest(${idList(addIds)}) AS l (id)
      WHERE u.id = ANY(${idList(userIds)}) AND u.deleted_at IS NULL ORDER BY u.id, l.id
      ON CONFLICT DO NOTHING RETURNING user_id)
    SELECT user_id AS id FROM taken UNION SELECT user_id FROM given`,
  );
  return changed.length;
}
