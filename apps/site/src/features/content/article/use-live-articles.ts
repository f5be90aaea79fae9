import { useGetArticlesQuery } from '@tuyuan/api-client/content/article-data.ts';
import { useState } from 'react';
import { type ArticleFilter, articlesArgument } from './article-queries.ts';

const lookEveryMs = 30_000;

/** A page of articles. What is published while it is open is counted, and shown when the reader asks for it. */
export function useLiveArticles(filter: ArticleFilter) {
  const query = useGetArticlesQuery(articlesArgument(filter), {
    pollingInterval: filter.page === 1 ? lookEveryMs : 0,
    skipPollingIfUnfocused: true,
  });
  const { currentData } = query;
  const [shown, setShown] = useState(currentData);
  const known = new Set(shown?.items.map(({ id }) => id));
  const news = shown ? (currentData?.items.filter(({ id }) => !known.has(id)).length ?? 0) : 0;
  return { ...query, articles: news > 0 ? shown : currentData, news, showNews: () => setShown(currentData) };
}
