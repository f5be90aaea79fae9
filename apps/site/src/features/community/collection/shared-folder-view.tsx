import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import {
  useGetSharedFolderAlbumsQuery,
  useGetSharedFolderArticlesQuery,
  useGetSharedFolderImagesQuery,
  useOpenSharedFolderQuery,
} from '@tuyuan/api-client/community/user-collection.ts';
import type { MarkKind } from '@tuyuan/contract/community/mark-kinds.ts';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { Tabs } from '@tuyuan/ui/tabs.tsx';
import { useSearchParams } from 'react-router-dom';
import { AlbumCard } from '../../../shared/album-card.tsx';
import albumList from '../../../shared/album-list.module.css';
import { ImageListSkeleton } from '../../../shared/image-list-skeleton.tsx';
import { ImageRows } from '../../../shared/image-rows.tsx';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { ArticleList } from './article-list.tsx';
import { collectedKinds, kindWords } from './kind-words.ts';
import styles from './shared-folder.module.css';

const pageSize = 40;

/** A folder as those see it who have its link; nothing of it can be changed here. */
export function SharedFolderView() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const tab = collectedKinds.find((kind) => kindWords[kind].counter === query.get('tab')) ?? 'image';
  const page = Math.max(1, Number(query.get('page')) || 1);
  const wanted = { token, skipCount: (page - 1) * pageSize, maxResultCount: pageSize };
  const opened = useOpenSharedFolderQuery({ token });
  const images = useGetSharedFolderImagesQuery(wanted, { skip: tab !== 'image' || !opened.data });
  const albums = useGetSharedFolderAlbumsQuery(wanted, { skip: tab !== 'album' || !opened.data });
  const articles = useGetSharedFolderArticlesQuery(wanted, { skip: tab !== 'article' || !opened.data });
  const { currentData, isError, isFetching, refetch } = { image: images, album: albums, article: articles }[tab];
  const path = (to: MarkKind, number = 1) =>
    `/collection/share?${new URLSearchParams({ token, ...(to !== 'image' && { tab: kindWords[to].counter }), ...(number > 1 && { page: `${number}` }) })}`;
  if (!opened.data) {
    const isOver = isApiFailure(opened.error) && [400, 404, 410].includes(opened.error.status);
    return (
      <PageFrame>
        {isOver ? (
          <EmptyState icon="link" title="这个链接已失效" text="可以向分享的人再要一个。" />
        ) : opened.isError ? (
          <ErrorState isRetrying={opened.isFetching} onRetry={() => void opened.refetch()} />
        ) : (
          <ImageListSkeleton />
        )}
      </PageFrame>
    );
  }
  const { name, description, owner, ...counts } = opened.data;
  return (
    <PageFrame>
      <header className={styles.head}>
        <h1 className={styles.title}>{name}</h1>
        <p className={styles.facts}>{owner ? `来自 ${owner}` : '分享的收藏夹'}</p>
        {description && <p className={styles.text}>{description}</p>}
      </header>
      <Tabs
        label="收藏夹的内容"
        tabs={collectedKinds.map((kind) => ({
          href: path(kind),
          label: `${kindWords[kind].noun} ${counts[kindWords[kind].counter]}`,
          isCurrent: kind === tab,
        }))}
      />
      <div className={styles.content}>
        {isError && !currentData ? (
          <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : !currentData ? (
          <Skeleton height="320px" />
        ) : currentData.totalCount === 0 ? (
          <EmptyState icon="star" title={`这里还没有${kindWords[tab].noun}`} />
        ) : tab === 'image' ? (
          <ImageRows images={images.currentData?.items ?? []} label={`「${name}」的图片`} />
        ) : tab === 'article' ? (
          <ArticleList articles={articles.currentData?.items ?? []} label={`「${name}」的文章`} />
        ) : (
          <ul className={albumList.list} aria-label={`「${name}」的图集`}>
            {albums.currentData?.items.map((album) => (
              <li key={album.id}>
                <AlbumCard album={album} />
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
    </PageFrame>
  );
}
