import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';

interface NewPreview {
  tokenHash: Buffer;
  articleId: number;
  revision: number;
  userId: number;
  expiresAt: Date;
}

/** Returns false if there is no such revision. Forgets the links that are over. */
export async function insertPreview(
  db: Database,
  { tokenHash, articleId, revision, userId, expiresAt }: NewPreview,
): Promise<boolean> {
  await db.execute(sql`DELETE FROM article_preview WHERE expires_at < now()`);
  const { rowCount } = await db.execute(sql`
    INSERT INTO article_preview (token_hash, article_id, revision, user_id, expires_at)
    SELECT ${tokenHash}, r.article_id, r.number, ${userId}, ${expiresAt.toISOString()}
    FROM article_revision r WHERE r.article_id = ${articleId} AND r.number = ${revision}`);
  return rowCount === 1;
}
