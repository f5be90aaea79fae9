import { articleDataApi } from '@tuyuan/api-client/content/article-data.ts';
import { pinnedCategories, topMenuArgument } from '../../features/content/article/article-queries.ts';
import { TopMenuView } from '../../features/content/article/top-menu-view.tsx';
import { definePage } from '../../shared/page.ts';

export const page = definePage({
  component: TopMenuView,
  async prefetch(store) {
    const { getArticleCategories, getArticles } = articleDataApi.endpoints;
    const { items } = await store.load(getArticleCategories.initiate());
    await Promise.all(
      pinnedCategories(items).map((category) => store.tryLoad(getArticles.initiate(topMenuArgument(category)))),
    );
    return null;
  },
  meta: () => ({ title: '栏目', description: '文章的栏目和各栏目最新的文章。', canonical: '/article/TopMenu' }),
});
