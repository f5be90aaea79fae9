import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { findOne } from '../../../platform/database/rows.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';

interface ShareToken {
  mark: Buffer;
  sealed: Buffer;
}

/** Returns 192 random bits as the database keeps them. */
export function newToken(box: SecretBox): ShareToken {
  const token = randomBytes(24).toString('base64url');
  return { mark: box.mark(token), sealed: box.seal(token) };
}

interface ShareChange {
  token: ShareToken;
  keepsToken: boolean;
  passwordHash: string | null;
  keepsPassword: boolean;
  lastDay: string | null;
  canDownload: boolean;
}

/** Gives an album its link, or changes how it is used. */
export async function changeShare(transaction: Database, albumId: number, share: ShareChange): Promise<void> {
  const { token, keepsToken, passwordHash, keepsPassword, lastDay, canDownload } = share;
  await transaction.execute(sql`
    INSERT INTO album_share AS h (album_id, token_mark, token_sealed, password_hash, last_day, can_download)
    VALUES (${albumId}, ${token.mark}, ${token.sealed}, ${passwordHash}, ${lastDay}, ${canDownload})
    ON CONFLICT (album_id) DO UPDATE SET last_day = excluded.last_day, can_download = excluded.can_download,
      token_mark = CASE WHEN ${keepsToken} THEN h.token_mark ELSE excluded.token_mark END,
      token_sealed = CASE WHEN ${keepsToken} THEN h.token_sealed ELSE excluded.token_sealed END,
      password_hash = CASE WHEN ${keepsPassword} THEN h.password_hash ELSE excluded.password_hash END`);
}

const Share = z.object({
  albumId: z.int(),
  tokenMark: z.instanceof(Buffer),
  passwordHash: z.string().nullable(),
  lastDay: z.string().nullable(),
  isOver: z.boolean(),
  canDownload: z.boolean(),
});
export type Share = z.infer<typeof Share>;

/** Returns the link of that mark, if its album is seen by it now. A rejected album or one taken offline isn't. */
export function findShare(db: Database, tokenMark: Buffer, timeZone: string): Promise<Share | null> {
  return findOne(
    db,
    Share,
    sql`SELECT h.album_id, h.token_mark, h.password_hash, h.last_day::text, h.can_download,
      coalesce(h.last_day < (now() AT TIME ZONE ${timeZone})::date, false) AS is_over
    FROM album_share h JOIN album a ON a.id = h.album_id
    WHERE h.token_mark = ${tokenMark} AND a.visibility = 'link' AND a.review_state IN ('draft', 'pending', 'approved')`,
  );
}

export async function isPublishedIn(db: Database, imageId: number, albumId: number): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`SELECT 1 FROM image WHERE id = ${imageId} AND album_id = ${albumId} AND review_state = 'approved'`,
  );
  return rowCount === 1;
}
