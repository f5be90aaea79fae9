import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { isConferenceOver } from '../registration/index.ts';

export const LivePhotoRow = z.object({
  id: z.int(),
  conference_id: z.int(),
  image_id: z.int(),
  version: z.string(),
  width: z.int(),
  height: z.int(),
  thumbhash: z.string(),
  title: z.string(),
  hall: z.string(),
  author: z.string(),
  shot_at: z.coerce.date(),
  likes: z.int(),
});
export type LivePhotoRow = z.infer<typeof LivePhotoRow>;

/** Columns of `live_photo p`, its image `i` and the image's author `u`. */
export const photoColumns = sql`p.id, p.conference_id, p.image_id, i.version, i.width, i.height, i.thumbhash, i.title, p.hall, u.nick_name AS author, p.shot_at, p.likes`;
export const photoTables = sql`live_photo p JOIN image i ON i.id = p.image_id JOIN app_user u ON u.id = i.author_id`;

const OpenWall = z.object({ id: z.int(), title: z.string(), is_over: z.boolean() });

/**
 * Whether the wall of conference `c` is open. Sufficient for pictures, even in a rehearsal: an `<img>` sends no ticket,
 * and the address can't be guessed.
 */
const isOpen: SQL = sql`(c.live_on AND c.is_actived AND c.state IN ('published', 'archived'))`;

/** Null unless the wall is open; a rehearsal's wall is open only to attendees of conference `at`. */
export async function findOpenWall(
  db: Database,
  conferenceId: number,
  at: number | null,
): Promise<z.infer<typeof OpenWall> | null> {
  const { rows } = await db.execute(sql`
    SELECT c.id, c.title, ${isConferenceOver} AS is_over FROM conference c
    WHERE c.id = ${conferenceId} AND ${isOpen} AND (NOT c.is_rehearsal OR c.id = ${at}::int)`);
  return z.array(OpenWall).parse(rows)[0] ?? null;
}

export interface WallFilter {
  conferenceId: number;
  hall: string;
  badgeNo: string;
  from: Date | null;
  to: Date | null;
  /** Attendee who saved the photos, 0 for no attendee; null for all photos. */
  keptBy: number | null;
}

/** Badge numbers as people write them: spaces and case do not matter. */
export function plainBadgeNo(badgeNo: string): string {
  return badgeNo.replaceAll(/[\s-]/g, '').toUpperCase();
}

function onWall({ conferenceId, hall, badgeNo, keptBy }: WallFilter): SQL {
  const badge = plainBadgeNo(badgeNo);
  return sql`p.conference_id = ${conferenceId} AND p.state = 'published' AND (${hall} = '' OR p.hall = ${hall})
    AND (${badge} = '' OR ${badge} = ANY(p.badge_nos))
    AND (${keptBy}::int IS NULL OR EXISTS (SELECT 1 FROM live_photo_mark m WHERE m.photo_id = p.id AND m.attendee_id = ${keptBy}::int AND m.kind = 'collect'))`;
}

function inSpan({ from, to }: WallFilter): SQL {
  const [after, before] = [from?.toISOString() ?? null, to?.toISOString() ?? null];
  return sql`(${after}::timestamptz IS NULL OR p.shot_at >= ${after}::timestamptz) AND (${before}::timestamptz IS NULL OR p.shot_at < ${before}::timestamptz)`;
}

/** Returns photos, latest shot first, following the photo `after`. */
export async function listWall(
  db: Database,
  filter: WallFilter,
  { after, limit }: { after: number | null; limit: number },
): Promise<LivePhotoRow[]> {
  const behind =
    after === null ? sql`true` : sql`(p.shot_at, p.id) < (SELECT shot_at, id FROM live_photo WHERE id = ${after})`;
  const { rows } = await db.execute(sql`
    SELECT ${photoColumns} FROM ${photoTables} WHERE ${onWall(filter)} AND ${inSpan(filter)} AND ${behind}
    ORDER BY p.shot_at DESC, p.id DESC LIMIT ${limit}`);
  return z.array(LivePhotoRow).parse(rows);
}

const Survey = z.object({
  total: z.int(),
  found: z.int(),
  halls: z.array(z.object({ name: z.string(), count: z.int() })),
  half_hours: z.array(z.object({ at: z.coerce.date(), count: z.int() })),
});

/** Counts photos by place and time. */
export async function surveyWall(db: Database, filter: WallFilter): Promise<z.infer<typeof Survey>> {
  const { rows } = await db.execute(sql`
    SELECT (SELECT count(*)::int FROM live_photo p WHERE p.conference_id = ${filter.conferenceId} AND p.state = 'published') AS total,
      (SELECT count(*)::int FROM live_photo p WHERE ${onWall(filter)} AND ${inSpan(filter)}) AS found,
      (SELECT coalesce(json_agg(h ORDER BY h.count DESC, h.name), '[]') FROM (
        SELECT hall AS name, count(*)::int AS count FROM live_photo p
        WHERE p.conference_id = ${filter.conferenceId} AND p.state = 'published' AND p.hall <> '' GROUP BY hall) h) AS halls,
      (SELECT coalesce(json_agg(t ORDER BY t.at), '[]') FROM (
        SELECT date_bin('30 minutes', p.shot_at, 'epoch') AS at, count(*)::int AS count FROM live_photo p WHERE ${onWall(filter)} GROUP BY 1) t) AS half_hours`);
  return Survey.parse(rows[0]);
}

/** Whether the picture may be shown publicly, because it is on an open wall. */
export async function isOnOpenWall(db: Database, imageId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    SELECT 1 FROM live_photo p JOIN conference c ON c.id = p.conference_id AND ${isOpen}
    WHERE p.image_id = ${imageId} AND p.state = 'published'`);
  return rowCount === 1;
}

export async function isLivePhoto(db: Database, imageId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`SELECT 1 FROM live_photo WHERE image_id = ${imageId}`);
  return rowCount === 1;
}

const Shown = LivePhotoRow.extend({ is_over: z.boolean() });

/** Returns a photo on the conference's wall, and whether the conference is over. */
export async function findShown(db: Database, id: number, conferenceId: number): Promise<z.infer<typeof Shown> | null> {
  const { rows } = await db.execute(sql`
    SELECT ${photoColumns}, ${isConferenceOver} AS is_over FROM ${photoTables} JOIN conference c ON c.id = p.conference_id AND c.live_on
    WHERE p.id = ${id} AND p.conference_id = ${conferenceId} AND p.state = 'published'`);
  return z.array(Shown).parse(rows)[0] ?? null;
}
