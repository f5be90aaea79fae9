import { useGetArticleCategoriesQuery } from '@tuyuan/api-client/content/article-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { Tabs } from '@tuyuan/ui/tabs.tsx';
import { useSearchParams } from 'react-router-dom';
import { deferred } from '../../../shared/deferred.tsx';
import { PageFrame } from '../../../shared/page-frame.tsx';

import styles from './article-list.module.css';
import { type ArticleFilter, articlesPath, articlesPerPage, readArticleFilter } from './article-queries.ts';
import { ArticleLead, ArticleRow } from './article-row.tsx';
import { ArticleTools } from './article-tools.tsx';
import { useLiveArticles } from './use-live-articles.ts';

// Beside the list, or below it on phones.
const ArticleAside = deferred(async () => (await import('./article-aside.tsx')).ArticleAside);

/** Articles with their categories as tabs; what is pinned stands above, large. */
export function ArticleListView() {
  const [query] = useSearchParams();
  const filter = readArticleFilter(query, 'article');
  return (
    <PageFrame>
      <header className={styles.head}>
        <h1 className={styles.title}>文章</h1>
        <ArticleTools key={filter.keyword} filter={filter} />
      </header>
      <CategoryTabs filter={filter} />
      {filter.tag && <p className={styles.tag}>标签「{filter.tag}」的文章</p>}
      <Articles key={articlesPath(filter)} filter={filter} />
    </PageFrame>
  );
}

function CategoryTabs({ filter }: { readonly filter: ArticleFilter }) {
  const { data } = useGetArticleCategoriesQuery();
  const shown = data?.items.filter(({ kind, articleCount }) => kind === 'article' && articleCount > 0) ?? [];
  if (shown.length < 2) return null;
  const hrefOf = (categoryId: number | undefined) =>
    articlesPath({ ...filter, categoryId, page: 1, keyword: '', tag: '' });
  return (
    <Tabs
      label="文章分类"
      tabs={[
        { href: hrefOf(undefined), label: '全部', isCurrent: filter.categoryId === undefined },
        ...shown.map(({ id, name, articleCount }) => ({
          href: hrefOf(id),
          label: name,
          count: formatCount(articleCount),
          isCurrent: filter.categoryId === id,
        })),
        { href: '/article/notice', label: '公告', isCurrent: false },
      ]}
    />
  );
}

function Articles({ filter }: { readonly filter: ArticleFilter }) {
  const { articles, news, showNews, isError, isFetching, refetch } = useLiveArticles(filter);
  if (!articles)
    return isError ? (
      <ErrorState title="文章没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="400px" />
    );
  const isPlain = filter.page === 1 && filter.keyword === '' && filter.tag === '';
  const [first] = articles.items;
  const lead = isPlain && first?.isPinned && first.cover ? first : undefined;
  const rows = lead ? articles.items.slice(1) : articles.items;
  return (
    <>
      {lead && <ArticleLead article={lead} />}
      <div className={styles.columns}>
        <div>
          <div role="status">
            {news > 0 && (
              <Button className={styles.news} onClick={showNews}>
                有 {news} 篇新文章
              </Button>
            )}
          </div>
          {rows.map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
          {articles.items.length === 0 && (
            <EmptyState
              icon="edit"
              title={filter.keyword ? `没有找到「${filter.keyword}」` : '这里还没有文章'}
              actions={
                articlesPath(filter) !== '/article' && (
                  <ButtonLink href="/article" size="small">
                    看全部文章
                  </ButtonLink>
                )
              }
            />
          )}
          <div className={styles.pages}>
            <Pagination
              current={filter.page}
              pageCount={Math.ceil(articles.totalCount / articlesPerPage)}
              hrefOf={(page) => articlesPath({ ...filter, page })}
            />
          </div>
        </div>
        <ArticleAside tag={filter.tag} />
      </div>
    </>
  );
}
