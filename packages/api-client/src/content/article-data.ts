import { callOf } from '../route.ts';
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

/** In the preview of a draft, asks for that: its token is in the page’s address. */
function previewOf(id: number): string | undefined {
  const query = new URLSearchParams(globalThis.location?.search);
  return query.get('id') === `${id}` ? (query.get('preview') ?? undefined) : undefined;
}

articleDataApi.enhanceEndpoints({
  endpoints: {
    getArticle: {
      query: ({ id }) => callOf(articleDataRoutes.getArticle)({ id, preview: previewOf(id) }),
    },
  },
});
