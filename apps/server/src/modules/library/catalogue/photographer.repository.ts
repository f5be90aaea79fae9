import { PhotographerInfo } from '@tuyuan/contract/library/photographer-data.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findPrepared, onePrepared } from '../../../platform/database/run-prepared.ts';
import { userPicture } from '../../account/index.ts';
import { isListed } from './album-visibility.repository.ts';
import { Author, authorJoins, authorJson } from './author.repository.ts';

const counted = { imageCount: true, likeCount: true, albumCount: true } as const;
const PhotographerRow = PhotographerInfo.omit({ ...counted, units: true }).extend({
  author: Author,
  personalBackground: userPicture(1600),
  joinedAt: z.date(),
});

/** Null for a user who is not a photographer or was deactivated. */
export function findPhotographer(db: Database, userId: number): Promise<z.infer<typeof PhotographerRow> | null> {
  return findPrepared(
    db,
    PhotographerRow,
    sql`SELECT ${authorJson} AS author, p.personal_sign, p.introduction, p.unit_name, p.view_count, p.follower_count, p.joined_at,
      EXISTS (SELECT FROM user_role ur JOIN role o ON o.id = ur.role_id WHERE ur.user_id = p.user_id AND o.name = 'photographer') AS is_certified,
      coalesce(r.name, '') AS region_name, pr.place AS rank,
      json_build_object('key', u.background_key, 'id', bg.id, 'version', bg.version) AS personal_background
    FROM photographer p ${authorJoins(sql`p.user_id`)} LEFT JOIN region r ON r.id = p.region_id
    LEFT JOIN image bg ON bg.id = p.background_image_id AND bg.review_state = 'approved'
    LEFT JOIN photographer_rank pr ON pr.user_id = p.user_id AND pr.period = 'month'
    WHERE p.user_id = ${userId} AND u.is_active`,
  );
}

const Figures = PhotographerInfo.pick(counted);
export type PhotographerFigures = z.infer<typeof Figures>;

/** Counts what a photographer has published. Reads all of it. */
export function countWorks(db: Database, userId: number): Promise<PhotographerFigures> {
  return onePrepared(
    db,
    Figures,
    sql`SELECT count(*)::int AS image_count, coalesce(sum(i.likes), 0)::int AS like_count,
      (SELECT count(*)::int FROM album a WHERE a.author_id = ${userId}::int AND ${isListed}) AS album_count
    FROM image i WHERE i.author_id = ${userId}::int AND i.review_state = 'approved'`,
  );
}
