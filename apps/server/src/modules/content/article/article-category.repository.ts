import { ManagedArticleCategory } from '@tuyuan/contract/content/article-category-management.ts';
import { ArticleCategory } from '@tuyuan/contract/content/article-data.ts';
import type { ArticleKind } from '@tuyuan/contract/content/article-words.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { many } from '../../../platform/database/rows.ts';
import { oneId } from '../../../platform/database/values.ts';
import { nextPosition } from '../../../platform/tree/tree.repository.ts';

const columns = sql`c.id, c.parent_id, c.name, c.kind, c.is_pinned`;

/** Siblings in display order, with their published articles. */
export function findArticleCategories(db: Database): Promise<ArticleCategory[]> {
  return many(
    db,
    ArticleCategory,
    sql`SELECT ${columns}, (SELECT count(*)::int FROM live_article a WHERE a.category_id = c.id) AS article_count
    FROM article_category c ORDER BY c.position, c.id`,
  );
}

/** Same, with their articles in any state. */
export function findManagedCategories(db: Database): Promise<ManagedArticleCategory[]> {
  return many(
    db,
    ManagedArticleCategory,
    sql`SELECT ${columns}, c.position AS "order", (SELECT count(*)::int FROM article a WHERE a.category_id = c.id) AS article_count
    FROM article_category c ORDER BY c.position, c.id`,
  );
}

/** Adds a category of its parent's kind as the last child. */
export function insertCategory(
  transaction: Database,
  { parentId, name }: { parentId: number | null; name: string },
): Promise<number> {
  return oneId(
    transaction,
    sql`INSERT INTO article_category (parent_id, name, kind, position)
    VALUES (${parentId}::int, ${name}, coalesce((SELECT kind FROM article_category WHERE id = ${parentId}::int), 'article'),
      ${nextPosition('article_category', parentId)}) RETURNING id`,
  );
}

export async function changeCategory(
  transaction: Database,
  { id, name, kind, isPinned }: { id: number; name: string; kind: ArticleKind; isPinned: boolean },
): Promise<void> {
  await transaction.execute(
    sql`UPDATE article_category SET name = ${name}, kind = ${kind}, is_pinned = ${isPinned} WHERE id = ${id}`,
  );
}
