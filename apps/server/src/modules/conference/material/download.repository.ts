import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

/** Records at most one download a minute per reader and file, because requests are not limited otherwise. */
export async function insertDownload(
  db: Database,
  download: { fileId: number; attendeeId: number | null; userId: number | null; name: string; clientIp: string },
): Promise<void> {
  await db.execute(sql`
    INSERT INTO conference_material_download (file_id, attendee_id, user_id, name, client_ip)
    SELECT ${download.fileId}::int, ${download.attendeeId}::int, ${download.userId}::int, ${download.name}, ${download.clientIp}
    WHERE NOT EXISTS (
      SELECT FROM conference_material_download
      WHERE file_id = ${download.fileId} AND at > now() - interval '1 minute' AND client_ip = ${download.clientIp}
        AND attendee_id IS NOT DISTINCT FROM ${download.attendeeId}::int AND user_id IS NOT DISTINCT FROM ${download.userId}::int)`);
}

const DownloadRow = z.object({
  id: z.number(),
  name: z.string(),
  version: z.int(),
  client_ip: z.string(),
  at: z.coerce.date(),
  total: z.int(),
});
export type DownloadRow = z.infer<typeof DownloadRow>;

/** Returns downloads, newest first; each row carries the total. */
export async function readDownloads(
  db: Database,
  { materialId, skipCount, maxResultCount }: { materialId: number; skipCount: number; maxResultCount: number },
): Promise<DownloadRow[]> {
  const { rows } = await db.execute(sql`
    SELECT d.id, d.name, f.version, d.client_ip, d.at, count(*) OVER ()::int AS total
    FROM conference_material_download d JOIN conference_material_file f ON f.id = d.file_id WHERE f.material_id = ${materialId}
    ORDER BY d.at DESC, d.id DESC LIMIT ${Math.max(1, maxResultCount)} OFFSET ${skipCount}`);
  return z.array(DownloadRow).parse(rows);
}

const Counted = z.object({ material_id: z.int(), count: z.int() });

export async function countDownloads(db: Database, conferenceId: number): Promise<Map<number, number>> {
  const { rows } = await db.execute(sql`
    SELECT f.material_id, count(*)::int AS count FROM conference_material_download d JOIN conference_material_file f ON f.id = d.file_id
    JOIN conference_material m ON m.id = f.material_id WHERE m.conference_id = ${conferenceId} GROUP BY 1`);
  return new Map(
    z
      .array(Counted)
      .parse(rows)
      .map((row) => [row.material_id, row.count]),
  );
}

const Taken = z.object({ material_id: z.int(), version: z.int() });

/** Returns the highest version of each material that the attendee downloaded. */
export async function readTaken(db: Database, attendeeId: number): Promise<Map<number, number>> {
  const { rows } = await db.execute(sql`
    SELECT f.material_id, max(f.version) AS version FROM conference_material_download d JOIN conference_material_file f ON f.id = d.file_id
    WHERE d.attendee_id = ${attendeeId} GROUP BY 1`);
  return new Map(
    z
      .array(Taken)
      .parse(rows)
      .map((row) => [row.material_id, row.version]),
  );
}
