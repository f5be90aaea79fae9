import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { containing } from '../../../platform/database/sql-parts.ts';
import { findIds } from '../../../platform/database/values.ts';

const maxAuthors = 200;

/** Returns the photographers whose nickname or user name contains the text; wildcards in it are plain characters. */
export function findAuthorsNamed(db: Database, name: string): Promise<number[]> {
  const pattern = containing(name);
  return findIds(
    db,
    sql`SELECT p.user_id AS id FROM photographer p JOIN app_user u ON u.id = p.user_id
    WHERE u.nick_name ILIKE ${pattern} OR u.user_name ILIKE ${pattern} ORDER BY p.user_id LIMIT ${maxAuthors}`,
  );
}
