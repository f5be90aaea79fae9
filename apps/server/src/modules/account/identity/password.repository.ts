import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const HashRow = z.object({ password_hash: z.string().nullable() });

/** Null for a user without a password. */
export async function findPasswordHash(db: Database, userId: number): Promise<string | null> {
  const { rows } = await db.execute(sql`SELECT password_hash FROM app_user WHERE id = ${userId}`);
  return HashRow.safeParse(rows[0]).data?.password_hash ?? null;
}

/** Sets the owner's own password. With `expected` only in place of that one; false when it is another by now. */
export async function updatePassword(
  db: Database,
  userId: number,
  passwordHash: string,
  expected?: string | null,
): Promise<boolean> {
  const guard = expected === undefined ? sql`` : sql`AND password_hash IS NOT DISTINCT FROM ${expected}`;
  const { rowCount } = await db.execute(sql`
    UPDATE app_user SET password_hash = ${passwordHash}, password_is_temporary = false WHERE id = ${userId} ${guard}`);
  return rowCount === 1;
}
