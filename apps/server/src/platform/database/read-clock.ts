import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from './database.ts';
import { one } from './rows.ts';

export async function readClock(db: Database): Promise<Date> {
  const { now } = await one(db, z.object({ now: z.coerce.date() }), sql`SELECT now() AS now`);
  return now;
}
