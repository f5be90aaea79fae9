import { AppError } from '@tuyuan/errors/app-error.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

/** Throws `Photographer.Required` for a user who is no photographer, or a retired one. */
export async function assertPhotographer(db: Database, userId: number): Promise<void> {
  const { rowCount } = await db.execute(sql`SELECT 1 FROM active_photographer WHERE user_id = ${userId}`);
  if (rowCount !== 1) throw new AppError('Photographer.Required');
}
