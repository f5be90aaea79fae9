import type { HomeDesign } from '@tuyuan/contract/site/home-design.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne, many } from '../../../platform/database/rows.ts';
import { StoredDesign } from './stored-design.ts';

/** Versions that can be restored. */
const keptVersions = 100;

const PublishedRow = z.object({ version: z.int(), design: StoredDesign, at: z.date(), by: z.string() });
export type PublishedHome = z.infer<typeof PublishedRow>;

/** Returns what visitors see, or null where nothing was published. */
export function findPublished(db: Database): Promise<PublishedHome | null> {
  return findOne(
    db,
    PublishedRow,
    sql`SELECT v.version, v.design, v.published_at AS at, coalesce(u.nick_name, '') AS by
      FROM home_version v LEFT JOIN app_user u ON u.id = v.published_by ORDER BY v.version DESC LIMIT 1`,
  );
}

export async function findVersion(db: Database, version: number): Promise<HomeDesign | null> {
  const Row = z.object({ design: StoredDesign });
  return (await findOne(db, Row, sql`SELECT design FROM home_version WHERE version = ${version}`))?.design ?? null;
}

/** Adds the design as the newest version; the oldest beyond a hundred go. Lock the draft before. */
export async function insertVersion(
  transaction: Database,
  design: HomeDesign,
  userId: number | null,
  restoredFrom: number | null = null,
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO home_version (version, design, published_by, restored_from)
    SELECT coalesce(max(version), 0) + 1, ${JSON.stringify(design)}::jsonb, ${userId}, ${restoredFrom} FROM home_version`);
  await transaction.execute(
    sql`DELETE FROM home_version WHERE version <= (SELECT max(version) FROM home_version) - ${keptVersions}`,
  );
}

const VersionRow = z.object({
  version: z.int(),
  at: z.date(),
  by: z.string(),
  restoredFrom: z.int().nullable(),
  blocks: z.int(),
  slides: z.int(),
});

/** Newest first. */
export function listVersions(db: Database): Promise<z.infer<typeof VersionRow>[]> {
  return many(
    db,
    VersionRow,
    sql`SELECT v.version, v.published_at AS at, coalesce(u.nick_name, '') AS by, v.restored_from,
        jsonb_array_length(v.design -> 'blocks') AS blocks, jsonb_array_length(v.design -> 'slides') AS slides
      FROM home_version v LEFT JOIN app_user u ON u.id = v.published_by ORDER BY v.version DESC`,
  );
}

const DraftRow = z.object({ design: StoredDesign, at: z.date(), by: z.string() });

/** Returns null where the draft is what is published. */
export function findDraft(db: Database): Promise<z.infer<typeof DraftRow> | null> {
  return findOne(
    db,
    DraftRow,
    sql`SELECT d.design, d.saved_at AS at, coalesce(u.nick_name, '') AS by
      FROM home_draft d LEFT JOIN app_user u ON u.id = d.saved_by`,
  );
}

export async function putDraft(db: Database, design: HomeDesign, userId: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO home_draft (design, saved_by) VALUES (${JSON.stringify(design)}::jsonb, ${userId})
    ON CONFLICT (is_only) DO UPDATE SET design = excluded.design, saved_by = excluded.saved_by, saved_at = now()`);
}

/** Makes the draft what is published. */
export async function deleteDraft(db: Database): Promise<void> {
  await db.execute(sql`DELETE FROM home_draft`);
}

export async function insertPreview(
  db: Database,
  { tokenHash, userId, expiresAt }: { tokenHash: Buffer; userId: number; expiresAt: Date },
): Promise<void> {
  await db.execute(sql`DELETE FROM home_preview WHERE expires_at < now()`);
  await db.execute(sql`
    INSERT INTO home_preview (token_hash, user_id, expires_at) VALUES (${tokenHash}, ${userId}, ${expiresAt.toISOString()})`);
}

export async function isPreview(db: Database, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT 1 FROM home_preview WHERE token_hash = ${tokenHash} AND expires_at > now()`,
  );
  return rows.length > 0;
}
