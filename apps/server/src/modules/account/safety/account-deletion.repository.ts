import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const When = z.object({ at: z.coerce.date() });

/** A repeated request keeps the original date. */
export async function scheduleDeletion(db: Database, userId: number, graceSeconds: number): Promise<Date> {
  const { rows } = await db.execute(sql`
    UPDATE app_user SET deletion_at = coalesce(deletion_at, now() + make_interval(secs => ${graceSeconds}))
    WHERE id = ${userId} RETURNING deletion_at AS at`);
  return When.parse(rows[0]).at;
}

export async function unscheduleDeletion(db: Database, userId: number): Promise<void> {
  await db.execute(sql`UPDATE app_user SET deletion_at = NULL WHERE id = ${userId}`);
}

const Ids = z.array(z.object({ id: z.number() })).transform((rows) => rows.map((row) => row.id));

export async function findDueDeletions(db: Database): Promise<number[]> {
  const { rows } = await db.execute(sql`SELECT id FROM app_user WHERE deletion_at <= now() ORDER BY deletion_at, id`);
  return Ids.parse(rows);
}

/** Locks a due deletion, after which it can't be cancelled; returns false if the owner cancelled it at the last moment. */
export async function lockDueDeletion(transaction: Database, userId: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`SELECT 1 FROM app_user WHERE id = ${userId} AND deletion_at <= now() FOR UPDATE`,
  );
  return rowCount === 1;
}
