import { AppError } from '@tuyuan/errors/app-error.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

/** Throws `Photographer.Required` unless the user is an active photographer. */
export async function requirePhotographer(db: Database, userId: number): Promise<void> {
  const { rowCount } = await db.execute(sql`SELECT 1 FROM active_photographer WHERE user_id = ${userId}`);
  if (rowCount !== 1) throw new AppError('Photographer.Required');
}

/** Lets one transaction at a time decide about an author's uploads; held until it ends. */
export async function lockAuthor(transaction: Database, authorId: number): Promise<void> {
  await transaction.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended('upload.' || current_schema() || '.' || ${authorId}::text, 0))`,
  );
}
