import { articleDataApi } from '@tuyuan/api-client/content/article-data.ts';
import { articlesArgument, articlesPath, readArticleFilter } from '../../features/content/article/article-queries.ts';
import { NoticeListView } from '../../features/content/article/notice-list-view.tsx';
import { definePage } from '../../shared/page.ts';

export const page = definePage({
  component: NoticeListView,
  async prefetch(store, { url }) {
    const filter = readArticleFilter(url.searchParams, 'notice');
    await store.load(articleDataApi.endpoints.getArticles.initiate(articlesArgument(filter)));
    return filter;
  },
  meta: (filter) => ({ title: '公告', description: '网站公告。', canonical: articlesPath(filter) }),
});
