import { PhotographerCard } from '@tuyuan/contract/library/photographer-data.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { coverJson } from '../../site/index.ts';
import { isListed } from './album-visibility.repository.ts';
import { Author, authorJoins, authorJson } from './author.repository.ts';

const PhotographerCardRow = PhotographerCard.extend({ author: Author });

/** Returns those of `userIds` that are photographers and not deactivated, in any order. Works are the newest. */
export function findPhotographerCards(db: Database, userIds: readonly number[]): Promise<PhotographerCard[]> {
  return many(
    db,
    PhotographerCardRow,
    sql`SELECT ${authorJson} AS author, p.personal_sign, coalesce(r.name, '') AS region_name, p.follower_count, p.view_count, pr.place AS rank,
      (SELECT count(*)::int FROM image i WHERE i.author_id = p.user_id AND i.review_state = 'approved') AS image_count,
      (SELECT count(*)::int FROM album a WHERE a.author_id = p.user_id AND ${isListed}) AS album_count,
      (SELECT coalesce(json_agg(w.cover ORDER BY w.published_at DESC, w.id DESC), '[]') FROM (
        SELECT ${coverJson} AS cover, i.published_at, i.id FROM image i WHERE i.author_id = p.user_id AND i.review_state = 'approved'
        ORDER BY i.published_at DESC, i.id DESC LIMIT 5) w) AS works
    FROM active_photographer p ${authorJoins(sql`p.user_id`)} LEFT JOIN region r ON r.id = p.region_id
    LEFT JOIN photographer_rank pr ON pr.user_id = p.user_id AND pr.period = 'month'
    WHERE p.user_id = ANY(${idList(userIds)}) AND u.is_active`,
  );
}
