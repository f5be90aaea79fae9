import { Work } from '@tuyuan/contract/contest/work.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';
import { countRows } from '../../../platform/database/values.ts';
import { CameraPicture, categoryName, picturesWithCamera } from './entry-parts.repository.ts';

const Row = Work.extend({ pictures: z.array(CameraPicture) });

/** Over `activity a`: whether authors may be named, now that nobody judges any more. */
export const namesAuthors = sql`NOT activity_is_blind(a, now())`;
/** Over `entry w` and `activity a`: works that everybody may see. */
export const isPublicWork = sql`(w.state = 'accepted' AND a.state <> 'draft')`;

const neighbour = (
  condition: SQL,
  direction: SQL,
) => sql`(SELECT json_build_object('id', n.id, 'number', n.number, 'title', n.title) FROM entry n
  WHERE n.activity_id = w.activity_id AND n.state = 'accepted' AND ${condition} ORDER BY n.number ${direction} LIMIT 1)`;

export function findWork(db: Database, id: number, userId: number | null) {
  return findOne(
    db,
    Row,
    sql`SELECT w.id, json_build_object('id', a.id, 'name', a.name, 'progressState', activity_progress(a, now())) AS activity, w.number, w.kind,
      ${categoryName} AS category_name, w.title, w.story, w.ai_use, ${picturesWithCamera} AS pictures,
      CASE WHEN ${namesAuthors} THEN json_build_object('userId', w.user_id, 'name', coalesce(e.name, u.nick_name)) END AS author,
      coalesce(w.user_id = ${userId}::int, false) AS is_own,
      ARRAY(SELECT x.prize FROM award x WHERE x.entry_id = w.id AND x.state = 'published' ORDER BY x.id) AS prizes,
      ${neighbour(sql`n.number < w.number`, sql`DESC`)} AS previous, ${neighbour(sql`n.number > w.number`, sql`ASC`)} AS next
    FROM entry w JOIN activity a ON a.id = w.activity_id JOIN app_user u ON u.id = w.user_id
    LEFT JOIN entrant e ON e.activity_id = w.activity_id AND e.user_id = w.user_id
    WHERE w.id = ${id} AND ${isPublicWork}`,
  );
}

const Picture = z.object({ id: z.int(), isPublic: z.boolean(), authorId: z.int() });

/** Null where the work has no such picture, now or as it was rendered before. */
export function findWorkPicture(db: Database, entryId: number, version: string) {
  return findOne(
    db,
    Picture,
    sql`SELECT i.id, ${isPublicWork} AS is_public, w.user_id AS author_id FROM entry w JOIN activity a ON a.id = w.activity_id
      JOIN entry_image x ON x.entry_id = w.id JOIN image i ON i.id = x.image_id
    WHERE w.id = ${entryId} AND ${version} IN (i.version, i.previous_version) AND i.review_state <> 'deleted'`,
  );
}

/** Whether the user is a juror of the work's activity. */
export async function judgesWork(db: Database, entryId: number, userId: number): Promise<boolean> {
  const found = await countRows(
    db,
    sql`SELECT FROM entry w JOIN juror j ON j.activity_id = w.activity_id AND j.removed_at IS NULL
      WHERE w.id = ${entryId} AND j.user_id = ${userId}`,
  );
  return found > 0;
}
