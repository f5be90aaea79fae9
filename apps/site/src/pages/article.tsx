import { articleDataApi } from '@tuyuan/api-client/content/article-data.ts';
import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import { ArticleListView } from '../features/content/article/article-list-view.tsx';
import {
  articlesArgument,
  articlesPath,
  hottestArgument,
  noticesArgument,
  readArticleFilter,
} from '../features/content/article/article-queries.ts';
import { definePage } from '../shared/page.ts';

export const page = definePage({
  component: ArticleListView,
  async prefetch(store, { url }) {
    const filter = readArticleFilter(url.searchParams, 'article');
    const { getArticles, getArticleCategories, getArticleTags } = articleDataApi.endpoints;
    const [articles, categories] = await Promise.all([
      store.load(getArticles.initiate(articlesArgument(filter))),
      store.tryLoad(getArticleCategories.initiate()),
      store.tryLoad(getArticles.initiate(noticesArgument)),
      store.tryLoad(getArticles.initiate(hottestArgument)),
      store.tryLoad(getArticleTags.initiate()),
    ]);
    const category = categories?.items.find(({ id }) => id === filter.categoryId);
    return { filter, articles, category };
  },
  isValid: ({ filter, category }) => filter.categoryId === undefined || category !== undefined,
  meta({ filter, articles, category }) {
    const cover = articles.items[0]?.cover;
    return {
      title: [category?.name, filter.page > 1 ? `文章（第 ${filter.page} 页）` : '文章'].filter(Boolean).join(' - '),
      description: '摄影路线、人物、器材与版权：图片背后的故事。',
      canonical: articlesPath(filter),
      image: cover ? imageUrl(cover, 1280) : undefined,
    };
  },
});
