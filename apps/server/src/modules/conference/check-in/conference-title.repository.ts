import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

/** Empty if the conference does not exist. */
export async function findConferenceTitle(db: Database, conferenceId: number): Promise<string> {
  const { rows } = await db.execute(sql`SELECT title FROM conference WHERE id = ${conferenceId}`);
  return z.array(z.object({ title: z.string() })).parse(rows)[0]?.title ?? '';
}
