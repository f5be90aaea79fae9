import { type getUnitMembers, UnitMember } from '@tuyuan/contract/account/organization-unit.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { containing, idList } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';
import { familyOf } from '../../../platform/tree/tree.repository.ts';

const MemberRow = UnitMember.extend({ joinedAt: z.date(), total: z.int() });

const named = (keyword: string): SQL =>
  keyword === ''
    ? sql`true`
    : sql`(u.nick_name ILIKE ${containing(keyword)} OR u.user_name ILIKE ${containing(keyword)})`;

/** Returns members, latest joined first; each row carries the total. */
export function findMembers(db: Database, query: InputOf<typeof getUnitMembers>): Promise<z.infer<typeof MemberRow>[]> {
  const units = query.includeBelow ? familyOf('organization_unit', [query.id]) : sql`(${query.id}::int)`;
  return many(
    db,
    MemberRow,
    sql`SELECT u.id, u.user_name, u.nick_name, u.is_active, p.user_id IS NOT NULL AS is_photographer, m.units, m.joined_at, m.total,
      (SELECT count(*)::int FROM image i WHERE i.author_id = u.id AND i.review_state = 'approved') AS image_count
    FROM (
      SELECT m.user_id, min(m.joined_at) AS joined_at, json_agg(json_build_object('id', n.id, 'name', n.name) ORDER BY n.position, n.id) AS units,
        count(*) OVER ()::int AS total
      FROM organization_unit_member m JOIN organization_unit n ON n.id = m.unit_id JOIN app_user u ON u.id = m.user_id
      WHERE m.unit_id IN ${units} AND u.deleted_at IS NULL AND ${named(query.keyword)}
        AND (NOT ${query.onlyPhotographers}::boolean OR EXISTS (SELECT 1 FROM active_photographer p WHERE p.user_id = m.user_id))
      GROUP BY m.user_id ORDER BY min(m.joined_at) DESC, m.user_id DESC LIMIT ${Math.max(1, query.maxResultCount)} OFFSET ${query.skipCount}) m
    JOIN app_user u ON u.id = m.user_id LEFT JOIN active_photographer p ON p.user_id = u.id
    ORDER BY m.joined_at DESC, m.user_id DESC`,
  );
}

const Candidate = UnitMember.pick({ id: true, userName: true, nickName: true });

export function findCandidates(
  db: Database,
  unitId: number,
  keyword: string,
  limit: number,
): Promise<z.infer<typeof Candidate>[]> {
  return many(
    db,
    Candidate,
    sql`SELECT u.id, u.user_name, u.nick_name FROM app_user u
    WHERE u.is_active AND u.deleted_at IS NULL AND ${named(keyword)}
      AND NOT EXISTS (SELECT 1 FROM organization_unit_member m WHERE m.unit_id = ${unitId} AND m.user_id = u.id)
    ORDER BY u.nick_name, u.id LIMIT ${limit}`,
  );
}

/** Locks the unit against deletion until the transaction ends; returns false if it does not exist. */
export async function holdUnit(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`SELECT 1 FROM organization_unit WHERE id = ${id} FOR KEY SHARE`);
  return rowCount === 1;
}

/** Returns which of the users there are; all of them belong to the unit then. */
export function insertMembers(transaction: Database, unitId: number, userIds: readonly number[]): Promise<number[]> {
  return findIds(
    transaction,
    sql`WITH present AS (SELECT id FROM app_user WHERE id = ANY(${idList(userIds)}) AND deleted_at IS NULL ORDER BY id FOR KEY SHARE),
      added AS (INSERT INTO organization_unit_member (unit_id, user_id) SELECT ${unitId}::int, id FROM present ON CONFLICT DO NOTHING)
    SELECT id FROM present`,
  );
}

/** Returns who belonged to the unit and doesn't any more. */
export function deleteMembers(transaction: Database, unitId: number, userIds: readonly number[]): Promise<number[]> {
  return findIds(
    transaction,
    sql`DELETE FROM organization_unit_member WHERE unit_id = ${unitId} AND user_id = ANY(${idList(userIds)}) RETURNING user_id AS id`,
  );
}
