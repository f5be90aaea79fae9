import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const PhoneOwner = z.object({ id: z.number(), user_name: z.string(), is_active: z.boolean() });

export async function findUserByPhone(db: Database, phone: string): Promise<z.infer<typeof PhoneOwner> | null> {
  const { rows } = await db.execute(sql`SELECT id, user_name, is_active FROM app_user WHERE phone = ${phone}`);
  return rows[0] === undefined ? null : PhoneOwner.parse(rows[0]);
}

export async function findPhone(db: Database, userId: number): Promise<string | null> {
  const { rows } = await db.execute(sql`SELECT phone FROM app_user WHERE id = ${userId}`);
  return z.object({ phone: z.string().nullable() }).safeParse(rows[0]).data?.phone ?? null;
}

/** Throws the violation of `app_user_phone` when the number is another's. */
export async function updatePhone(db: Database, userId: number, phone: string): Promise<void> {
  await db.execute(sql`UPDATE app_user SET phone = ${phone} WHERE id = ${userId}`);
}

/** Ends all of a user's sessions except `kept`, and those the user has opened in others' names. */
export async function deleteSessionsOf(db: Database, userId: number, kept: Buffer | null = null): Promise<number> {
  // A kept one that an app opened must not end with the app's.
  if (kept)
    await db.execute(
      sql`UPDATE session SET opener_id = NULL WHERE token_hash = ${kept} AND impersonator_id IS NULL AND opener_id IS NOT NULL`,
    );
  const { rowCount } = await db.execute(
    sql`DELETE FROM session WHERE (user_id = ${userId} OR impersonator_id = ${userId}) AND token_hash IS DISTINCT FROM ${kept}::bytea`,
  );
  return rowCount ?? 0;
}
