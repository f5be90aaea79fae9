import { materialTypes } from '@tuyuan/contract/conference/material.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

const FileRow = z.object({
  id: z.int(),
  material_id: z.int(),
  version: z.int(),
  key: z.string(),
  file_name: z.string(),
  type: z.enum(materialTypes),
  extension: z.string(),
  bytes: z.number(),
  uploaded_at: z.coerce.date(),
  can_mark: z.boolean(),
  is_newest: z.boolean(),
});
export type FileRow = z.infer<typeof FileRow>;

async function readWhere(db: Database, condition: SQL): Promise<FileRow[]> {
  const { rows } = await db.execute(sql`
    SELECT f.id, f.material_id, f.version, f.key, f.file_name, f.type, f.extension, f.bytes, f.uploaded_at, f.can_mark,
      NOT EXISTS (SELECT 1 FROM conference_material_file n WHERE n.material_id = f.material_id AND n.version > f.version) AS is_newest
    FROM conference_material_file f WHERE ${condition} ORDER BY f.material_id, f.version DESC`);
  return z.array(FileRow).parse(rows);
}

export async function findFile(db: Database, key: string): Promise<FileRow | null> {
  return (await readWhere(db, sql`f.key = ${key}`))[0] ?? null;
}

/** Every version of every material of the conference, each material's newest first. */
export function readFiles(db: Database, conferenceId: number): Promise<FileRow[]> {
  return readWhere(
    db,
    sql`f.material_id IN (SELECT m.id FROM conference_material m WHERE m.conference_id = ${conferenceId})`,
  );
}

export function readFilesOf(db: Database, materialId: number): Promise<FileRow[]> {
  return readWhere(db, sql`f.material_id = ${materialId}`);
}

export interface NewFile {
  key: string;
  fileName: string;
  type: string;
  extension: string;
  bytes: number;
  sha256: Buffer;
  pages: number | null;
  canMark: boolean;
  uploadedBy: number;
}

/** Inserts the file as the next version; the caller must have locked the material. */
export async function insertFile(transaction: Database, materialId: number, file: NewFile): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO conference_material_file (material_id, version, key, file_name, type, extension, bytes, sha256, pages, can_mark, uploaded_by)
    SELECT ${materialId}::int, coalesce(max(version), 0) + 1, ${file.key}, ${file.fileName}, ${file.type}, ${file.extension}, ${file.bytes}::bigint,
      ${file.sha256}::bytea, ${file.pages}::int, ${file.canMark}::boolean, ${file.uploadedBy}::int
    FROM conference_material_file WHERE material_id = ${materialId}`);
}

export async function storeUnmarkable(db: Database, id: number): Promise<void> {
  await db.execute(sql`UPDATE conference_material_file SET can_mark = false WHERE id = ${id}`);
}

/** Returns those of the keys that belong to some version. */
export async function findKnownKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute(
    sql`SELECT key FROM conference_material_file WHERE key = ANY(${sql.param([...keys])}::text[])`,
  );
  return new Set(
    z
      .array(z.object({ key: z.string() }))
      .parse(rows)
      .map(({ key }) => key),
  );
}
