import { useGetSavedSearchesQuery } from '@tuyuan/api-client/community/saved-search.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import styles from './saved-search.module.css';
import { SavedSearchRow } from './saved-search-row.tsx';

/** The searches one keeps. */
export function SavedSearchView() {
  const { data, isError, isFetching, refetch } = useGetSavedSearchesQuery({}, { refetchOnMountOrArgChange: true });
  if (!data)
    return isError ? (
      <ErrorState title="保存的搜索没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="240px" />
    );
  if (data.items.length === 0)
    return (
      <EmptyState
        icon="search"
        title="还没有保存的搜索"
        text="在搜索结果上点「保存搜索」，有新图片时每天通知一次。"
        actions={<ButtonLink href="/search/photo">去搜图片</ButtonLink>}
      />
    );
  return (
    <ul className={styles.list}>
      {data.items.map((search) => (
        <SavedSearchRow key={search.id} search={search} />
      ))}
    </ul>
  );
}
