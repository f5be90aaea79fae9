import { useGetAlbumsQuery } from '@tuyuan/api-client/library/album-data.ts';
import { useGetImagesQuery } from '@tuyuan/api-client/library/image-data.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { useSearchParams } from 'react-router-dom';
import { ImageListSkeleton } from '../../../shared/image-list-skeleton.tsx';
import { ImageRows } from '../../../shared/image-rows.tsx';
import { listCount } from '../../../shared/list-count.ts';
import { PageSection } from '../../../shared/page-section.tsx';
import {
  photographerAlbumsPath,
  photographerPath,
  photographerPhotosPath,
} from '../../../shared/photographer-paths.ts';
import { AlbumCards } from './album-cards.tsx';
import styles from './first-photos.module.css';
import { NoPhotos } from './no-works.tsx';
import { PhotoSortPicker } from './photo-sort.tsx';
import { bestAlbumsArgument, firstPhotosArgument, readPhotoSort, sortedPath } from './photographer-state.ts';

/** Shows the photographer's best albums and first images, with links to all. */
export function FirstPhotos({ id }: { readonly id: number }) {
  const [query] = useSearchParams();
  const sort = readPhotoSort(query);
  const { data: albums } = useGetAlbumsQuery(bestAlbumsArgument(id));
  // While another order is on its way the last one stays: the page doesn't jump.
  const { data: photos, isError, isFetching, refetch } = useGetImagesQuery(firstPhotosArgument(id, sort));
  const hasMore = photos && photos.totalCount > photos.items.length;
  return (
    <>
      {albums && albums.items.length > 0 && (
        <PageSection
          title="代表图集"
          more={{ href: photographerAlbumsPath(id), label: `全部 ${listCount(albums)} 个` }}
        >
          <AlbumCards albums={albums.items} />
        </PageSection>
      )}
      <PageSection
        title="图片"
        tools={photos && photos.items.length > 1 && <PhotoSortPicker sort={sort} path={photographerPath(id)} />}
      >
        {photos?.items.length === 0 ? (
          <NoPhotos />
        ) : photos ? (
          <div aria-busy={isFetching}>
            <ImageRows key={sort} images={photos.items} label="图片" isBelowFold />
          </div>
        ) : isError && !isFetching ? (
          <ErrorState title="图片没有加载出来" onRetry={() => void refetch()} />
        ) : (
          <ImageListSkeleton />
        )}
        {hasMore && (
          <p className={styles.all}>
            <ButtonLink href={sortedPath(photographerPhotosPath(id), sort)}>查看全部 {listCount(photos)} 张</ButtonLink>
          </p>
        )}
      </PageSection>
    </>
  );
}
