import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { assertNoAgreement } from './assert-no-agreement.ts';
import { lockArticle, removeArticle } from './managed-article.repository.ts';

/** Deletes an article with its revisions. Throws `Article.NotFound`, and `Article.IsAgreement`. */
export function deleteArticle(db: Database, id: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const article = await lockArticle(transaction, id);
    if (!article) throw new AppError('Article.NotFound');
    assertNoAgreement(article.pageKey);
    await removeArticle(transaction, id);
  });
}
