import type { ConferenceFacts } from '@tuyuan/contract/conference/conference-management.ts';
import type { ModuleSwitches } from '@tuyuan/contract/conference/conference-modules.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const IdRow = z.object({ id: z.int() });

interface NewConference {
  title: string;
  startTime: Date;
  endTime: Date;
  regStartTime: Date;
  regEndTime: Date;
  summary: string;
  city: string;
  location: string;
  address: string;
  isRehearsal: boolean;
  officePhone: string;
  coverKey: string | null;
  modules: ModuleSwitches;
  createdBy: number;
}

export async function insertConference(transaction: Database, made: NewConference): Promise<number> {
  const { rows } = await transaction.execute(sql`
    INSERT INTO conference (title, start_time, end_time, reg_start_time, reg_end_time, summary, city, location, address,
      is_rehearsal, office_phone, cover_key, modules, created_by)
    VALUES (${made.title}, ${made.startTime.toISOString()}, ${made.endTime.toISOString()}, ${made.regStartTime.toISOString()}, ${made.regEndTime.toISOString()},
      ${made.summary}, ${made.city}, ${made.location}, ${made.address}, ${made.isRehearsal}, ${made.officePhone}, ${made.coverKey},
      ${JSON.stringify(made.modules)}::jsonb, ${made.createdBy}) RETURNING id`);
  return IdRow.parse(rows[0]).id;
}

/** Returns false if the draft has changed since. */
export async function storeDraft(
  transaction: Database,
  id: number,
  revision: number,
  draft: ConferenceFacts | null,
): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE conference SET draft = ${draft === null ? null : JSON.stringify(draft)}::jsonb, draft_revision = draft_revision + 1
    WHERE id = ${id} AND draft_revision = ${revision}`);
  return rowCount === 1;
}

export async function dropDraft(transaction: Database, id: number): Promise<void> {
  await transaction.execute(
    sql`UPDATE conference SET draft = NULL, draft_revision = draft_revision + 1 WHERE id = ${id}`,
  );
}

/** Facts with times as moments and pictures as keys. */
export interface StoredFacts
  extends Omit<ConferenceFacts, 'startTime' | 'endTime' | 'regStartTime' | 'regEndTime' | 'phonesFrom'> {
  coverKey: string | null;
  bannerKey: string | null;
  startTime: Date;
  endTime: Date;
  regStartTime: Date;
  regEndTime: Date;
  phonesFrom: Date | null;
}

/** Publishes the facts and deletes the draft. */
export async function storeFacts(transaction: Database, id: number, facts: StoredFacts): Promise<void> {
  await transaction.execute(sql`
    UPDATE conference SET title = ${facts.title}, summary = ${facts.summary}, content = ${facts.content}, cover_key = ${facts.coverKey},
      banner_key = ${facts.bannerKey}, organiser = ${facts.organiser}, co_organisers = ${sql.param([...facts.coOrganisers])}::text[],
      guests = ${JSON.stringify(facts.guests)}::jsonb, office_phone = ${facts.officePhone}, city = ${facts.city}, location = ${facts.location},
      address = ${facts.address}, directions = ${facts.directions}, latitude = ${facts.latitude}, longitude = ${facts.longitude}, start_time = ${facts.startTime.toISOString()},
      end_time = ${facts.endTime.toISOString()}, reg_start_time = ${facts.regStartTime.toISOString()}, reg_end_time = ${facts.regEndTime.toISOString()},
      phones_from = ${facts.phonesFrom?.toISOString() ?? null}, form = ${JSON.stringify(facts.form)}::jsonb, draft = NULL, draft_revision = draft_revision + 1
    WHERE id = ${id}`);
}

interface NewVersion {
  conferenceId: number;
  /** Laid over what the last version froze. */
  snapshot: object;
  note: string;
  /** Null for one that came without the console. */
  publishedBy: number | null;
}

/** Inserts the conference's next version, which is being published. */
export async function insertVersion(
  transaction: Database,
  { conferenceId, snapshot, note, publishedBy }: NewVersion,
): Promise<void> {
  await transaction.execute(sql`
    WITH published AS (
      UPDATE conference SET version = version + 1, published_at = now(), state = CASE WHEN state = 'draft' THEN 'published' ELSE state END
      WHERE id = ${conferenceId} RETURNING version
    )
    INSERT INTO conference_version (conference_id, number, snapshot, note, published_by)
    SELECT ${conferenceId}::int, version,
      coalesce((SELECT snapshot FROM conference_version WHERE conference_id = ${conferenceId} ORDER BY number DESC LIMIT 1), '{}') || ${JSON.stringify(snapshot)}::jsonb,
      ${note}, ${publishedBy}::int FROM published`);
}

const AnsweredKey = z.object({ key: z.string() });

/** Returns keys of the form fields with at least one answer. */
export async function findAnsweredKeys(db: Database, conferenceId: number): Promise<Set<string>> {
  const { rows } = await db.execute(
    sql`SELECT DISTINCT k AS key FROM attendee a, jsonb_object_keys(a.answers) k WHERE a.conference_id = ${conferenceId}`,
  );
  return new Set(
    z
      .array(AnsweredKey)
      .parse(rows)
      .map(({ key }) => key),
  );
}

const VersionRow = z.object({
  number: z.int(),
  note: z.string(),
  published_by: z.string(),
  published_at: z.coerce.date(),
  snapshot: z.looseObject({}),
  /** Snapshot of the previous version; null for the first. */
  previous: z.looseObject({}).nullable(),
  total: z.int(),
});

/** Returns versions, newest first, each with the previous snapshot and the total. */
export async function findVersions(
  db: Database,
  conferenceId: number,
  { skipCount, maxResultCount }: { skipCount: number; maxResultCount: number },
): Promise<z.infer<typeof VersionRow>[]> {
  const { rows } = await db.execute(sql`
    SELECT v.number, v.note, coalesce(u.nick_name, '') AS published_by, v.published_at, v.snapshot, v.previous, v.total
    FROM (SELECT v.*, lag(v.snapshot) OVER (ORDER BY v.number) AS previous, count(*) OVER ()::int AS total
      FROM conference_version v WHERE v.conference_id = ${conferenceId}) v
    LEFT JOIN app_user u ON u.id = v.published_by ORDER BY v.number DESC LIMIT ${maxResultCount} OFFSET ${skipCount}`);
  return z.array(VersionRow).parse(rows);
}
