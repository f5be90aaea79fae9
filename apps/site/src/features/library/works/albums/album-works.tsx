import { useGetOwnAlbumQuery, useGetOwnAlbumsQuery } from '@tuyuan/api-client/library/photographer-album.ts';
import { Breadcrumb } from '@tuyuan/ui/breadcrumb.tsx';
import { Button, ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Tabs } from '@tuyuan/ui/tabs.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PanelsSkeleton } from '../../../../shared/user-centre/panels-skeleton.tsx';
import { StateMark } from '../photos/state-mark.tsx';
import { AlbumDialog } from './album-dialog.tsx';
import { AlbumOrder } from './album-order.tsx';
import styles from './album-works.module.css';
import { OwnAlbumCard } from './own-album-card.tsx';

const path = '/user/main/works/gallery';
const pageSize = 24;

/** A photographer's albums, or the order of one: the address says which. */
export function AlbumWorks() {
  const [query] = useSearchParams();
  const id = Number(query.get('album'));
  if (Number.isInteger(id) && id > 0) return <OneAlbum key={id} id={id} />;
  return (
    <AllAlbums
      isTrash={query.get('state') === 'deleted'}
      page={Math.max(1, Math.trunc(Number(query.get('page'))) || 1)}
    />
  );
}

function AllAlbums({ isTrash, page }: { readonly isTrash: boolean; readonly page: number }) {
  const { currentData, isError, isFetching, refetch } = useGetOwnAlbumsQuery({
    ...(isTrash && { reviewStates: ['deleted'] }),
    skipCount: (page - 1) * pageSize,
    maxResultCount: pageSize,
  });
  const [edited, setEdited] = useState<number | 'new'>();
  const tabs = [
    { href: path, label: '全部', isCurrent: !isTrash },
    { href: `${path}?state=deleted`, label: '回收站', isCurrent: isTrash },
  ];
  const create = (
    <Button kind="primary" size="small" icon="plus" onClick={() => setEdited('new')}>
      新建图集
    </Button>
  );
  return (
    <>
      <div className={styles.bar}>
        <Tabs label="图集" tabs={tabs} />
        {!isTrash && create}
      </div>
      {!currentData &&
        (isError ? <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} /> : <PanelsSkeleton />)}
      {currentData?.items.length === 0 &&
        (isTrash ? (
          <EmptyState icon="trash" title="回收站是空的" />
        ) : (
          <EmptyState
            icon="album"
            title="还没有图集"
            text="把一次拍摄的图片放在一起，按你的顺序给人看。"
            actions={create}
          />
        ))}
      <ul className={styles.cards}>
        {currentData?.items.map((album) => (
          <OwnAlbumCard key={album.id} album={album} onEdit={() => setEdited(album.id)} />
        ))}
      </ul>
      <Pagination
        current={page}
        pageCount={Math.ceil((currentData?.totalCount ?? 0) / pageSize)}
        hrefOf={(next) =>
          `${path}?${new URLSearchParams({ ...(isTrash && { state: 'deleted' }), page: String(next) })}`
        }
      />
      {edited === 'new' && <AlbumDialog album={undefined} coverImageId={null} onClose={() => setEdited(undefined)} />}
      {typeof edited === 'number' && <EditedAlbum id={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

function EditedAlbum({ id, onClose }: { readonly id: number; onClose(): void }) {
  const { data: album } = useGetOwnAlbumQuery({ id });
  return album ? <AlbumDialog album={album} coverImageId={album.coverImageId} onClose={onClose} /> : null;
}

function OneAlbum({ id }: { readonly id: number }) {
  const { currentData: album, isError, isFetching, refetch } = useGetOwnAlbumQuery({ id });
  const [isEditing, setEditing] = useState(false);
  if (!album)
    return isError ? <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} /> : <PanelsSkeleton />;
  return (
    <>
      <div className={styles.one}>
        <Breadcrumb crumbs={[{ label: '我的图集', href: path }, { label: album.title }]} />
        <h2 className={styles.name}>{album.title}</h2>
        <StateMark state={album.reviewState} />
        <span className={styles.facts}>{album.imageCount} 张</span>
        {album.abilities.edit && (
          <Button size="small" icon="edit" onClick={() => setEditing(true)}>
            改资料
          </Button>
        )}
      </div>
      {album.pictures.length === 0 ? (
        <EmptyState
          icon="image"
          title="图集里还没有图片"
          text="在「我的图片」里选中几张，用「改资料」放进这个图集；上传时也可以直接选它。"
          actions={
            <ButtonLink href="/user/main/works/photo" size="small">
              去选图片
            </ButtonLink>
          }
        />
      ) : (
        <AlbumOrder
          key={album.pictures
            .map((picture) => picture.id)
            .sort((a, b) => a - b)
            .join()}
          album={album}
        />
      )}
      {isEditing && <AlbumDialog album={album} coverImageId={album.coverImageId} onClose={() => setEditing(false)} />}
    </>
  );
}
