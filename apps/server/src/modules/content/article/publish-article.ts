import type { publishArticle as publishArticleCall } from '@tuyuan/contract/content/article-management.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { errorCatalogue } from '@tuyuan/errors/catalogue.ts';
import { parseDate } from '@tuyuan/format/date.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { cancelAgreement, publishAgreement } from '../../account/index.ts';
import { assertNoAgreement } from './assert-no-agreement.ts';
import { lockRevision } from './change-article.ts';
import { cancelSchedule, findRevision, lockArticle, setOffline, setPublication } from './managed-article.repository.ts';

/**
 * Shows the latest revision at once or from a moment on; what visitors see until then stays. Throws `Article.NotFound`,
 * `Article.ChangedMeanwhile`, `Article.Empty`, and `Article.TimePast` at the field.
 */
export function publishArticle(
  db: Database,
  { id, revision, at, asksAgain }: InputOf<typeof publishArticleCall>,
  timeZone: string,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const { pageKey } = await lockRevision(transaction, id, revision);
    const draft = await findRevision(transaction, id, revision);
    if (draft?.body === '') throw new AppError('Article.Empty');
    const moment = at === null ? null : (parseDate(at, timeZone) ?? null);
    if (moment !== null && moment.getTime() <= Date.now()) {
      const { message } = errorCatalogue['Article.TimePast'];
      throw new AppError('Article.TimePast', { validationErrors: [{ message, members: ['at'] }] });
    }
    await setPublication(transaction, id, moment);
    await publishAgreement(transaction, { pageKey, articleId: id, revision, asksAgain, at: moment });
  });
}

/** Takes back what is scheduled; where nothing is, hides the article. Throws `Article.NotFound`, and `Article.IsAgreement` for one in force. */
export function withdrawArticle(db: Database, id: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const article = await lockArticle(transaction, id);
    if (!article) throw new AppError('Article.NotFound');
    if (article.isScheduled) {
      await cancelSchedule(transaction, id);
      await cancelAgreement(transaction, id);
    } else if (article.isShown) {
      assertNoAgreement(article.pageKey);
      await setOffline(transaction, id);
    }
  });
}
