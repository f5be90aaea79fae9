// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/content/article-data.ts';
import type { RoutesOf } from '../../route.ts';

export const articleDataRoutes: RoutesOf<typeof contract> = {
  getArticle: { method: 'GET', path: '/api/services/app/indexData/GetArticle' },
  getArticleCategories: { method: 'GET', path: '/api/services/app/indexData/GetArticleCategories' },
  getArticleTags: { method: 'GET', path: '/api/services/app/indexData/GetArticleTags' },
  getArticles: { method: 'GET', path: '/api/services/app/indexData/GetArticles' },
  getPage: { method: 'GET', path: '/api/services/app/indexData/GetPage' },
};
