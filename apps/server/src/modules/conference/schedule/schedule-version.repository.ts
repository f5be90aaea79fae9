import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { SessionContent } from './published-facts.ts';

/** Schedule part of a version's snapshot. */
const Snapshot = z.object({ schedule: z.array(SessionContent) });

/**
 * Inserts the conference's next version: the previous snapshot with this schedule. A draft conference remains an
 * unpublished draft until its facts are published.
 */
export async function insertScheduleVersion(
  transaction: Database,
  version: { conferenceId: number; schedule: readonly SessionContent[]; note: string; publishedBy: number | null },
): Promise<number> {
  const { rows } = await transaction.execute(sql`
    UPDATE conference SET version = version + 1, published_at = CASE WHEN state = 'draft' THEN published_at ELSE now() END
    WHERE id = ${version.conferenceId} RETURNING version`);
  const { version: number } = z.object({ version: z.int() }).parse(rows[0]);
  await transaction.execute(sql`
    INSERT INTO conference_version (conference_id, number, snapshot, note, published_by)
    VALUES (${version.conferenceId}, ${number},
      coalesce((SELECT snapshot FROM conference_version WHERE conference_id = ${version.conferenceId} ORDER BY number DESC LIMIT 1), '{}')
        || jsonb_build_object('schedule', ${JSON.stringify(version.schedule)}::jsonb),
      ${version.note}, ${version.publishedBy})`);
  return number;
}

const VersionRow = z.object({
  number: z.int(),
  note: z.string(),
  published_at: z.coerce.date(),
  published_by: z.string(),
  session_count: z.int(),
});
export type VersionRow = z.infer<typeof VersionRow>;

/** Returns the latest hundred, newest first. */
export async function readScheduleVersions(db: Database, conferenceId: number): Promise<VersionRow[]> {
  const { rows } = await db.execute(sql`
    SELECT v.number, v.note, v.published_at, coalesce(u.nick_name, '') AS published_by,
      jsonb_array_length(coalesce(v.snapshot->'schedule', '[]')) AS session_count
    FROM conference_version v LEFT JOIN app_user u ON u.id = v.published_by
    WHERE v.conference_id = ${conferenceId} ORDER BY v.number DESC LIMIT 100`);
  return z.array(VersionRow).parse(rows);
}

/** Returns the schedule as of that version, or of the latest earlier one that has a schedule. Null if the version does not exist. */
export async function findScheduleOf(
  db: Database,
  conferenceId: number,
  version: number,
): Promise<SessionContent[] | null> {
  const { rowCount } = await db.execute(
    sql`SELECT 1 FROM conference_version WHERE conference_id = ${conferenceId} AND number = ${version}`,
  );
  if (rowCount !== 1) return null;
  const { rows } = await db.execute(sql`
    SELECT snapshot FROM conference_version WHERE conference_id = ${conferenceId} AND number <= ${version} AND snapshot ? 'schedule'
    ORDER BY number DESC LIMIT 1`);
  return rows[0] === undefined ? [] : z.object({ snapshot: Snapshot }).parse(rows[0]).snapshot.schedule;
}
