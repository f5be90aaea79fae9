import type { ManagedArticleCategory } from '@tuyuan/contract/content/article-category-management.ts';
import type { ArticleKind } from '@tuyuan/contract/content/article-words.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { defineTree, type TreeMove } from '../../../platform/tree/define-tree.ts';
import { inTreeOrder } from '../../../platform/tree/tree-order.ts';
import { changeCategory, findManagedCategories, insertCategory } from './article-category.repository.ts';

export const articleCategories = defineTree({
  table: 'article_category',
  codes: {
    notFound: 'ArticleCategory.NotFound',
    nameTaken: 'ArticleCategory.NameTaken',
    cycle: 'ArticleCategory.Cycle',
    inUse: 'ArticleCategory.InUse',
  },
});

export async function listManagedCategories(db: Database): Promise<ManagedArticleCategory[]> {
  return inTreeOrder(await findManagedCategories(db));
}

async function oneCategory(db: Database, id: number): Promise<ManagedArticleCategory> {
  const found = (await findManagedCategories(db)).find((each) => each.id === id);
  if (!found) throw new AppError('ArticleCategory.NotFound');
  return found;
}

/** Throws `ArticleCategory.NotFound` (the parent) and `ArticleCategory.NameTaken`. */
export function createCategory(
  db: Database,
  category: { parentId: number | null; name: string },
): Promise<ManagedArticleCategory> {
  return articleCategories.change(db, async (transaction) => {
    await articleCategories.assertNode(transaction, category.parentId);
    return oneCategory(transaction, await insertCategory(transaction, category));
  });
}

/** Throws `ArticleCategory.NotFound` and `ArticleCategory.NameTaken`. */
export function updateCategory(
  db: Database,
  category: { id: number; name: string; kind: ArticleKind; isPinned: boolean },
): Promise<ManagedArticleCategory> {
  return articleCategories.change(db, async (transaction) => {
    await oneCategory(transaction, category.id);
    await changeCategory(transaction, category);
    return oneCategory(transaction, category.id);
  });
}

/** Moves a category with all below it; returns the whole tree. Throws `ArticleCategory.NotFound`, `.Cycle`, `.NameTaken`. */
export function moveCategory(db: Database, move: TreeMove): Promise<ManagedArticleCategory[]> {
  return articleCategories.change(db, async (transaction) => {
    await articleCategories.move(transaction, move);
    return listManagedCategories(transaction);
  });
}

/** Throws `ArticleCategory.NotFound`, and `ArticleCategory.InUse` while an article or a category belongs to it. */
export function deleteCategory(db: Database, id: number): Promise<void> {
  return articleCategories.change(db, (transaction) => articleCategories.delete(transaction, id));
}
