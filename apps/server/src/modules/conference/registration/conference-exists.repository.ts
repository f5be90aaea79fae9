import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

export async function conferenceExists(db: Database, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`SELECT 1 FROM conference WHERE id = ${id}`);
  return rowCount === 1;
}
