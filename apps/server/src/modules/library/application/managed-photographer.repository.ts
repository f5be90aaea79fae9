import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type getManagedPhotographers, ManagedPhotographer } from '@tuyuan/contract/library/photographer-management.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/find-page.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { containing } from '../../../platform/database/sql-parts.ts';
import { Author, authorJoins, authorJson } from '../catalogue/index.ts';

const Row = ManagedPhotographer.extend({ author: Author, joinedAt: z.date() });

const imageCount = sql`(SELECT count(*)::int FROM image i WHERE i.author_id = p.user_id AND i.review_state = 'approved')`;
const columns = sql`p.user_id AS id, ${authorJson} AS author, p.personal_sign, p.introduction, p.unit_name, p.view_count AS views, p.joined_at,
  p.retired_at IS NULL AS is_active, ${imageCount} AS image_count,
  (SELECT count(*)::int FROM album a WHERE a.author_id = p.user_id AND a.review_state = 'approved') AS album_count,
  CASE WHEN r.id IS NOT NULL THEN json_build_object('id', r.id, 'name', r.name) END AS region`;
const from = sql`photographer p ${authorJoins(sql`p.user_id`)} LEFT JOIN region r ON r.id = p.region_id`;

function byKeyword(keyword: string): SQL {
  const pattern = containing(keyword);
  return sql`(u.nick_name ILIKE ${pattern} OR u.user_name ILIKE ${pattern} OR p.unit_name ILIKE ${pattern})`;
}

const sortColumns = { joinedAt: sql`p.joined_at`, imageCount, views: sql`p.view_count` };

export function findManagedPhotographers(db: Database, query: InputOf<typeof getManagedPhotographers>) {
  const [state, ...others] = query.states;
  const where = [
    query.keyword !== '' && byKeyword(query.keyword),
    state !== undefined && others.length === 0 && sql`(p.retired_at IS NULL) = ${state === 'active'}`,
  ];
  const order = orderBy(query.sorting, sortColumns, sql`p.user_id`);
  return findPage(db, Row, { columns, from, where, order }, query);
}

export function findManagedPhotographer(db: Database, userId: number): Promise<z.output<typeof Row> | null> {
  return findOne(db, Row, sql`SELECT ${columns} FROM ${from} WHERE p.user_id = ${userId}`);
}

export interface PhotographerChange {
  personalSign: string;
  introduction: string;
  unitName: string;
  regionId: number | null;
}

export async function updatePhotographerRow(
  transaction: Database,
  userId: number,
  { personalSign, introduction, unitName, regionId }: PhotographerChange,
): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE photographer SET personal_sign = ${personalSign}, introduction = ${introduction}, unit_name = ${unitName}, region_id = ${regionId}
    WHERE user_id = ${userId}`);
  return rowCount === 1;
}
