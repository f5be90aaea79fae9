import { useGetCollectedAlbumsQuery, useGetCollectedImagesQuery } from '@tuyuan/api-client/community/user-marks.ts';
import type { MarkKind } from '@tuyuan/contract/community/mark-kinds.ts';
import type { AlbumCard as Album } from '@tuyuan/contract/library/album-data.ts';
import type { ImageCard } from '@tuyuan/contract/library/image.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { Tabs } from '@tuyuan/ui/tabs.tsx';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AlbumCard } from '../../../shared/album-card.tsx';
import albumList from '../../../shared/album-list.module.css';
import { ImageRows } from '../../../shared/image-rows.tsx';
import styles from './collection.module.css';

const pageSize = 24;
const paths: Readonly<Record<MarkKind, string>> = {
  image: '/user/main/collection/photo',
  album: '/user/main/collection/gallery',
};

function usePage() {
  const [query] = useSearchParams();
  const page = Math.max(1, Number(query.get('page')) || 1);
  return { page, wanted: { skipCount: (page - 1) * pageSize, maxResultCount: pageSize } };
}

interface Found<Item> {
  readonly data?: { readonly totalCount: number; readonly items: readonly Item[] } | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  refetch(): unknown;
}

interface CollectedProps<Item> {
  readonly kind: MarkKind;
  readonly page: number;
  readonly found: Found<Item>;
  show(items: readonly Item[]): ReactNode;
}

function Collected<Item>({ kind, page, found, show }: CollectedProps<Item>) {
  const { data, isError, isFetching, refetch } = found;
  const noun = kind === 'image' ? '图片' : '图集';
  return (
    <>
      <Tabs
        label="收藏的种类"
        tabs={[
          { href: paths.image, label: '图片', isCurrent: kind === 'image' },
          { href: paths.album, label: '图集', isCurrent: kind === 'album' },
        ]}
      />
      <div className={styles.content}>
        {isError && !data ? (
          <ErrorState title="收藏没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton height="320px" />
        ) : data.totalCount === 0 ? (
          <EmptyState
            icon="star"
            title={`还没有收藏${noun}`}
            actions={<ButtonLink href="/gallery">去图库看看</ButtonLink>}
          />
        ) : (
          show(data.items)
        )}
        {data && data.totalCount > pageSize && (
          <Pagination
            current={page}
            pageCount={Math.ceil(data.totalCount / pageSize)}
            hrefOf={(number) => (number > 1 ? `${paths[kind]}?page=${number}` : paths[kind])}
          />
        )}
      </div>
    </>
  );
}

const fresh = { refetchOnMountOrArgChange: true };

/** The images one has collected. */
export function CollectedImages() {
  const { page, wanted } = usePage();
  return (
    <Collected<ImageCard>
      kind="image"
      page={page}
      found={useGetCollectedImagesQuery(wanted, fresh)}
      show={(images) => <ImageRows images={images} label="收藏的图片" target={200} />}
    />
  );
}

/** The albums one has collected. */
export function CollectedAlbums() {
  const { page, wanted } = usePage();
  return (
    <Collected<Album>
      kind="album"
      page={page}
      found={useGetCollectedAlbumsQuery(wanted, fresh)}
      show={(albums) => (
        <ul className={albumList.list} aria-label="收藏的图集">
          {albums.map((album) => (
            <li key={album.id}>
              <AlbumCard album={album} />
            </li>
          ))}
        </ul>
      )}
    />
  );
}
