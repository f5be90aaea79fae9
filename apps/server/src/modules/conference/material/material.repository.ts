import { materialTypes, materialVisibilities } from '@tuyuan/contract/conference/material.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const MaterialRow = z.object({
  id: z.int(),
  conference_id: z.int(),
  session_id: z.int().nullable(),
  category: z.string(),
  title: z.string(),
  visibility: z.enum(materialVisibilities),
  is_marked: z.boolean(),
  publish_at: z.coerce.date(),
  withdrawn_at: z.coerce.date().nullable(),
  withdrawn_reason: z.string(),
  // Id of the newest file.
  file_id: z.int(),
  version: z.int(),
  key: z.string(),
  file_name: z.string(),
  type: z.enum(materialTypes),
  extension: z.string(),
  bytes: z.number(),
  pages: z.int().nullable(),
  can_mark: z.boolean(),
  uploaded_at: z.coerce.date(),
  // Published session; all null if there is none.
  session_title: z.string().nullable(),
  session_start: z.coerce.date().nullable(),
  session_end: z.coerce.date().nullable(),
});
export type MaterialRow = z.infer<typeof MaterialRow>;

async function readWhere(db: Database, condition: SQL): Promise<MaterialRow[]> {
  const { rows } = await db.execute(sql`
    SELECT m.id, m.conference_id, m.session_id, m.category, m.title, m.visibility, m.is_marked, m.publish_at, m.withdrawn_at, m.withdrawn_reason,
      f.id AS file_id, f.version, f.key, f.file_name, f.type, f.extension, f.bytes, f.pages, f.can_mark, f.uploaded_at,
      p.facts->>'title' AS session_title, p.start_time AS session_start, p.end_time AS session_end
    FROM conference_material m
    JOIN LATERAL (SELECT * FROM conference_material_file f WHERE f.material_id = m.id ORDER BY f.version DESC LIMIT 1) f ON true
    LEFT JOIN published_session p ON p.session_id = m.session_id AND p.state <> 'removed'
    WHERE ${condition} ORDER BY p.start_time NULLS FIRST, m.session_id, m.category, m.position, m.id`);
  return z.array(MaterialRow).parse(rows);
}

/** Returns materials of the whole conference first, then by session in order of time. */
export function readMaterials(db: Database, conferenceId: number): Promise<MaterialRow[]> {
  return readWhere(db, sql`m.conference_id = ${conferenceId}`);
}

export async function findMaterial(db: Database, id: number): Promise<MaterialRow | null> {
  return (await readWhere(db, sql`m.id = ${id}`))[0] ?? null;
}

/** Locks the material until the transaction ends; returns false if it does not exist. */
export async function lockMaterial(transaction: Database, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`SELECT 1 FROM conference_material WHERE id = ${id} FOR UPDATE`);
  return rowCount === 1;
}

export interface MaterialFields {
  title: string;
  category: string;
  sessionId: number | null;
  visibility: string;
  isMarked: boolean;
  publishAt: Date;
}

export async function insertMaterial(
  transaction: Database,
  conferenceId: number,
  fields: MaterialFields,
  createdBy: number,
): Promise<number> {
  const { rows } = await transaction.execute(sql`
    INSERT INTO conference_material (conference_id, session_id, category, title, visibility, is_marked, publish_at, created_by, position)
    SELECT ${conferenceId}::int, ${fields.sessionId}::int, ${fields.category}, ${fields.title}, ${fields.visibility}, ${fields.isMarked}::boolean,
      ${fields.publishAt.toISOString()}::timestamptz, ${createdBy}::int, coalesce(max(position) + 1, 0)
    FROM conference_material WHERE conference_id = ${conferenceId} RETURNING id`);
  return z.object({ id: z.int() }).parse(rows[0]).id;
}

export async function changeMaterial(transaction: Database, id: number, fields: MaterialFields): Promise<void> {
  await transaction.execute(sql`
    UPDATE conference_material SET session_id = ${fields.sessionId}, category = ${fields.category}, title = ${fields.title},
      visibility = ${fields.visibility}, is_marked = ${fields.isMarked}, publish_at = ${fields.publishAt.toISOString()} WHERE id = ${id}`);
}

/** A null reason restores it. Returns false if it does not exist. */
export async function markWithdrawn(db: Database, id: number, reason: string | null): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE conference_material SET withdrawn_at = CASE WHEN ${reason}::text IS NULL THEN NULL ELSE coalesce(withdrawn_at, now()) END,
      withdrawn_reason = ${reason ?? ''} WHERE id = ${id}`);
  return rowCount === 1;
}

/** With its files' rows and the list of downloads. */
export async function deleteMaterialRow(transaction: Database, id: number): Promise<void> {
  await transaction.execute(sql`DELETE FROM conference_material WHERE id = ${id}`);
}

/** Locks the conference's session against deletion until the transaction ends; returns false if it does not exist. */
export async function lockSession(transaction: Database, conferenceId: number, id: number): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`SELECT 1 FROM conference_session WHERE id = ${id} AND conference_id = ${conferenceId} FOR KEY SHARE`,
  );
  return rowCount === 1;
}
