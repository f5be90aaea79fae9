import { UploadOutlined } from '@ant-design/icons';
import {
  useExportImagesMutation,
  useGetImageCountsQuery,
  useGetManagedImagesQuery,
} from '@tuyuan/api-client/library/image-management.ts';
import type { ManagedImage } from '@tuyuan/contract/library/image-management.ts';
import { lazy, Suspense, useState } from 'react';
import type { FlatNode } from '../../../shared/filters/node-tree-data.ts';
import { StateTabs, tabOf } from '../../../shared/library/state-tabs.tsx';
import { deletionQuestion } from '../../../shared/library/works-deletion.ts';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { Thumb } from '../../../shared/list/thumb.tsx';
import { useBulkAction } from '../../../shared/list/use-bulk-action.tsx';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { DropFilterButton } from './drop-filter-button.tsx';
import { useImageActions } from './image-actions.ts';
import { ImageBulkBar } from './image-bulk-bar.tsx';
import { imageColumns } from './image-columns.tsx';
import { imageFilters } from './image-filters.ts';
import { ImageRowMenu } from './image-row-menu.tsx';
import { ImageViews } from './image-views.tsx';
import { useTileHeight } from './use-tile-height.ts';

const EditImageDrawer = lazy(async () => ({ default: (await import('./edit-image-drawer.tsx')).EditImageDrawer }));
const ReasonDialog = lazy(async () => ({
  default: (await import('../../../shared/form/reason-dialog.tsx')).ReasonDialog,
}));
const UploadDialog = lazy(async () => ({ default: (await import('./upload-dialog.tsx')).UploadDialog }));
const TileSize = lazy(async () => ({ default: (await import('./tile-size.tsx')).TileSize }));
const ImageGrid = lazy(async () => ({ default: (await import('./image-grid.tsx')).ImageGrid }));

/** How often the list is refetched while some of its images are being processed. */
const REFRESH_MS = 4000;

interface ImageListProps {
  readonly categories: readonly FlatNode[];
  readonly regions: readonly FlatNode[];
}

export function ImageList({ categories, regions }: ImageListProps) {
  const control = useListState(imageFilters);
  const { albumId } = control.state.filters;
  const [hasQueued, setHasQueued] = useState(false);
  const query = useGetManagedImagesQuery(control.request, { pollingInterval: hasQueued ? REFRESH_MS : 0 });
  const [exportImages] = useExportImagesMutation();
  const bulk = useBulkAction<ManagedImage>('张', (image) => <Thumb cover={image.cover} size="small" />);
  const actions = useImageActions();
  const mayDo = usePermissions();
  const { data: counts } = useGetImageCountsQuery();
  const tile = useTileHeight();
  const [edited, setEdited] = useState<ManagedImage>();
  const [deleted, setDeleted] = useState<ManagedImage>();
  const [isUploading, setUploading] = useState(false);

  const items = query.data?.items ?? [];
  const isQueued = items.some(({ processingState }) => processingState === 'queued');
  if (isQueued !== hasQueued) setHasQueued(isQueued);
  const onEdit = mayDo('Pages.Images.Edit') ? setEdited : undefined;
  const mayDelete = mayDo('Pages.Images.Delete');
  const isSelectable = onEdit !== undefined || mayDelete || mayDo('Pages.Images.Review');
  const album = items.find((image) => image.album?.id === albumId)?.album?.name;

  return (
    <>
      <ListScreen
        control={control}
        query={query}
        known={{ categoryIds: categories, regionIds: regions, albumId: album }}
        name="images"
        title="图片"
        subject="图片"
        unit="张"
        rowHeight={66}
        scrollWidth={1080}
        hiddenColumns={['takenAt', 'likes']}
        rowLabel={({ title }) => `「${title}」`}
        onOpen={onEdit}
        create={
          mayDo('Pages.Images.Create') && {
            label: '上传图片',
            icon: <UploadOutlined />,
            run: () => setUploading(true),
          }
        }
        tools={
          control.state.view === 'grid' && (
            <Suspense>
              <TileSize height={tile.height} onChoose={tile.choose} />
            </Suspense>
          )
        }
        note=""
        onExport={(format) => exportImages({ ...control.all, format }).unwrap()}
        columns={(room) =>
          imageColumns(room, {
            onEdit,
            renderMore: (image) => (
              <ImageRowMenu image={image} bulk={bulk} actions={actions} onDelete={() => setDeleted(image)} />
            ),
          })
        }
        bulkBar={
          isSelectable &&
          ((selection) => (
            <ImageBulkBar
              selection={selection}
              request={control.request}
              totalCount={query.data?.totalCount ?? 0}
              bulk={bulk}
              actions={actions}
              categories={categories}
              regions={regions}
            />
          ))
        }
        renderGrid={(images, selection, bulkBar) => (
          <Suspense fallback={<PageLoading />}>
            <ImageGrid
              images={images}
              height={tile.height}
              selection={selection}
              isSelectable={isSelectable}
              bulkBar={bulkBar}
              onOpen={onEdit}
            />
          </Suspense>
        )}
        empty={{
          text: mayDo('Pages.Images.Create')
            ? '用右上角的「上传图片」放进第一批；摄影师上传的也会出现在这里。'
            : '摄影师上传后会出现在这里。',
          renderDrop: (filter) => <DropFilterButton key={filter.key} control={control} filter={filter} />,
        }}
      >
        <StateTabs
          counts={counts}
          active={tabOf(control.state.filters.reviewStates)}
          path={paths.images}
          trashPath={mayDelete ? paths.imageTrash : undefined}
          onChoose={(reviewStates) => control.setFilters({ reviewStates })}
        />
        <ImageViews />
      </ListScreen>
      {bulk.dialog}
      <Suspense>
        {deleted && (
          <ReasonDialog
            question={deletionQuestion(1, '张图片')}
            onAnswer={(reason) => {
              setDeleted(undefined);
              void bulk.start(actions.remove(reason, [deleted]));
            }}
            onClose={() => setDeleted(undefined)}
          />
        )}
        {isUploading && <UploadDialog onClose={() => setUploading(false)} />}
        {edited && (
          <EditImageDrawer
            key={edited.id}
            image={edited}
            categories={categories}
            regions={regions}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
