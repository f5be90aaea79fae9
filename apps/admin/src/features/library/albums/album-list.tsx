import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import {
  useGetManagedAlbumsQuery,
  usePublishAlbumsMutation,
  useTakeAlbumsOfflineMutation,
} from '@tuyuan/api-client/library/album-management.ts';
import type { ManagedAlbum } from '@tuyuan/contract/library/album-management.ts';
import { lazy, Suspense, useState } from 'react';
import type { FlatNode } from '../../../shared/filters/node-tree-data.ts';
import { BulkBar } from '../../../shared/list/bulk-bar.tsx';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { Thumb } from '../../../shared/list/thumb.tsx';
import { useBulkAction } from '../../../shared/list/use-bulk-action.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { albumColumns } from './album-columns.tsx';
import { albumFilters } from './album-filters.ts';
import { AlbumRowMenu } from './album-row-menu.tsx';

const EditAlbumDrawer = lazy(async () => ({ default: (await import('./edit-album-drawer.tsx')).EditAlbumDrawer }));

interface AlbumListProps {
  readonly categories: readonly FlatNode[];
  readonly regions: readonly FlatNode[];
}

export function AlbumList({ categories, regions }: AlbumListProps) {
  const control = useListState(albumFilters);
  const query = useGetManagedAlbumsQuery(control.request);
  const bulk = useBulkAction<ManagedAlbum>('个图集', (album) => <Thumb cover={album.cover} size="small" />);
  const [publish] = usePublishAlbumsMutation();
  const [takeOffline] = useTakeAlbumsOfflineMutation();
  const mayDo = usePermissions();
  const [edited, setEdited] = useState<ManagedAlbum>();
  const onEdit = mayDo('Pages.Albums.Edit') ? setEdited : undefined;
  const start = {
    publish: (rows: readonly ManagedAlbum[]) =>
      bulk.start({ verb: '发布', rows, run: (ids) => publish({ ids }).unwrap() }),
    takeOffline: (rows: readonly ManagedAlbum[]) =>
      bulk.start({ verb: '下架', rows, run: (ids) => takeOffline({ ids }).unwrap() }),
  };
  return (
    <>
      <ListScreen
        control={control}
        query={query}
        known={{ categoryIds: categories, regionIds: regions }}
        name="albums"
        title="图集"
        subject="图集"
        unit="个"
        rowHeight={66}
        scrollWidth={1000}
        hiddenColumns={['likes']}
        rowLabel={({ title }) => `「${title}」`}
        onOpen={onEdit}
        columns={(room) =>
          albumColumns(room, {
            onEdit,
            maySeeImages: mayDo('Pages.Images'),
            renderMore: (album) => (
              <AlbumRowMenu
                album={album}
                onPublish={() => void start.publish([album])}
                onTakeOffline={() => void start.takeOffline([album])}
              />
            ),
          })
        }
        bulkBar={
          mayDo('Pages.Albums.Review') &&
          ((selection) => (
            <BulkBar
              selection={selection}
              unit="个"
              isRunning={bulk.isRunning}
              commands={[
                {
                  key: 'publish',
                  label: '发布',
                  icon: <EyeOutlined />,
                  letter: 'P',
                  run: () => void start.publish(selection.rows).then(selection.keepOnly),
                },
                {
                  key: 'offline',
                  label: '下架',
                  icon: <EyeInvisibleOutlined />,
                  letter: 'O',
                  run: () => void start.takeOffline(selection.rows).then(selection.keepOnly),
                },
              ]}
            />
          ))
        }
        empty={{ text: '摄影师建好图集后会出现在这里。' }}
      />
      {bulk.dialog}
      <Suspense>
        {edited && (
          <EditAlbumDrawer
            key={edited.id}
            album={edited}
            categories={categories}
            regions={regions}
            maySeeImages={mayDo('Pages.Images')}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
