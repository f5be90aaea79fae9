import { DeleteOutlined, EyeInvisibleOutlined, EyeOutlined, PlusOutlined } from '@ant-design/icons';
import {
  useGetAlbumCountsQuery,
  useGetManagedAlbumsQuery,
  usePublishAlbumsMutation,
  useTakeAlbumsOfflineMutation,
} from '@tuyuan/api-client/library/album-management.ts';
import { useDeleteAlbumsMutation } from '@tuyuan/api-client/library/trash.ts';
import type { ManagedAlbum } from '@tuyuan/contract/library/album-management.ts';
import { lazy, Suspense, useState } from 'react';
import type { FlatNode } from '../../../shared/filters/node-tree-data.ts';
import { ReasonDialog } from '../../../shared/form/reason-dialog.tsx';
import { StateTabs, tabOf } from '../../../shared/library/state-tabs.tsx';
import { deletionQuestion } from '../../../shared/library/works-deletion.ts';
import { BulkBar, type BulkCommand } from '../../../shared/list/bulk-bar.tsx';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { Thumb } from '../../../shared/list/thumb.tsx';
import { useBulkAction } from '../../../shared/list/use-bulk-action.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import type { Selection } from '../../../shared/list/use-selection.ts';
import { paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { albumColumns } from './album-columns.tsx';
import { albumFilters } from './album-filters.ts';
import { AlbumRowMenu } from './album-row-menu.tsx';

const EditAlbumDrawer = lazy(async () => ({ default: (await import('./edit-album-drawer.tsx')).EditAlbumDrawer }));

const CreateAlbumDialog = lazy(async () => ({
  default: (await import('./create-album-dialog.tsx')).CreateAlbumDialog,
}));

/** Albums about to be deleted, and what is done with those that weren't. */
interface Deletion {
  readonly rows: readonly ManagedAlbum[];
  readonly onDone: (failed: number[]) => void;
}

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
  const [remove] = useDeleteAlbumsMutation();
  const { data: counts } = useGetAlbumCountsQuery();
  const [deleted, setDeleted] = useState<Deletion>();
  const [isCreating, setCreating] = useState(false);
  const [edited, setEdited] = useState<ManagedAlbum>();
  const onEdit = mayDo('Pages.Albums.Edit') ? setEdited : undefined;
  const start = {
    publish: (rows: readonly ManagedAlbum[]) =>
      bulk.start({ verb: '发布', rows, run: (ids) => publish({ ids }).unwrap() }),
    takeOffline: (rows: readonly ManagedAlbum[]) =>
      bulk.start({ verb: '下架', rows, run: (ids) => takeOffline({ ids }).unwrap() }),
  };
  const mayDelete = mayDo('Pages.Albums.Delete');
  const mayReview = mayDo('Pages.Albums.Review');
  const commandsFor = (selection: Selection<ManagedAlbum>): BulkCommand[] => [
    ...(mayReview
      ? [
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
        ]
      : []),
    ...(mayDelete
      ? [
          {
            key: 'delete',
            label: '删除',
            icon: <DeleteOutlined />,
            letter: 'DELETE',
            run: () => setDeleted({ rows: selection.rows, onDone: selection.keepOnly }),
          },
        ]
      : []),
  ];
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
        note=""
        create={
          mayDo('Pages.Albums.Create') && {
            label: '新建图集',
            icon: <PlusOutlined />,
            run: () => setCreating(true),
          }
        }
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
                onDelete={() => setDeleted({ rows: [album], onDone: () => {} })}
              />
            ),
          })
        }
        bulkBar={
          (mayReview || mayDelete) &&
          ((selection) => (
            <BulkBar selection={selection} unit="个" isRunning={bulk.isRunning} commands={commandsFor(selection)} />
          ))
        }
        empty={{ text: '摄影师建好图集后会出现在这里。' }}
      >
        <StateTabs
          counts={counts}
          active={tabOf(control.state.filters.reviewStates)}
          path={paths.albums}
          trashPath={mayDelete ? paths.albumTrash : undefined}
          onChoose={(reviewStates) => control.setFilters({ reviewStates })}
        />
      </ListScreen>
      {bulk.dialog}
      {deleted && (
        <ReasonDialog
          question={deletionQuestion(deleted.rows.length, '个图集')}
          onAnswer={(reason) => {
            setDeleted(undefined);
            const run = (ids: number[]) => remove({ ids, reason }).unwrap();
            void bulk.start({ verb: '删除', rows: deleted.rows, run }).then(deleted.onDone);
          }}
          onClose={() => setDeleted(undefined)}
        />
      )}
      <Suspense>
        {isCreating && (
          <CreateAlbumDialog categories={categories} regions={regions} onClose={() => setCreating(false)} />
        )}
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
