import { articleDataRoutes } from '../routes/content/article-data.generated.ts';
import { serviceApi } from '../service-api.ts';

export const articleDataApi = serviceApi(articleDataRoutes, { tags: ['Article'], quiet: ['getArticleTags'] });

export const {
  useGetArticleCategoriesQuery,
  useGetArticlesQuery,
  useGetArticleQuery,
  useGetPageQuery,
  useGetArticleTagsQuery,
} = articleDataApi;
