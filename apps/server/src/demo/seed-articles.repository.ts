import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { many, one } from '../platform/database/rows.ts';
import { textList } from '../platform/database/sql-parts.ts';
import { oneId } from '../platform/database/values.ts';
import type { DemoArticle } from './demo-articles.ts';

export async function hasArticles(db: Database): Promise<boolean> {
  const { has } = await one(
    db,
    z.object({ has: z.boolean() }),
    sql`SELECT EXISTS (SELECT 1 FROM article a WHERE NOT EXISTS (SELECT 1 FROM agreement_version v WHERE v.article_id = a.id)) AS has`,
  );
  return has;
}

/** The published images by their file's name. */
export async function readImagesByFile(db: Database): Promise<Map<string, { id: number; version: string }>> {
  const rows = await many(
    db,
    z.object({ id: z.int(), version: z.string(), originalName: z.string() }),
    sql`SELECT id, version, original_name FROM image WHERE review_state = 'approved'`,
  );
  return new Map(rows.map(({ originalName, ...image }) => [originalName, image]));
}

/** Returns the category of that name, a root or `parent/child`, made where there is none. */
async function categoryId(db: Database, path: string): Promise<number> {
  const [parent = '', child] = path.split('/');
  // The tree begins with one root for each kind; what the demo adds stands below that of the articles.
  const name = child ?? parent;
  const above = child === undefined ? '文章' : parent;
  await db.execute(sql`
    INSERT INTO article_category (parent_id, name, kind, is_pinned, position)
    SELECT p.id, ${name}, p.kind, p.kind = 'article', (SELECT count(*) FROM article_category) FROM article_category p
    WHERE p.name = ${above} AND p.parent_id IS NULL AND NOT EXISTS (SELECT 1 FROM article_category c WHERE c.name = ${name})`);
  return oneId(db, sql`SELECT id FROM article_category WHERE name = ${name}`);
}

interface NewDemoArticle extends Omit<DemoArticle, 'body'> {
  body: string;
  coverImageId: number | null;
  characters: number;
  pictures: number;
  publishedAt: Date;
}

export async function insertDemoArticle(db: Database, article: NewDemoArticle): Promise<void> {
  const at = article.publishedAt.toISOString();
  const id = await oneId(
    db,
    sql`INSERT INTO article (category_id, page_key, is_pinned, live_revision, published_at, views, created_at)
    VALUES (${await categoryId(db, article.category)}, ${article.pageKey ?? null}, ${article.isPinned}, 1, ${at}, ${article.views}, ${at}) RETURNING id`,
  );
  await db.execute(sql`
    INSERT INTO article_revision (article_id, number, title, summary, body, source, author_name, tags, cover_image_id, characters, pictures, created_at)
    VALUES (${id}, 1, ${article.title}, ${article.summary}, ${article.body}, ${article.source}, ${article.author}, ${textList(article.tags)},
      ${article.coverImageId}::int, ${article.characters}, ${article.pictures}, ${at})`);
}
