import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import {
  useGetManagedAlbumsQuery,
  usePublishAlbumsMutation,
  useTakeAlbumsOfflineMutation,
} from '@tuyuan/api-client/library/album-management.ts';
import type { ManagedAlbum } from '@tuyuan/contract/library/album-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button, Grid } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { libraryFilterWords, setFilters } from '../../../shared/filters/library-filters.ts';
import type { FlatNode } from '../../../shared/filters/node-tree-data.ts';
import { usePhotographerName } from '../../../shared/filters/use-photographer-name.ts';
import { BulkBar } from '../../../shared/list/bulk-bar.tsx';
import { ListTable } from '../../../shared/list/list-table.tsx';
import { Thumb } from '../../../shared/list/thumb.tsx';
import { type BulkAction, useBulkAction } from '../../../shared/list/use-bulk-action.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { useSelection } from '../../../shared/list/use-selection.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { usePermissions, useSessionState } from '../../../shared/session/session-context.tsx';
import { NoMatch } from '../../../shared/states/no-match.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { albumColumns } from './album-columns.tsx';
import { AlbumFilterRow } from './album-filter-row.tsx';
import { albumListRules, noAlbumFilters } from './album-filters.ts';
import { albumListRequest } from './album-list-request.ts';
import { AlbumRowMenu } from './album-row-menu.tsx';

const EditAlbumDrawer = lazy(async () => ({ default: (await import('./edit-album-drawer.tsx')).EditAlbumDrawer }));

interface AlbumListProps {
  readonly categories: readonly FlatNode[];
  readonly regions: readonly FlatNode[];
}

export function AlbumList({ categories, regions }: AlbumListProps) {
  const control = useListState(albumListRules);
  const { state } = control;
  const query = useGetManagedAlbumsQuery(albumListRequest(state));
  const selection = useSelection<ManagedAlbum>();
  const bulk = useBulkAction<ManagedAlbum>('个图集', (album) => <Thumb cover={album.cover} size="small" />);
  const [publish] = usePublishAlbumsMutation();
  const [takeOffline] = useTakeAlbumsOfflineMutation();
  const mayDo = usePermissions();
  const { user } = useSessionState();
  const photographer = usePhotographerName(state.filters.photographerId);
  const { lg, md } = Grid.useBreakpoint();
  const [edited, setEdited] = useState<ManagedAlbum>();

  const items = query.data?.items ?? [];
  const mayEdit = mayDo('Pages.Albums.Edit');
  const active = setFilters(libraryFilterWords(state.filters, { categories, regions, photographer }));
  const edit = (album: ManagedAlbum) => {
    if (mayEdit) setEdited(album);
  };
  const publishing = (rows: readonly ManagedAlbum[]): BulkAction<ManagedAlbum> => ({
    verb: '发布',
    rows,
    run: (ids) => publish({ ids }).unwrap(),
  });
  const takingOffline = (rows: readonly ManagedAlbum[]): BulkAction<ManagedAlbum> => ({
    verb: '下架',
    rows,
    run: (ids) => takeOffline({ ids }).unwrap(),
  });
  async function startBulk(action: BulkAction<ManagedAlbum>): Promise<void> {
    selection.keepOnly(await bulk.start(action));
  }
  const shownIds = new Set(items.map(({ id }) => id));

  return (
    <>
      <PageHead title="图集" note={query.data && `${formatCount(query.data.totalCount)} 个`} />
      <ListTable<ManagedAlbum>
        control={control}
        defaultSorting={albumListRules.defaultSorting}
        query={query}
        hiddenColumns={['likes']}
        unit="个"
        rowHeight={66}
        scrollWidth={lg ? 1000 : md === false ? 0 : 640}
        rowLabel={({ title }) => `「${title}」`}
        settingsKey={`admin.albums.columns.${user?.id ?? 0}`}
        selection={selection}
        isSelectable={mayDo('Pages.Albums.Review')}
        onOpen={mayEdit ? edit : undefined}
        columns={albumColumns({
          sorting: state.sorting,
          isNarrow: lg === false,
          isPhone: md === false,
          now: new Date(),
          mayEdit,
          maySeeImages: mayDo('Pages.Images'),
          onEdit: edit,
          renderMore: (album) => (
            <AlbumRowMenu
              album={album}
              onPublish={() => void bulk.start(publishing([album]))}
              onTakeOffline={() => void bulk.start(takingOffline([album]))}
            />
          ),
        })}
        filters={<AlbumFilterRow control={control} active={active} categories={categories} regions={regions} />}
        bulkBar={
          <BulkBar
            count={selection.ids.length}
            unit="个"
            elsewhereCount={selection.ids.filter((id) => !shownIds.has(id)).length}
            isRunning={bulk.isRunning}
            onClear={selection.clear}
            commands={[
              {
                key: 'publish',
                label: '发布',
                icon: <EyeOutlined />,
                letter: 'P',
                run: () => void startBulk(publishing(selection.rows)),
              },
              {
                key: 'offline',
                label: '下架',
                icon: <EyeInvisibleOutlined />,
                letter: 'O',
                run: () => void startBulk(takingOffline(selection.rows)),
              },
            ]}
          />
        }
        empty={
          active.length > 0 ? (
            <NoMatch
              subject="图集"
              onClear={() => control.setFilters(noAlbumFilters)}
              drops={active.map(({ label, without }) => (
                <Button key={label} onClick={() => control.setFilters(without)}>
                  去掉「{label}」
                </Button>
              ))}
            />
          ) : (
            <StateMessage
              picture="empty"
              title={state.page > 1 ? '这一页没有图集' : '还没有图集'}
              actions={state.page > 1 && <Button onClick={() => control.setPage(1, state.pageSize)}>回第一页</Button>}
            >
              {state.page > 1 ? '前面的图集可能已被移走。' : '摄影师建好图集后会出现在这里。'}
            </StateMessage>
          )
        }
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
