// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/content/article-management.ts';
import type { RoutesOf } from '../../route.ts';

export const articleManagementRoutes: RoutesOf<typeof contract> = {
  createArticle: { method: 'POST', path: '/api/services/app/article/CreateArticle' },
  createArticlePreview: { method: 'POST', path: '/api/services/app/article/CreatePreviewLink' },
  deleteArticle: { method: 'DELETE', path: '/api/services/app/article/DeleteArticle' },
  getArticleRevision: { method: 'GET', path: '/api/services/app/article/GetRevision' },
  getManagedArticle: { method: 'GET', path: '/api/services/app/article/GetArticle' },
  getManagedArticles: { method: 'GET', path: '/api/services/app/article/GetArticles' },
  placeArticle: { method: 'PUT', path: '/api/services/app/article/PlaceArticle' },
  publishArticle: { method: 'POST', path: '/api/services/app/article/Publish' },
  restoreArticleRevision: { method: 'POST', path: '/api/services/app/article/RestoreRevision' },
  saveArticle: { method: 'PUT', path: '/api/services/app/article/SaveArticle' },
  uploadArticlePicture: { method: 'POST', path: '/api/services/app/article/UploadPicture' },
  uploadArticleVideo: { method: 'POST', path: '/api/services/app/article/UploadVideo' },
  withdrawArticle: { method: 'POST', path: '/api/services/app/article/Withdraw' },
};
