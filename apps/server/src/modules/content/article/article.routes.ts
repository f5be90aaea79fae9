import * as categories from '@tuyuan/contract/content/article-category-management.ts';
import * as shown from '@tuyuan/contract/content/article-data.ts';
import * as managed from '@tuyuan/contract/content/article-management.ts';
import { articlePicturePath } from '@tuyuan/contract/content/content-path.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { ImagingPool } from '../../../platform/imaging/imaging-pool.ts';
import type { BlobStore } from '../../../platform/storage/blob-store.ts';
import { inTreeOrder } from '../../../platform/tree/tree-order.ts';
import { storeMiscPicture } from '../../site/index.ts';
import { findUsedTags, pageOfArticles } from './article.repository.ts';
import {
  createCategory,
  deleteCategory,
  listManagedCategories,
  moveCategory,
  updateCategory,
} from './article-categories.ts';
import { findArticleCategories } from './article-category.repository.ts';
import { articleVideoRoutes } from './article-video.routes.ts';
import { createArticle, placeArticle, restoreRevision, saveArticle } from './change-article.ts';
import { createArticlePreview } from './create-article-preview.ts';
import { deleteArticle } from './delete-article.ts';
import { getArticle } from './get-article.ts';
import { findArticleDraft, findRevision, pageOfManagedArticles } from './managed-article.repository.ts';
import { publishArticle, withdrawArticle } from './publish-article.ts';

interface ArticleDeps {
  timeZone: string;
  storage: BlobStore;
  imaging: ImagingPool;
}

const tagsShown = 12;

/** Binds what visitors read of articles, the editors' articles and their categories. */
export function articleRoutes(app: FastifyInstance, deps: ArticleDeps): void {
  const draft = (db: Database, id: number) => orThrow(findArticleDraft(db, id), 'Article.NotFound');

  bindEndpoint(app, shown.getArticleCategories, async ({ db }) => ({
    items: inTreeOrder(await findArticleCategories(db)),
  }));
  bindEndpoint(app, shown.getArticles, ({ db }, input) => pageOfArticles(db, input));
  bindEndpoint(app, shown.getArticle, ({ db }, by) => getArticle(db, by));
  bindEndpoint(app, shown.getPage, ({ db }, by) => getArticle(db, by));
  bindEndpoint(app, shown.getArticleTags, async ({ db }) => ({ items: await findUsedTags(db, tagsShown) }));

  bindEndpoint(app, managed.getManagedArticles, ({ db }, input) => pageOfManagedArticles(db, input));
  bindEndpoint(app, managed.getManagedArticle, ({ db }, { id }) => draft(db, id));
  bindEndpoint(app, managed.getArticleRevision, ({ db }, { id, number }) =>
    orThrow(findRevision(db, id, number), 'Article.NotFound'),
  );
  bindEndpoint(app, managed.createArticle, async (context, input) =>
    draft(context.db, await createArticle(context, input)),
  );
  bindEndpoint(app, managed.saveArticle, async (context, input) => {
    await saveArticle(context, input);
    return draft(context.db, input.id);
  });
  bindEndpoint(app, managed.restoreArticleRevision, async (context, input) => {
    await restoreRevision(context, input);
    return draft(context.db, input.id);
  });
  bindEndpoint(app, managed.placeArticle, async ({ db }, input) => {
    await placeArticle(db, input);
    return draft(db, input.id);
  });
  bindEndpoint(app, managed.createArticlePreview, (context, input) => createArticlePreview(context, input));
  bindEndpoint(app, managed.publishArticle, async ({ db }, input) => {
    await publishArticle(db, input, deps.timeZone);
    return draft(db, input.id);
  });
  bindEndpoint(app, managed.withdrawArticle, async ({ db }, { id }) => {
    await withdrawArticle(db, id);
    return draft(db, id);
  });
  bindEndpoint(app, managed.deleteArticle, async ({ db }, { id }) => {
    await deleteArticle(db, id);
    return {};
  });
  bindEndpoint(app, managed.uploadArticlePicture, async ({ tenant }, _input, file) => ({
    path: articlePicturePath(await storeMiscPicture(deps, tenant, file, { width: 1600, height: 1600, fit: 'inside' })),
  }));

  articleVideoRoutes(app, deps.storage);

  bindEndpoint(app, categories.getManagedArticleCategories, async ({ db }) => ({
    items: await listManagedCategories(db),
  }));
  bindEndpoint(app, categories.createArticleCategory, ({ db }, input) => createCategory(db, input));
  bindEndpoint(app, categories.updateArticleCategory, ({ db }, input) => updateCategory(db, input));
  bindEndpoint(app, categories.moveArticleCategory, async ({ db }, move) => ({ items: await moveCategory(db, move) }));
  bindEndpoint(app, categories.deleteArticleCategory, async ({ db }, { id }) => {
    await deleteCategory(db, id);
    return {};
  });
}
