import { AppstoreOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { useExportImagesMutation, useGetManagedImagesQuery } from '@tuyuan/api-client/library/image-management.ts';
import type { ManagedImage } from '@tuyuan/contract/library/image-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Button, Grid, Segmented } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { FlatNode } from '../../../shared/filters/node-tree-data.ts';
import { usePhotographerName } from '../../../shared/filters/use-photographer-name.ts';
import { ExportButton } from '../../../shared/list/export-button.tsx';
import { ListTable } from '../../../shared/list/list-table.tsx';
import { Thumb } from '../../../shared/list/thumb.tsx';
import { type BulkAction, useBulkAction } from '../../../shared/list/use-bulk-action.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { useSelection } from '../../../shared/list/use-selection.ts';
import { PageHead } from '../../../shared/page-head.tsx';
import { usePermissions, useSessionState } from '../../../shared/session/session-context.tsx';
import { NoMatch } from '../../../shared/states/no-match.tsx';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { DropFilterButton } from './drop-filter-button.tsx';
import { useImageActions } from './image-actions.ts';
import { type BulkChange, ImageBulkBar } from './image-bulk-bar.tsx';
import { imageColumns } from './image-columns.tsx';
import { ImageFilterRow } from './image-filter-row.tsx';
import { activeImageFilters, imageListRules, noImageFilters } from './image-filters.ts';
import { allImagesRequest, imageListRequest } from './image-list-request.ts';
import { ImageRowMenu } from './image-row-menu.tsx';
import { useMatchingImages } from './use-matching-images.ts';

const EditImageDrawer = lazy(async () => ({ default: (await import('./edit-image-drawer.tsx')).EditImageDrawer }));
const ImageGrid = lazy(async () => ({ default: (await import('./image-grid.tsx')).ImageGrid }));
const BulkChangeDialog = lazy(async () => ({ default: (await import('./bulk-change-dialog.tsx')).BulkChangeDialog }));

/** How often the list looks again while some of its images are being processed. */
const REFRESH_MS = 4000;

interface ImageListProps {
  readonly categories: readonly FlatNode[];
  readonly regions: readonly FlatNode[];
}

export function ImageList({ categories, regions }: ImageListProps) {
  const control = useListState(imageListRules);
  const { state } = control;
  const [exportImages] = useExportImagesMutation();
  const [hasQueued, setHasQueued] = useState(false);
  const query = useGetManagedImagesQuery(imageListRequest(state), { pollingInterval: hasQueued ? REFRESH_MS : 0 });
  const selection = useSelection<ManagedImage>();
  const bulk = useBulkAction<ManagedImage>('张', (image) => <Thumb cover={image.cover} size="small" />);
  const wider = useMatchingImages({ state, totalCount: query.data?.totalCount ?? 0, selection });
  const actions = useImageActions();
  const mayDo = usePermissions();
  const { user } = useSessionState();
  const photographer = usePhotographerName(state.filters.photographerId);
  const { lg, md } = Grid.useBreakpoint();
  const [edited, setEdited] = useState<ManagedImage>();
  const [change, setChange] = useState<BulkChange>();

  const items = query.data?.items ?? [];
  const isQueued = items.some(({ processingState }) => processingState === 'queued');
  if (isQueued !== hasQueued) setHasQueued(isQueued);
  const mayEdit = mayDo('Pages.Images.Edit');
  const isSelectable = mayEdit || mayDo('Pages.Images.Review');
  const active = activeImageFilters(state.filters, {
    categories,
    regions,
    photographer,
    album: items.find(({ album }) => album?.id === state.filters.albumId)?.album?.name ?? '图集',
  });
  const edit = (image: ManagedImage) => {
    if (mayEdit) setEdited(image);
  };
  async function startBulk(action: BulkAction<ManagedImage>): Promise<void> {
    selection.keepOnly(await bulk.start(action));
  }
  const shownIds = new Set(items.map(({ id }) => id));

  return (
    <>
      <PageHead
        title="图片"
        note={query.data && `${formatCount(query.data.totalCount)}${query.data.totalCountIsLowerBound ? '+' : ''} 张`}
        actions={
          <>
            <ExportButton onExport={(format) => exportImages({ ...allImagesRequest(state), format }).unwrap()} />
            <Segmented
              aria-label="显示方式"
              value={state.view}
              onChange={control.setView}
              options={[
                { value: 'table', icon: <UnorderedListOutlined />, label: '列表' },
                { value: 'grid', icon: <AppstoreOutlined />, label: '网格' },
              ]}
            />
          </>
        }
      />
      <ListTable<ManagedImage>
        control={control}
        defaultSorting={imageListRules.defaultSorting}
        query={query}
        hiddenColumns={['takenAt', 'likes']}
        unit="张"
        rowHeight={66}
        scrollWidth={lg ? 1080 : md === false ? 0 : 640}
        rowLabel={({ title }) => `「${title}」`}
        settingsKey={`admin.images.columns.${user?.id ?? 0}`}
        selection={selection}
        isSelectable={isSelectable}
        onOpen={mayEdit ? edit : undefined}
        columns={imageColumns({
          sorting: state.sorting,
          isNarrow: lg === false,
          isPhone: md === false,
          now: new Date(),
          mayEdit,
          onEdit: edit,
          renderMore: (image) => (
            <ImageRowMenu
              image={image}
              onPublish={() => void bulk.start(actions.publish([image]))}
              onTakeOffline={() => void bulk.start(actions.takeOffline([image]))}
              onRetry={() => void bulk.start(actions.retryProcessing([image]))}
            />
          ),
        })}
        filters={<ImageFilterRow control={control} active={active} categories={categories} regions={regions} />}
        bulkBar={
          <ImageBulkBar
            count={selection.ids.length}
            elsewhereCount={selection.ids.filter((id) => !shownIds.has(id)).length}
            wider={wider}
            isRunning={bulk.isRunning}
            hasFailed={selection.rows.some(({ processingState }) => processingState === 'failed')}
            onChange={setChange}
            onPublish={() => void startBulk(actions.publish(selection.rows))}
            onTakeOffline={() => void startBulk(actions.takeOffline(selection.rows))}
            onRetry={() => void startBulk(actions.retryProcessing(selection.rows))}
            onClear={selection.clear}
          />
        }
        renderGrid={(images) => (
          <Suspense fallback={<PageLoading />}>
            <ImageGrid images={images} selection={selection} isSelectable={isSelectable} onOpen={edit} />
          </Suspense>
        )}
        empty={
          active.length > 0 ? (
            <NoMatch
              subject="图片"
              onClear={() => control.setFilters(noImageFilters)}
              drops={active.map((filter) => <DropFilterButton key={filter.label} control={control} filter={filter} />)}
            />
          ) : (
            <StateMessage
              picture="empty"
              title={state.page > 1 ? '这一页没有图片' : '还没有图片'}
              actions={state.page > 1 && <Button onClick={() => control.setPage(1, state.pageSize)}>回第一页</Button>}
            >
              {state.page > 1 ? '前面的图片可能已被移走。' : '摄影师上传后会出现在这里。'}
            </StateMessage>
          )
        }
      />
      {bulk.dialog}
      <Suspense>
        {edited && (
          <EditImageDrawer
            key={edited.id}
            image={edited}
            categories={categories}
            regions={regions}
            onClose={() => setEdited(undefined)}
          />
        )}
        {change !== undefined && (
          <BulkChangeDialog
            change={change}
            count={selection.ids.length}
            categories={categories}
            regions={regions}
            onClose={() => setChange(undefined)}
            onSubmit={(verb, changes) => void startBulk(actions.change(verb, changes, selection.rows))}
          />
        )}
      </Suspense>
    </>
  );
}
