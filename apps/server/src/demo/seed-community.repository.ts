import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { many, one } from '../platform/database/rows.ts';
import { findIds } from '../platform/database/values.ts';

export async function hasComments(db: Database): Promise<boolean> {
  const { has } = await one(db, z.object({ has: z.boolean() }), sql`SELECT EXISTS (SELECT FROM comment) AS has`);
  return has;
}

const Work = z.object({ id: z.int(), authorId: z.int() });

/** The most seen published pictures, one of each author. */
export function findSeenImages(db: Database, count: number): Promise<z.infer<typeof Work>[]> {
  return many(
    db,
    Work,
    sql`SELECT id, author_id FROM (SELECT DISTINCT ON (author_id) id, author_id, views FROM image
      WHERE review_state = 'approved' AND author_id IS NOT NULL ORDER BY author_id, views DESC, id) best ORDER BY views DESC, id LIMIT ${count}`,
  );
}

export function findReadArticles(db: Database, count: number): Promise<number[]> {
  return findIds(
    db,
    sql`SELECT a.id FROM live_article a JOIN article_category c ON c.id = a.category_id WHERE c.kind = 'article' ORDER BY a.views DESC, a.id LIMIT ${count}`,
  );
}

/** Spreads what was just written over the days before, in its order. */
export async function spreadComments(db: Database): Promise<void> {
  await db.execute(sql`
    UPDATE comment c SET created_at = now() - make_interval(hours => (SELECT count(*)::int FROM comment later WHERE later.id > c.id) * 3 + 1)`);
  await db.execute(sql`
    UPDATE notification n SET created_at = now() - make_interval(hours => (SELECT count(*)::int FROM notification later WHERE later.id > n.id) + 1)`);
}

/** So that nobody of the demo waits for the limits that keep people from flooding. */
export async function dropCommentQuotas(db: Database): Promise<void> {
  await db.execute(sql`DELETE FROM quota WHERE key LIKE 'comment:%'`);
}
