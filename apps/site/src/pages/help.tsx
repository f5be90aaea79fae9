import { articleDataApi } from '@tuyuan/api-client/content/article-data.ts';
import { helpArgument } from '../features/content/help/help-queries.ts';
import { HelpView } from '../features/content/help/help-view.tsx';
import { definePage } from '../shared/page.ts';
import { readPageId } from '../shared/page-id.ts';

export const page = definePage({
  component: HelpView,
  async prefetch(store, { url }) {
    const id = readPageId(url.searchParams);
    const { getArticle, getArticles } = articleDataApi.endpoints;
    const [question] = await Promise.all([
      id === undefined ? undefined : store.load(getArticle.initiate({ id })),
      store.tryLoad(getArticles.initiate(helpArgument(url.searchParams))),
    ]);
    return question;
  },
  meta: (question) => ({
    title: question ? `${question.title} - 帮助中心` : '帮助中心',
    description: question?.summary || '购买、下载、投稿和账号的常见问题。',
    canonical: question ? `/help?id=${question.id}` : '/help',
  }),
});
