import { PhotographerInfo } from '@tuyuan/contract/library/photographer-data.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { userPicture } from '../../account/index.ts';
import { Author, authorJoins, authorJson } from './author.repository.ts';

const PhotographerRow = PhotographerInfo.omit({ units: true }).extend({
  author: Author,
  personalBackground: userPicture(1600),
  joinedAt: z.date(),
});

/** Null for a user who is not a photographer or was deactivated. */
export function findPhotographer(db: Database, userId: number): Promise<z.infer<typeof PhotographerRow> | null> {
  return findOne(
    db,
    PhotographerRow,
    sql`SELECT ${authorJson} AS author,
      EXISTS (SELECT FROM user_role ur JOIN role o ON o.id = ur.role_id WHERE ur.user_id = p.user_id AND o.name = 'photographer') AS is_certified,
      p.personal_sign, p.introduction, p.unit_name, p.view_count, p.follower_count, p.joined_at,
      coalesce(r.name, '') AS region_name, pr.place AS rank, n.image_count, n.like_count,
      json_build_object('key', u.background_key, 'id', bg.id, 'version', bg.version) AS personal_background,
      (SELECT count(*)::int FROM album a WHERE a.author_id = p.user_id AND a.review_state = 'approved') AS album_count
    FROM photographer p ${authorJoins(sql`p.user_id`)} LEFT JOIN region r ON r.id = p.region_id
    LEFT JOIN image bg ON bg.id = p.background_image_id AND bg.review_state = 'approved'
    LEFT JOIN photographer_rank pr ON pr.user_id = p.user_id AND pr.period = 'month'
    CROSS JOIN LATERAL (SELECT count(*)::int AS image_count, coalesce(sum(i.likes), 0)::int AS like_count
      FROM image i WHERE i.author_id = p.user_id AND i.review_state = 'approved') n
    WHERE p.user_id = ${userId} AND u.is_active`,
  );
}
