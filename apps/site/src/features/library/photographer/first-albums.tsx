import { useGetAlbumsQuery } from '@tuyuan/api-client/library/album-data.ts';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { listCount } from '../../../shared/list-count.ts';
import { PageSection } from '../../../shared/page-section.tsx';
import { photographerAlbumsPath } from '../../../shared/photographer-paths.ts';
import { AlbumCards } from './album-cards.tsx';
import { NoAlbums } from './no-works.tsx';
import { firstAlbumsArgument } from './photographer-state.ts';

/** Shows the photographer's newest albums, with a link to all. */
export function FirstAlbums({ id }: { readonly id: number }) {
  const { currentData, isError, isFetching, refetch } = useGetAlbumsQuery(firstAlbumsArgument(id));
  const hasMore = currentData !== undefined && currentData.totalCount > currentData.items.length;
  return (
    <PageSection
      title="图集"
      more={hasMore ? { href: photographerAlbumsPath(id), label: `全部 ${listCount(currentData)} 个` } : undefined}
    >
      {currentData?.items.length === 0 ? (
        <NoAlbums />
      ) : currentData ? (
        <AlbumCards albums={currentData.items} />
      ) : isError && !isFetching ? (
        <ErrorState title="图集没有加载出来" onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="正在载入图集">
          <Skeleton height={204} />
        </div>
      )}
    </PageSection>
  );
}
