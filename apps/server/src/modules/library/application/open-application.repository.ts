import { applicationStates } from '@tuyuan/contract/library/photographer-application.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';

const OpenApplication = z.object({ id: z.int(), state: z.enum(applicationStates) });
export type OpenApplication = z.infer<typeof OpenApplication>;

/** Returns the user's open application, locked; a draft is made where there is none. Null if it was just approved. */
export async function lockOpenApplication(transaction: Database, userId: number): Promise<OpenApplication | null> {
  await transaction.execute(
    sql`INSERT INTO photographer_application (user_id) VALUES (${userId}) ON CONFLICT (user_id) WHERE state <> 'approved' DO NOTHING`,
  );
  return findOne(
    transaction,
    OpenApplication,
    sql`SELECT id, state FROM photographer_application WHERE user_id = ${userId} AND state <> 'approved' FOR UPDATE`,
  );
}

/** Returns the user's latest application, locked. */
export function lockLatestApplication(transaction: Database, userId: number): Promise<OpenApplication | null> {
  return findOne(
    transaction,
    OpenApplication,
    sql`SELECT id, state FROM photographer_application WHERE user_id = ${userId} ORDER BY id DESC LIMIT 1 FOR UPDATE`,
  );
}

export async function isActivePhotographer(db: Database, userId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`SELECT FROM active_photographer WHERE user_id = ${userId}`);
  return rowCount === 1;
}

export interface ApplicationChange {
  realName?: string | undefined;
  unitName?: string | undefined;
  regionId?: number | null | undefined;
}

/** What was withdrawn becomes a draft again by its first change. */
export async function updateApplication(transaction: Database, id: number, change: ApplicationChange): Promise<void> {
  const sets: SQL[] = [sql`state = CASE WHEN state = 'withdrawn' THEN 'draft' ELSE state END`];
  if (change.realName !== undefined) sets.push(sql`real_name = ${change.realName}`);
  if (change.unitName !== undefined) sets.push(sql`unit_name = ${change.unitName}`);
  if (change.regionId !== undefined) sets.push(sql`region_id = ${change.regionId}`);
  await transaction.execute(sql`UPDATE photographer_application SET ${sql.join(sets, sql`, `)} WHERE id = ${id}`);
}

export async function setAgreementVersion(transaction: Database, id: number, version: number): Promise<void> {
  await transaction.execute(sql`UPDATE photographer_application SET agreement_version = ${version} WHERE id = ${id}`);
}
