import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

const tables = { audit: sql.raw('audit_log'), login: sql.raw('login_attempt'), frontEnd: sql.raw('front_end_error') };
export type LogName = keyof typeof tables;
export const logNames = ['audit', 'login', 'frontEnd'] as const satisfies LogName[];

/** Deletes at most `limit` rows past their retention. Returns how many. */
export async function deleteOldRows(db: Database, log: LogName, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM ${tables[log]} WHERE id IN (
      SELECT id FROM ${tables[log]} WHERE at < now() - audit_log_keeps() ORDER BY at, id LIMIT ${limit})`);
  return rowCount ?? 0;
}
