import { useGetArticlesQuery } from '@tuyuan/api-client/content/article-data.ts';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../../shared/page-frame.tsx';
import styles from './article-list.module.css';
import { articlesArgument, articlesPath, articlesPerPage, readArticleFilter } from './article-queries.ts';
import { ArticleRow } from './article-row.tsx';

/** The site's notices, the newest first. */
export function NoticeListView() {
  const [query] = useSearchParams();
  const filter = readArticleFilter(query, 'notice');
  const { currentData, isError, isFetching, refetch } = useGetArticlesQuery(articlesArgument(filter));
  return (
    <PageFrame crumbs={[{ label: '文章', href: '/article' }, { label: '公告' }]}>
      <div className={styles.notices}>
        <h1 className={styles.title}>公告</h1>
        {currentData ? (
          currentData.items.map((article) => <ArticleRow key={article.id} article={article} />)
        ) : isError ? (
          <ErrorState title="公告没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="240px" />
        )}
        {currentData?.items.length === 0 && <EmptyState icon="bell" title="还没有公告" />}
        <div className={styles.pages}>
          <Pagination
            current={filter.page}
            pageCount={Math.ceil((currentData?.totalCount ?? 0) / articlesPerPage)}
            hrefOf={(page) => articlesPath({ ...filter, page })}
          />
        </div>
      </div>
    </PageFrame>
  );
}
