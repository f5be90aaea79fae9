import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

/** Only one process at a time seeds this database; the others wait until its transaction ends. */
export async function lockSeeding(transaction: Database): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('tuyuan.seed', 0))`);
}

/** A tenant that has a user is in use: nothing is seeded into it any more. */
export async function hasUsers(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM app_user LIMIT 1`);
  return rows.length > 0;
}

export async function putSettings(db: Database, settings: Readonly<Record<string, string>>): Promise<void> {
  await db.execute(sql`
    INSERT INTO setting (name, value) SELECT key, value FROM jsonb_each_text(${JSON.stringify(settings)}::jsonb)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
}
