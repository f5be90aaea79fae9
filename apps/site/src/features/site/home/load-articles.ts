import { articleDataApi } from '@tuyuan/api-client/content/article-data.ts';
import type { HomeBlock } from '@tuyuan/contract/site/index-data.ts';
import type { PageStore } from '../../../shared/page.ts';

/** What a block of articles, or of notices, asks for. */
export function articlesOf({ type, count }: Pick<HomeBlock, 'type' | 'count'>) {
  return { kind: type === 'notices' ? 'notice' : 'article', maxResultCount: count } as const;
}

export function loadArticles(store: PageStore, block: HomeBlock): Promise<unknown> {
  return store.tryLoad(articleDataApi.endpoints.getArticles.initiate(articlesOf(block)));
}
