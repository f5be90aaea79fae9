import { type SQL, sql } from 'drizzle-orm';

/** A subquery for the named nodes of a tree and all below them. */
export function familyOf(table: 'category' | 'region', ids: readonly number[]): SQL {
  const name = sql.raw(table);
  return sql`(WITH RECURSIVE down AS (
    SELECT id FROM ${name} WHERE id = ANY(${sql.param([...ids])}::int[])
    UNION SELECT n.id FROM ${name} n JOIN down ON n.parent_id = down.id) SELECT id FROM down)`;
}
