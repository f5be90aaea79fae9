import { useGetFollowedImagesQuery, useGetFollowedQuery } from '@tuyuan/api-client/community/user-follow.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { Tabs } from '@tuyuan/ui/tabs.tsx';
import { useSearchParams } from 'react-router-dom';
import { ImageRows } from '../../../shared/image-rows.tsx';
import { PhotographerTile } from '../../../shared/photographer-tile.tsx';
import styles from './follow-view.module.css';

const pageSize = 24;
const fresh = { refetchOnMountOrArgChange: true };
const path = (tab: 'works' | 'people', page = 1) =>
  `/user/main/follow?${new URLSearchParams({ ...(tab === 'people' && { tab }), ...(page > 1 && { page: `${page}` }) })}`.replace(
    /\?$/,
    '',
  );

/** New work of those one follows, and who they are. */
export function FollowView() {
  const [query] = useSearchParams();
  const tab = query.get('tab') === 'people' ? 'people' : 'works';
  const page = Math.max(1, Number(query.get('page')) || 1);
  const wanted = { skipCount: (page - 1) * pageSize, maxResultCount: pageSize };
  const works = useGetFollowedImagesQuery(wanted, { ...fresh, skip: tab !== 'works' });
  const people = useGetFollowedQuery(wanted, { ...fresh, skip: tab !== 'people' });
  const { currentData, isError, isFetching, refetch } = tab === 'works' ? works : people;
  return (
    <>
      <Tabs
        label="关注"
        tabs={[
          { href: path('works'), label: '新作品', isCurrent: tab === 'works' },
          { href: path('people'), label: '关注的人', isCurrent: tab === 'people' },
        ]}
      />
      <div className={styles.content}>
        {isError && !currentData ? (
          <ErrorState title="没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : !currentData ? (
          <Skeleton height="320px" />
        ) : currentData.totalCount === 0 ? (
          <EmptyState
            icon="user"
            title={tab === 'works' ? '关注的摄影师还没有新作品' : '还没有关注谁'}
            actions={<ButtonLink href="/photographer/rank">去看看摄影师</ButtonLink>}
          />
        ) : tab === 'works' ? (
          <ImageRows images={works.currentData?.items ?? []} label="关注的摄影师的作品" target={200} />
        ) : (
          <ul className={styles.people}>
            {people.currentData?.items.map((card) => (
              <li key={card.author.id}>
                <PhotographerTile card={card} />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          current={page}
          pageCount={Math.ceil((currentData?.totalCount ?? 0) / pageSize)}
          hrefOf={(number) => path(tab, number)}
        />
      </div>
    </>
  );
}
