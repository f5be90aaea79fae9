import { type getManagedUsers, ManagedUser } from '@tuyuan/contract/account/user-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { orderBy } from '../../../platform/database/order-by.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { containing, dayStart, idList } from '../../../platform/database/sql-parts.ts';
import { countCapped } from '../../../platform/database/values.ts';
import { familyOf } from '../../../platform/tree/tree.repository.ts';
import { Avatar, avatarJoin, avatarJson } from '../identity/index.ts';

type UserQuery = InputOf<typeof getManagedUsers>;
/** A list's filters and order without paging. */
export type UserFilters = Omit<UserQuery, 'skipCount' | 'maxResultCount'>;

/** How far a keyword may search personal data: masked values are found only as a whole or by their visible end. */
export interface SearchScope {
  seesPersonalData: boolean;
  timeZone: string;
}

export const ManagedUserRow = ManagedUser.omit({ isChangeable: true }).extend({
  avatar: Avatar,
  createdAt: z.date(),
  lastLogInAt: z.date().nullable(),
});
export type ManagedUserRow = z.infer<typeof ManagedUserRow>;

const columns = sql`u.id, u.user_name, u.nick_name, ${avatarJson} AS avatar, coalesce(u.phone, '') AS phone, coalesce(u.email, '') AS email, u.created_at,
  CASE WHEN NOT u.is_active THEN 'inactive' WHEN u.id IN (SELECT user_id FROM locked_user) THEN 'locked' ELSE 'active' END AS state,
  (SELECT max(a.at) FROM login_attempt a WHERE a.user_id = u.id AND a.result = 'success') AS last_log_in_at,
  (SELECT coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'displayName', r.display_name) ORDER BY r.id), '[]'::json)
    FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE ur.user_id = u.id) AS roles,
  (SELECT coalesce(json_agg(json_build_object('id', o.id, 'name', o.name) ORDER BY o.id), '[]'::json)
    FROM organization_unit_member m JOIN organization_unit o ON o.id = m.unit_id WHERE m.user_id = u.id) AS units,
  (SELECT coalesce(json_agg(json_build_object('id', l.id, 'name', l.name) ORDER BY l.name), '[]'::json)
    FROM user_label_member m JOIN user_label l ON l.id = m.label_id WHERE m.user_id = u.id) AS labels`;

function matching(keyword: string, { seesPersonalData }: SearchScope): SQL {
  const pattern = containing(keyword);
  const byName = sql`u.user_name ILIKE ${pattern} OR u.nick_name ILIKE ${pattern}`;
  if (seesPersonalData) return sql`(${byName} OR u.phone LIKE ${pattern} OR u.email ILIKE ${pattern})`;
  const byEnd = /^\d{4}$/.test(keyword) ? sql` OR u.phone LIKE ${`%${keyword}`}` : sql``;
  return sql`(${byName} OR u.phone = ${keyword} OR lower(u.email) = lower(${keyword})${byEnd})`;
}

const ofState: Record<UserQuery['states'][number], SQL> = {
  active: sql`(u.is_active AND u.id NOT IN (SELECT user_id FROM locked_user))`,
  locked: sql`(u.is_active AND u.id IN (SELECT user_id FROM locked_user))`,
  inactive: sql`NOT u.is_active`,
};

function conditions(query: UserFilters, scope: SearchScope): SQL {
  const found = [sql`u.deleted_at IS NULL`];
  const states = query.states.map((state) => ofState[state]);
  if (query.keyword !== '') found.push(matching(query.keyword, scope));
  if (query.roleIds.length > 0)
    found.push(sql`u.id IN (SELECT user_id FROM user_role WHERE role_id = ANY(${idList(query.roleIds)}))`);
  if (query.unitIds.length > 0) {
    const units = familyOf('organization_unit', query.unitIds);
    found.push(sql`u.id IN (SELECT user_id FROM organization_unit_member WHERE unit_id IN ${units})`);
  }
  if (query.labelIds.length > 0)
    found.push(sql`u.id IN (SELECT user_id FROM user_label_member WHERE label_id = ANY(${idList(query.labelIds)}))`);
  if (states.length > 0) found.push(sql`(${sql.join(states, sql` OR `)})`);
  if (query.createdFrom !== undefined) found.push(sql`u.created_at >= ${dayStart(query.createdFrom, scope.timeZone)}`);
  if (query.createdTo !== undefined)
    found.push(sql`u.created_at < ${dayStart(query.createdTo, scope.timeZone)} + interval '1 day'`);
  return sql.join(found, sql` AND `);
}

const orderOf = ({ sorting }: Pick<UserQuery, 'sorting'>) =>
  orderBy(
    sorting,
    { createdAt: sql`u.created_at`, userName: sql`lower(u.user_name)`, nickName: sql`u.nick_name` },
    sql`u.id`,
  );

export function findManagedUsers(db: Database, query: UserQuery, scope: SearchScope): Promise<ManagedUserRow[]> {
  const order = orderOf(query);
  const { maxResultCount, skipCount } = query;
  return many(
    db,
    ManagedUserRow,
    sql`SELECT ${columns} FROM (
      SELECT * FROM app_user u WHERE ${conditions(query, scope)} ORDER BY ${order} LIMIT ${maxResultCount} OFFSET ${skipCount}) u
    ${avatarJoin} ORDER BY ${order}`,
  );
}

/** Every user the filters mean, for an export. */
export function allManagedUsers(filters: UserFilters, scope: SearchScope): SQL {
  return sql`SELECT ${columns} FROM app_user u ${avatarJoin} WHERE ${conditions(filters, scope)} ORDER BY ${orderOf(filters)}`;
}

export function countManagedUsers(db: Database, query: UserQuery, scope: SearchScope): Promise<number> {
  return countCapped(db, sql`SELECT 1 FROM app_user u WHERE ${conditions(query, scope)}`);
}

export function findManagedUser(db: Database, id: number): Promise<ManagedUserRow | null> {
  return findOne(
    db,
    ManagedUserRow,
    sql`SELECT ${columns} FROM app_user u ${avatarJoin} WHERE u.id = ${id} AND u.deleted_at IS NULL`,
  );
}
