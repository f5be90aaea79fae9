import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { idList } from '../../../platform/database/sql-parts.ts';

const hasRole = sql`EXISTS (SELECT FROM user_role ur JOIN role r ON r.id = ur.role_id WHERE ur.user_id = p.user_id AND r.name = 'photographer')`;

/** Makes photographers of those among the users that have the role; a retired one is active again. */
export async function insertPhotographers(transaction: Database, userIds: readonly number[]): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO photographer (user_id) SELECT p.user_id FROM unnest(${idList(userIds)}) AS p (user_id) WHERE ${hasRole}
    ON CONFLICT (user_id) DO UPDATE SET retired_at = NULL WHERE photographer.retired_at IS NOT NULL`);
}

/** Retires those among the users that no longer have the role, and deletes those of them that have no works. */
export async function retirePhotographers(transaction: Database, userIds: readonly number[]): Promise<void> {
  // The lock comes first: a work added meanwhile is committed before the next statement looks for works.
  await transaction.execute(
    sql`SELECT FROM photographer WHERE user_id = ANY(${idList(userIds)}) ORDER BY user_id FOR UPDATE`,
  );
  await transaction.execute(sql`
    UPDATE photographer p SET retired_at = now() WHERE p.user_id = ANY(${idList(userIds)}) AND p.retired_at IS NULL AND NOT ${hasRole}`);
  await transaction.execute(sql`
    DELETE FROM photographer p WHERE p.user_id = ANY(${idList(userIds)}) AND p.retired_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM image i WHERE i.author_id = p.user_id) AND NOT EXISTS (SELECT FROM album a WHERE a.author_id = p.user_id)
      AND NOT EXISTS (SELECT FROM video v WHERE v.author_id = p.user_id)`);
}
