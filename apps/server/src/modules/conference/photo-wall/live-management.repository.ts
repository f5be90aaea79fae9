import { type LivePhotoState, livePhotoStates, liveReportReasons } from '@tuyuan/contract/conference/photo-wall.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { idList } from '../../../platform/database/sql-parts.ts';
import { accountOfAttendee, switchWall } from '../registration/index.ts';
import { isAppointed } from './upload.repository.ts';

const count = z.int();
const SettingsRow = z.object({
  live_on: z.boolean(),
  is_reviewed: z.boolean(),
  reports_to_hide: z.int(),
  uploaded: count,
  review: count,
  published: count,
  withdrawn: count,
  failed: count,
  reported: count,
  pending_originals: count,
});
export type SettingsRow = z.infer<typeof SettingsRow>;

export async function findSettings(db: Database, conferenceId: number): Promise<SettingsRow | null> {
  const { rows } = await db.execute(sql`
    SELECT c.live_on, coalesce(w.is_reviewed, true) AS is_reviewed, coalesce(w.reports_to_hide, 3) AS reports_to_hide, n.*,
      (SELECT count(*)::int FROM live_original_request r JOIN live_photo p ON p.id = r.photo_id WHERE p.conference_id = c.id AND r.state = 'pending') AS pending_originals
    FROM conference c LEFT JOIN live_wall w ON w.conference_id = c.id
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE p.state = 'uploaded' AND i.processing_state = 'queued')::int AS uploaded,
        count(*) FILTER (WHERE p.state = 'review')::int AS review, count(*) FILTER (WHERE p.state = 'published')::int AS published,
        count(*) FILTER (WHERE p.state = 'withdrawn')::int AS withdrawn, count(*) FILTER (WHERE i.processing_state = 'failed')::int AS failed,
        count(*) FILTER (WHERE EXISTS (SELECT 1 FROM live_photo_report r WHERE r.photo_id = p.id AND NOT r.is_settled))::int AS reported
      FROM live_photo p JOIN image i ON i.id = p.image_id WHERE p.conference_id = c.id) n
    WHERE c.id = ${conferenceId}`);
  return z.array(SettingsRow).parse(rows)[0] ?? null;
}

/** Omitted fields stay unchanged. */
interface Settings {
  conferenceId: number;
  liveOn?: boolean | undefined;
  isReviewed?: boolean | undefined;
  reportsToHide?: number | undefined;
}

/** Returns false if the wall may not be opened. */
export async function saveSettings(
  transaction: Database,
  { conferenceId, liveOn, isReviewed, reportsToHide }: Settings,
): Promise<boolean> {
  if (liveOn !== undefined && !(await switchWall(transaction, conferenceId, liveOn))) return false;
  // Its own defaults, where the wall had no row yet.
  await transaction.execute(sql`INSERT INTO live_wall (conference_id) VALUES (${conferenceId}) ON CONFLICT DO NOTHING`);
  await transaction.execute(sql`
    UPDATE live_wall SET is_reviewed = coalesce(${isReviewed ?? null}, is_reviewed), reports_to_hide = coalesce(${reportsToHide ?? null}, reports_to_hide)
    WHERE conference_id = ${conferenceId}`);
  return true;
}

const ManagedRow = z.object({
  id: z.int(),
  image_id: z.int(),
  state: z.enum(livePhotoStates),
  title: z.string(),
  hall: z.string(),
  badge_nos: z.array(z.string()),
  author: z.string(),
  shot_at: z.coerce.date(),
  created_at: z.coerce.date(),
  likes: z.int(),
  version: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  thumbhash: z.string().nullable(),
  problem: z.string(),
  withdrawn_reason: z.string(),
  reports: z.array(z.enum(liveReportReasons)),
  total: z.int(),
});
export type ManagedPhotoRow = z.infer<typeof ManagedRow>;

interface PhotoQuery {
  conferenceId: number;
  states: readonly LivePhotoState[];
  hall: string;
  onlyReported: boolean;
  skipCount: number;
  maxResultCount: number;
}

export async function listManaged(db: Database, query: PhotoQuery): Promise<ManagedPhotoRow[]> {
  const { rows } = await db.execute(sql`
    SELECT p.id, p.image_id, p.state, i.title, p.hall, p.badge_nos, u.nick_name AS author, p.shot_at, p.created_at, p.likes, i.version, i.width, i.height, i.thumbhash,
      CASE WHEN i.processing_state = 'failed' THEN coalesce(i.processing_error, '') ELSE '' END AS problem, p.withdrawn_reason,
      r.reasons AS reports, count(*) OVER ()::int AS total
    FROM live_photo p JOIN image i ON i.id = p.image_id JOIN app_user u ON u.id = i.author_id
    CROSS JOIN LATERAL (SELECT coalesce(array_agg(reason ORDER BY created_at), '{}') AS reasons FROM live_photo_report r WHERE r.photo_id = p.id AND NOT r.is_settled) r
    WHERE p.conference_id = ${query.conferenceId} AND (${query.states.length} = 0 OR p.state = ANY(${sql.param([...query.states])}::text[]))
      AND (${query.hall} = '' OR p.hall = ${query.hall}) AND (NOT ${query.onlyReported}::boolean OR cardinality(r.reasons) > 0)
    ORDER BY cardinality(r.reasons) > 0 DESC, p.id DESC
    LIMIT ${Math.max(1, query.maxResultCount)} OFFSET ${query.skipCount}`);
  return z.array(ManagedRow).parse(rows);
}

export async function changePhoto(
  db: Database,
  { id, hall, badgeNos }: { id: number; hall: string; badgeNos: readonly string[] },
): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`UPDATE live_photo SET hall = ${hall}, badge_nos = ${sql.param([...badgeNos])}::text[] WHERE id = ${id}`,
  );
  return rowCount === 1;
}

const StaffRow = z.object({
  id: z.int(),
  name: z.string(),
  company: z.string(),
  is_photographer: z.boolean(),
  has_account: z.boolean(),
  photo_count: z.int(),
});
const maxStaff = 200;

/** Photographers first. */
export async function listStaff(
  db: Database,
  conferenceId: number,
  keyword: string,
): Promise<z.infer<typeof StaffRow>[]> {
  const containing = `%${keyword.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const { rows } = await db.execute(sql`
    SELECT a.id, a.name, a.company, ${isAppointed} AS is_photographer, ${accountOfAttendee} IS NOT NULL AS has_account,
      (SELECT count(*)::int FROM live_photo p WHERE p.uploaded_by = a.id) AS photo_count
    FROM attendee a WHERE a.conference_id = ${conferenceId} AND a.state = 'ticketed' AND a.user_type >= 2
      AND (${keyword} = '' OR a.name ILIKE ${containing} OR a.company ILIKE ${containing})
    ORDER BY is_photographer DESC, a.name, a.id LIMIT ${maxStaff}`);
  return z.array(StaffRow).parse(rows);
}

/** Null for none. */
export async function setPhotographer(db: Database, attendeeId: number, userId: number | null): Promise<void> {
  await db.execute(sql`UPDATE attendee SET photographer_id = ${userId} WHERE id = ${attendeeId}`);
}

/** Ends the appointments of those among the users that are no photographers. */
export async function releasePhotographersWithoutRole(
  transaction: Database,
  userIds: readonly number[],
): Promise<void> {
  await transaction.execute(sql`
    UPDATE attendee SET photographer_id = NULL
    WHERE photographer_id = ANY(${idList(userIds)}) AND NOT EXISTS (SELECT FROM active_photographer p WHERE p.user_id = photographer_id)`);
}
