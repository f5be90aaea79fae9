import type { getManagedUsers } from '@tuyuan/contract/account/user-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { idList } from './id-list.repository.ts';

/** A list's filters and order without a place in it. */
export type UserFilters = Omit<UserQuery, 'skipCount' | 'maxResultCount'>;
export type UserQuery = Omit<InputOf<typeof getManagedUsers>, 'sorting'> & { sorting: string };

/** How far a keyword may look into personal data: what is shown masked is found only as a whole or by its shown end. */
export interface Reach {
  seesPersonalData: boolean;
  timeZone: string;
}

export const ManagedUserRow = z.object({
  id: z.number(),
  user_name: z.string(),
  nick_name: z.string(),
  avatar_key: z.string().nullable(),
  avatar_id: z.number().nullable(),
  avatar_version: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  is_active: z.boolean(),
  is_locked: z.boolean(),
  roles: z.array(z.object({ id: z.number(), name: z.string(), displayName: z.string() })),
  units: z.array(z.object({ id: z.number(), name: z.string() })),
  created_at: z.coerce.date(),
  last_log_in_at: z.coerce.date().nullable(),
});
export type ManagedUserRow = z.infer<typeof ManagedUserRow>;

const columns = sql`u.id, u.user_name, u.nick_name, u.avatar_key,
  (SELECT av.id FROM image av WHERE av.id = u.avatar_image_id AND av.review_state = 'approved') AS avatar_id,
  (SELECT av.version FROM image av WHERE av.id = u.avatar_image_id AND av.review_state = 'approved') AS avatar_version, u.phone, u.email, u.is_active, u.id IN (SELECT user_id FROM locked_user) AS is_locked, u.created_at,
  (SELECT max(a.at) FROM login_attempt a WHERE a.user_id = u.id AND a.result = 'success') AS last_log_in_at,
  (SELECT coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'displayName', r.display_name) ORDER BY r.id), '[]'::json)
    FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE ur.user_id = u.id) AS roles,
  (SELECT coalesce(json_agg(json_build_object('id', o.id, 'name', o.name) ORDER BY o.id), '[]'::json)
    FROM organization_unit_member m JOIN organization_unit o ON o.id = m.unit_id WHERE m.user_id = u.id) AS units`;

function matching(keyword: string, { seesPersonalData }: Reach): SQL {
  const literal = keyword.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
  const byName = sql`u.user_name ILIKE ${`%${literal}%`} OR u.nick_name ILIKE ${`%${literal}%`}`;
  if (seesPersonalData) return sql`(${byName} OR u.phone LIKE ${`%${literal}%`} OR u.email ILIKE ${`%${literal}%`})`;
  const byEnd = /^\d{4}$/.test(keyword) ? sql` OR u.phone LIKE ${`%${keyword}`}` : sql``;
  return sql`(${byName} OR u.phone = ${keyword} OR lower(u.email) = lower(${keyword})${byEnd})`;
}

const ofState: Record<UserQuery['states'][number], SQL> = {
  active: sql`(u.is_active AND u.id NOT IN (SELECT user_id FROM locked_user))`,
  locked: sql`(u.is_active AND u.id IN (SELECT user_id FROM locked_user))`,
  inactive: sql`NOT u.is_active`,
};

const dayStart = (day: string, timeZone: string): SQL => sql`(${day}::date)::timestamp AT TIME ZONE ${timeZone}`;

function conditions(query: UserFilters, reach: Reach): SQL {
  const found = [sql`u.deleted_at IS NULL`];
  if (query.keyword !== '') found.push(matching(query.keyword, reach));
  if (query.roleIds.length > 0)
    found.push(sql`u.id IN (SELECT user_id FROM user_role WHERE role_id = ANY(${idList(query.roleIds)}))`);
  if (query.unitIds.length > 0)
    found.push(sql`u.id IN (
      WITH RECURSIVE family AS (
        SELECT id FROM organization_unit WHERE id = ANY(${idList(query.unitIds)})
        UNION SELECT o.id FROM organization_unit o JOIN family ON o.parent_id = family.id)
      SELECT user_id FROM organization_unit_member WHERE unit_id IN (SELECT id FROM family))`);
  if (query.states.length > 0)
    found.push(
      sql`(${sql.join(
        query.states.map((state) => ofState[state]),
        sql` OR `,
      )})`,
    );
  if (query.createdFrom !== undefined) found.push(sql`u.created_at >= ${dayStart(query.createdFrom, reach.timeZone)}`);
  if (query.createdTo !== undefined)
    found.push(sql`u.created_at < ${dayStart(query.createdTo, reach.timeZone)} + interval '1 day'`);
  return sql.join(found, sql` AND `);
}

const orders = new Map<string, SQL>(
  Object.entries({ createdAt: 'u.created_at', userName: 'lower(u.user_name)', nickName: 'u.nick_name' }).flatMap(
    ([field, column]) => [
      [`${field} ASC`, sql.raw(`${column} ASC, u.id ASC`)] as const,
      [`${field} DESC`, sql.raw(`${column} DESC, u.id DESC`)] as const,
    ],
  ),
);

export async function findManagedUsers(db: Database, query: UserQuery, reach: Reach): Promise<ManagedUserRow[]> {
  const order = orders.get(query.sorting) ?? sql.raw('u.id DESC');
  const { rows } = await db.execute(sql`
    SELECT ${columns} FROM (
      SELECT * FROM app_user u WHERE ${conditions(query, reach)} ORDER BY ${order} LIMIT ${query.maxResultCount} OFFSET ${query.skipCount}) u
    ORDER BY ${order}`);
  return z.array(ManagedUserRow).parse(rows);
}

/** Every user the filters mean, for an export. */
export function allManagedUsers(filters: UserFilters, reach: Reach): SQL {
  const order = orders.get(filters.sorting) ?? sql.raw('u.id DESC');
  return sql`SELECT ${columns} FROM app_user u WHERE ${conditions(filters, reach)} ORDER BY ${order}`;
}

/** At most `cap` + 1. */
export async function countManagedUsers(db: Database, query: UserQuery, reach: Reach, cap: number): Promise<number> {
  const { rows } = await db.execute(sql`
    SELECT count(*)::int AS count FROM (SELECT 1 FROM app_user u WHERE ${conditions(query, reach)} LIMIT ${cap + 1}) counted`);
  return z.object({ count: z.number() }).parse(rows[0]).count;
}

export async function findManagedUser(db: Database, id: number): Promise<ManagedUserRow | null> {
  const { rows } = await db.execute(sql`SELECT ${columns} FROM app_user u WHERE u.id = ${id} AND u.deleted_at IS NULL`);
  return rows[0] === undefined ? null : ManagedUserRow.parse(rows[0]);
}
