import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';

interface NewLink {
  tokenHash: Buffer;
  userId: number;
  list: string;
  filters: unknown;
  lifeSeconds: number;
}

export async function insertExportLink(db: Database, link: NewLink): Promise<void> {
  await db.execute(sql`DELETE FROM export_link WHERE expires_at < now()`);
  await db.execute(sql`
    INSERT INTO export_link (token_hash, user_id, list, filters, expires_at)
    VALUES (${link.tokenHash}, ${link.userId}, ${link.list}, ${JSON.stringify(link.filters)}::jsonb, now() + make_interval(secs => ${link.lifeSeconds}))`);
}

const LinkRow = z.object({ list: z.string(), filters: z.unknown() });

/** Deletes and returns the link; null when it was used, has expired or is another user's. */
export async function takeExportLink(
  db: Database,
  tokenHash: Buffer,
  userId: number,
): Promise<z.infer<typeof LinkRow> | null> {
  const { rows } = await db.execute(sql`
    DELETE FROM export_link WHERE token_hash = ${tokenHash} AND user_id = ${userId} AND expires_at > now() RETURNING list, filters`);
  return rows[0] === undefined ? null : LinkRow.parse(rows[0]);
}
