import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const mostAuthors = 200;

/** Photographers whose nickname or user name holds the text; wildcards in it are plain characters. */
export async function findAuthorsNamed(db: Database, name: string): Promise<number[]> {
  const pattern = `%${name.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await db.execute(sql`
    SELECT p.user_id AS id FROM photographer p JOIN app_user u ON u.id = p.user_id
    WHERE u.nick_name ILIKE ${pattern} OR u.user_name ILIKE ${pattern} ORDER BY p.user_id LIMIT ${mostAuthors}`);
  return z
    .array(z.object({ id: z.number() }))
    .parse(rows)
    .map((row) => row.id);
}
