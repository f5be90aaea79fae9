import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { getTenants } from '@tuyuan/contract/site/tenant-management.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';

type Query = InputOf<typeof getTenants>;

const Row = z.object({
  id: z.number(),
  name: z.string(),
  host_name: z.string().nullable(),
  schema_name: z.string(),
  is_default: z.boolean(),
  is_suspended: z.boolean(),
  storage_limit_bytes: z.number().nullable(),
  user_limit: z.number().nullable(),
  created_at: z.coerce.date(),
});
export type ManagedTenantRow = z.infer<typeof Row>;

const columns = sql`id, name, host_name, schema_name, is_default, is_suspended, storage_limit_bytes, user_limit, created_at`;

const orders: Record<Query['sorting'], SQL> = {
  'createdAt ASC': sql`created_at, id`,
  'createdAt DESC': sql`created_at DESC, id DESC`,
  'name ASC': sql`name, id`,
  'name DESC': sql`name DESC, id DESC`,
};

function conditions({ keyword, isSuspended }: Query): SQL {
  const found = [sql`state = 'open'`];
  if (keyword !== '') {
    const pattern = `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    found.push(sql`(name ILIKE ${pattern} OR host_name ILIKE ${pattern})`);
  }
  if (isSuspended !== undefined) found.push(sql`is_suspended = ${isSuspended === 'true'}`);
  return sql.join(found, sql` AND `);
}

export async function readTenants(platform: Database, query: Query): Promise<ManagedTenantRow[]> {
  const { rows } = await platform.execute(sql`
    SELECT ${columns} FROM tenant WHERE ${conditions(query)} ORDER BY ${orders[query.sorting]}
    LIMIT ${query.maxResultCount} OFFSET ${query.skipCount}`);
  return z.array(Row).parse(rows);
}

export async function countTenants(platform: Database, query: Query): Promise<number> {
  const { rows } = await platform.execute(sql`SELECT count(*)::int AS count FROM tenant WHERE ${conditions(query)}`);
  return z.object({ count: z.number() }).parse(rows[0]).count;
}

export async function findTenant(platform: Database, id: number): Promise<ManagedTenantRow | null> {
  const { rows } = await platform.execute(sql`SELECT ${columns} FROM tenant WHERE id = ${id} AND state = 'open'`);
  return rows[0] === undefined ? null : Row.parse(rows[0]);
}

const Usage = z.object({ schema: z.string(), users: z.number(), images: z.number(), bytes: z.number() });
export type TenantUsage = z.infer<typeof Usage>;

/** Returns the usage of each of these schemas, in one statement. */
export async function readUsage(platform: Database, schemas: readonly string[]): Promise<TenantUsage[]> {
  if (schemas.length === 0) return [];
  const parts = schemas.map((schema) => {
    const inSchema = sql.identifier(schema);
    return sql`SELECT ${schema}::text AS schema, (SELECT count(*)::int FROM ${inSchema}.app_user) AS users,
      (SELECT count(*)::int FROM ${inSchema}.image) AS images, (SELECT coalesce(sum(bytes), 0)::bigint FROM ${inSchema}.image) AS bytes`;
  });
  const { rows } = await platform.execute(sql.join(parts, sql` UNION ALL `));
  return z.array(Usage).parse(rows);
}

interface Limits {
  storageLimitBytes: number | null;
  userLimit: number | null;
}

/**
 * Claims the host name for a site about to be created, or takes over one whose creation failed or stopped five minutes
 * ago. Null when the name is taken. Of two concurrent claims one succeeds.
 */
export async function claimHostName(
  platform: Database,
  tenant: Limits & { name: string; hostName: string; schema: string },
): Promise<{ id: number; schema_name: string } | null> {
  const { rows } = await platform.execute(sql`
    INSERT INTO tenant (name, host_name, schema_name, storage_limit_bytes, user_limit, state)
    VALUES (${tenant.name}, ${tenant.hostName}, ${tenant.schema}, ${tenant.storageLimitBytes}, ${tenant.userLimit}, 'creating')
    ON CONFLICT (host_name) DO UPDATE SET name = excluded.name, storage_limit_bytes = excluded.storage_limit_bytes,
      user_limit = excluded.user_limit, state = 'creating', state_changed_at = now()
      WHERE tenant.state = 'failed' OR (tenant.state = 'creating' AND tenant.state_changed_at < now() - interval '5 minutes')
    RETURNING id, schema_name`);
  return rows[0] === undefined ? null : z.object({ id: z.number(), schema_name: z.string() }).parse(rows[0]);
}

/** Runs in the transaction that fills the site's tables, so that both take effect or neither. */
export async function openTenant(transaction: Database, id: number): Promise<void> {
  await transaction.execute(sql`UPDATE platform.tenant SET state = 'open', state_changed_at = now() WHERE id = ${id}`);
}

export async function markTenantFailed(platform: Database, id: number): Promise<void> {
  await platform.execute(
    sql`UPDATE tenant SET state = 'failed', state_changed_at = now() WHERE id = ${id} AND state = 'creating'`,
  );
}

/** Sets the site's name until its own people change it. */
export async function nameSite(transaction: Database, name: string): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO setting (name, value) VALUES ('siteName', ${name}), ('welcomeWord', ${`欢迎来到${name}`}) ON CONFLICT DO NOTHING`);
}

/** Requires the site's first user to choose a new password. */
export async function markPasswordTemporary(transaction: Database, userName: string): Promise<void> {
  await transaction.execute(sql`UPDATE app_user SET password_is_temporary = true WHERE user_name = ${userName}`);
}

export async function changeTenant(
  platform: Database,
  tenant: Limits & { id: number; name: string; hostName: string | null },
): Promise<void> {
  await platform.execute(sql`
    UPDATE tenant SET name = ${tenant.name}, host_name = ${tenant.hostName}, storage_limit_bytes = ${tenant.storageLimitBytes},
      user_limit = ${tenant.userLimit}
    WHERE id = ${tenant.id}`);
}

export async function setSuspended(platform: Database, id: number, isSuspended: boolean): Promise<void> {
  await platform.execute(
    sql`UPDATE tenant SET is_suspended = ${isSuspended} WHERE id = ${id} AND NOT (is_default AND ${isSuspended})`,
  );
}

export async function deleteSessions(db: Database): Promise<void> {
  await db.execute(sql`DELETE FROM session`);
}

/** Takes an open site's address and state away; false when it is not open (any more). */
export async function markTenantDeleting(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE tenant SET state = 'deleting', state_changed_at = now(), host_name = NULL WHERE id = ${id} AND state = 'open' AND NOT is_default`);
  return rowCount === 1;
}

/** Returns the milliseconds since a site was deleted; null for one that was not, or that is gone. */
export async function deletingForMs(platform: Database, schema: string): Promise<number | null> {
  const Age = z.object({ age: z.number() });
  const age = sql`SELECT (extract(epoch FROM now() - state_changed_at) * 1000)::float8 AS age FROM tenant WHERE schema_name = ${schema} AND state = 'deleting'`;
  return (await findOne(platform, Age, age))?.age ?? null;
}

export async function removeTenant(platform: Database, schema: string): Promise<void> {
  await platform.execute(sql`DELETE FROM tenant WHERE schema_name = ${schema} AND state = 'deleting'`);
}
