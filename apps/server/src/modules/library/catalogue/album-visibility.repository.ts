import { type SQL, sql } from 'drizzle-orm';

/** Over `album a`: published, and seen by everyone. What lists show, counts count and search finds. */
export const isListed = sql`a.review_state = 'approved' AND a.visibility = 'all'`;

/** Over `album a`: published, and its page may be seen by that user; null for a visitor. One seen by its link opens by that only. */
export function isAlbumOpenTo(userId: number | null): SQL {
  return sql`a.review_state = 'approved' AND (a.visibility = 'all' OR a.author_id = ${userId}::int OR (a.visibility = 'unit' AND EXISTS (
    SELECT FROM organization_unit_member m JOIN organization_unit_member o ON o.unit_id = m.unit_id
    WHERE m.user_id = ${userId}::int AND o.user_id = a.author_id)))`;
}
