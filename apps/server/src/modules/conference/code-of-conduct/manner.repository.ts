import { MannerSection } from '@tuyuan/contract/conference/code-of-conduct.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { isConferencePublic, isSwitchedOff } from '../registration/index.ts';

const VersionRow = z.object({
  version: z.int(),
  sections: z.array(MannerSection),
  must_confirm: z.boolean(),
  author: z.string(),
  published_at: z.coerce.date(),
  confirmed: z.int(),
});
export type VersionRow = z.infer<typeof VersionRow>;

/** Newest first. */
export async function listVersions(db: Database, conferenceId: number): Promise<VersionRow[]> {
  const { rows } = await db.execute(sql`
    SELECT m.version, m.sections, m.must_confirm, coalesce(u.nick_name, '') AS author, m.published_at,
      (SELECT count(*)::int FROM attendee a WHERE a.conference_id = m.conference_id AND a.state = 'ticketed' AND a.manner_version = m.version) AS confirmed
    FROM conference_manner m LEFT JOIN app_user u ON u.id = m.published_by
    WHERE m.conference_id = ${conferenceId} ORDER BY m.version DESC`);
  return z.array(VersionRow).parse(rows);
}

export async function countTickets(db: Database, conferenceId: number): Promise<number> {
  const { rows } = await db.execute(
    sql`SELECT count(*)::int AS count FROM attendee WHERE conference_id = ${conferenceId} AND state = 'ticketed'`,
  );
  return z.object({ count: z.int() }).parse(rows[0]).count;
}

interface NewVersion {
  conferenceId: number;
  /** Number of the previous version; 0 for the first. */
  follows: number;
  sections: readonly MannerSection[];
  mustConfirm: boolean;
  publishedBy: number;
}

/** Returns false if another version is newer by now: of two concurrent ones only one is published. */
export async function insertVersion(db: Database, version: NewVersion): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    INSERT INTO conference_manner (conference_id, version, sections, must_confirm, published_by)
    SELECT ${version.conferenceId}::int, ${version.follows + 1}::int, ${JSON.stringify(version.sections)}::jsonb, ${version.mustConfirm}::boolean, ${version.publishedBy}::int
    WHERE ${version.follows} = (SELECT coalesce(max(version), 0) FROM conference_manner WHERE conference_id = ${version.conferenceId})
    ON CONFLICT DO NOTHING`);
  return rowCount === 1;
}

const SeenRow = z.object({
  version: z.int(),
  sections: z.array(MannerSection),
  must_confirm: z.boolean(),
  published_at: z.coerce.date(),
  confirmed_at: z.coerce.date().nullable(),
});

/** Returns the current version with the attendee's confirmation; null if there is none. */
export async function findSeen(db: Database, attendeeId: number): Promise<z.infer<typeof SeenRow> | null> {
  const { rows } = await db.execute(sql`
    SELECT m.version, m.sections, m.must_confirm AND NOT ${isSwitchedOff('manner')} AS must_confirm, m.published_at,
      CASE WHEN a.manner_version = m.version THEN a.manner_confirmed_at END AS confirmed_at
    FROM attendee a JOIN conference c ON c.id = a.conference_id JOIN conference_manner m ON m.conference_id = c.id
    WHERE a.id = ${attendeeId} ORDER BY m.version DESC LIMIT 1`);
  return z.array(SeenRow).parse(rows)[0] ?? null;
}

const PublishedRow = z.object({
  version: z.int(),
  sections: z.array(MannerSection),
  published_at: z.coerce.date().nullable(),
});

/** Returns the current version for the public; version 0 if there is none or it is switched off, undefined if the conference is not visible. */
export async function findPublished(
  db: Database,
  conferenceId: number,
): Promise<z.infer<typeof PublishedRow> | undefined> {
  const { rows } = await db.execute(sql`
    SELECT coalesce(m.version, 0) AS version, coalesce(m.sections, '[]') AS sections, m.published_at
    FROM conference c LEFT JOIN conference_manner m ON m.conference_id = c.id AND NOT ${isSwitchedOff('manner')}
    WHERE c.id = ${conferenceId} AND ${isConferencePublic} ORDER BY m.version DESC LIMIT 1`);
  return z.array(PublishedRow).parse(rows)[0];
}

/** Returns false if that version is not the newest. */
export async function markConfirmed(db: Database, attendeeId: number, version: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE attendee a SET manner_version = ${version}::int,
      manner_confirmed_at = CASE WHEN manner_version = ${version}::int THEN manner_confirmed_at ELSE now() END
    WHERE a.id = ${attendeeId} AND ${version} = (SELECT max(m.version) FROM conference_manner m WHERE m.conference_id = a.conference_id)`);
  return rowCount === 1;
}
