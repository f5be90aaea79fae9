import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

export type VisitKind = 'image' | 'album' | 'photographer' | 'article' | 'panorama' | 'video' | 'download';

export interface Visit {
  kind: VisitKind;
  id: number;
  /** `yyyy-MM-dd` in the site's time zone. */
  day: string;
  /** Keyed hash, in hex. */
  visitor: string;
  userId: number | null;
}

/**
 * Counts visits to published works, each visitor's once for a subject and day, whichever process they came to. Authors'
 * visits to their own works aren't counted. A download counts whatever the image's state: a licence outlasts it.
 */
export async function countVisits(transaction: Database, visits: readonly Visit[]): Promise<void> {
  await transaction.execute(sql`
    WITH given AS (
      SELECT g.kind, g.id, g.day, decode(g.visitor, 'hex') AS visitor, g."userId" AS user_id
      FROM jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) AS g(kind text, id int, day date, visitor text, "userId" int)),
    counting AS (
      SELECT g.* FROM given g JOIN image i ON i.id = g.id AND i.author_id IS DISTINCT FROM g.user_id
        WHERE g.kind = 'download' OR (g.kind = 'image' AND i.review_state = 'approved')
      UNION ALL SELECT g.* FROM given g JOIN album a ON a.id = g.id AND a.author_id IS DISTINCT FROM g.user_id
        WHERE g.kind = 'album' AND a.review_state = 'approved'
      UNION ALL SELECT g.* FROM given g JOIN video v ON v.id = g.id AND v.author_id IS DISTINCT FROM g.user_id
        WHERE g.kind = 'video' AND v.state = 'published'
      UNION ALL SELECT g.* FROM given g JOIN active_photographer p ON p.user_id = g.id AND p.user_id IS DISTINCT FROM g.user_id
        WHERE g.kind = 'photographer'
      UNION ALL SELECT g.* FROM given g JOIN live_panorama p ON p.id = g.id WHERE g.kind = 'panorama'),
    fresh AS (
      INSERT INTO view_mark (day, kind, subject_id, visitor) SELECT day, kind, id, visitor FROM counting ORDER BY 1, 2, 3, 4
      ON CONFLICT DO NOTHING RETURNING day, kind, subject_id AS id),
    counted AS (
      SELECT id, day, count(*) FILTER (WHERE kind = 'image')::int AS views, count(*) FILTER (WHERE kind = 'download')::int AS downloads
      FROM fresh WHERE kind IN ('image', 'download') GROUP BY id, day ORDER BY id, day),
    days AS (
      INSERT INTO image_day AS d (image_id, day, views, downloads) SELECT id, day, views, downloads FROM counted
      ON CONFLICT (image_id, day) DO UPDATE SET views = d.views + excluded.views, downloads = d.downloads + excluded.downloads),
    images AS (
      UPDATE image i SET views = i.views + c.views, downloads = i.downloads + c.downloads
      FROM (SELECT id, sum(views)::int AS views, sum(downloads)::int AS downloads FROM counted GROUP BY id) c WHERE i.id = c.id),
    albums AS (
      UPDATE album a SET views = a.views + c.views
      FROM (SELECT id, count(*)::int AS views FROM fresh WHERE kind = 'album' GROUP BY id) c WHERE a.id = c.id),
    videos AS (
      UPDATE video v SET views = v.views + c.views
      FROM (SELECT id, count(*)::int AS views FROM fresh WHERE kind = 'video' GROUP BY id) c WHERE v.id = c.id),
    panoramas AS (
      UPDATE panorama p SET views = p.views + c.views
      FROM (SELECT id, count(*)::int AS views FROM fresh WHERE kind = 'panorama' GROUP BY id) c WHERE p.id = c.id)
    UPDATE photographer p SET view_count = p.view_count + c.views
    FROM (SELECT id, count(*)::int AS views FROM fresh WHERE kind = 'photographer' GROUP BY id) c WHERE p.user_id = c.id`);
}

/** Deletes marks that no visit can meet any more: those of days that are over in every time zone. */
export async function deleteOldVisitMarks(db: Database): Promise<void> {
  await db.execute(sql`DELETE FROM view_mark WHERE day < (now() AT TIME ZONE 'UTC')::date - 1`);
}
