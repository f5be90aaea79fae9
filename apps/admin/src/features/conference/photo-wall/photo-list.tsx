import {
  useDecideLivePhotosMutation,
  useGetManagedLivePhotosQuery,
} from '@tuyuan/api-client/conference/photo-wall-management.ts';
import type { ManagedLivePhoto } from '@tuyuan/contract/conference/photo-wall-management.ts';
import { JustifiedGrid } from '@tuyuan/ui/justified-grid.tsx';
import { lazy, Suspense, useState } from 'react';
import { WordFilter } from '../../../shared/filters/word-filter.tsx';
import { ReasonDialog } from '../../../shared/form/reason-dialog.tsx';
import { KeyHint } from '../../../shared/key-hint.tsx';
import { ListFailure, ListSkeleton } from '../../../shared/list/list-content.tsx';
import { ListPager } from '../../../shared/list/list-pager.tsx';
import { useBulkAction } from '../../../shared/list/use-bulk-action.tsx';
import type { ListControl } from '../../../shared/list/use-list-state.ts';
import { useSelection } from '../../../shared/list/use-selection.ts';
import { PhotoBulkBar } from './photo-bulk-bar.tsx';
import { PhotoCaption } from './photo-caption.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { PhotosEmpty } from './photos-empty.tsx';
import styles from './wall-desk.module.css';
import { WallPicture } from './wall-picture.tsx';
import { decisionWords, type PhotoView, photoRequest, type WallFilters } from './wall-views.ts';
import { withdrawQuestion } from './withdraw-question.ts';

const PhotoDrawer = lazy(async () => ({ default: (await import('./photo-drawer.tsx')).PhotoDrawer }));

interface PhotoListProps {
  readonly conferenceId: number;
  readonly control: ListControl<WallFilters>;
  readonly view: PhotoView;
}

/** Photos of one state as tiles of their true shape: A puts the focused or the chosen ones on the wall, R takes them off. */
export function PhotoList({ conferenceId, control, view }: PhotoListProps) {
  const query = useGetManagedLivePhotosQuery(photoRequest(conferenceId, control.state, view), {
    refetchOnMountOrArgChange: true,
  });
  const photos = query.data?.items ?? [];
  const selection = useSelection(photos);
  const [decide] = useDecideLivePhotosMutation();
  const bulk = useBulkAction<ManagedLivePhoto>('张', (photo) => (
    <WallPicture photo={photo} className={styles.request} />
  ));
  const [withdrawn, setWithdrawn] = useState<readonly ManagedLivePhoto[]>();
  const [opened, setOpened] = useState<number>();
  const isBusy = query.isFetching && query.currentData === undefined;
  const words = decisionWords(view);

  async function run(rows: readonly ManagedLivePhoto[], verb: string, isPublished: boolean, reason: string) {
    const failed = await bulk.start({ verb, rows, run: (ids) => decide({ ids, isPublished, reason }).unwrap() });
    selection.keepOnly(selection.ids.filter((id) => failed.includes(id) || rows.every((row) => row.id !== id)));
  }
  const publish = (rows: readonly ManagedLivePhoto[]) => void run(rows, words.publish, true, '');

  if (query.error !== undefined && query.currentData === undefined && !query.isFetching)
    return <ListFailure error={query.error} selectedCount={selection.ids.length} unit="张" onRetry={query.refetch} />;
  return (
    <>
      <div className={styles.tools}>
        <WordFilter
          label="会场"
          value={control.state.filters.hall}
          maxLength={50}
          onChange={(hall) => control.setFilters({ hall })}
        />
        <span className={styles.keys}>
          <KeyHint keys={['A']}>{words.publish}</KeyHint>
          <KeyHint keys={['R']}>{words.withdraw}</KeyHint>
          <KeyHint keys={['空格']}>选择</KeyHint>
          <KeyHint keys={['回车']}>看大图</KeyHint>
        </span>
      </div>
      {selection.ids.length > 0 && (
        <PhotoBulkBar
          selection={selection}
          isRunning={bulk.isRunning}
          words={words}
          onPublish={publish}
          onWithdraw={setWithdrawn}
        />
      )}
      {query.data === undefined || isBusy ? (
        <ListSkeleton rowHeight={160} isGrid />
      ) : photos.length === 0 ? (
        <PhotosEmpty view={view} control={control} />
      ) : (
        <JustifiedGrid
          items={photos}
          label="照片"
          targets={{ wide: 180, narrow: 130 }}
          captionHeight={44}
          getKey={({ id }) => id}
          getRatio={({ picture }) => (picture ? picture.width / picture.height : 1.5)}
          renderCaption={(photo) => <PhotoCaption photo={photo} />}
          renderTile={(photo, { tabIndex }) => (
            <PhotoTile
              photo={photo}
              tabIndex={tabIndex}
              isSelected={selection.has(photo.id)}
              onToggle={() => selection.toggle(photo)}
              onOpen={() => setOpened(photo.id)}
              // With some chosen, the letters mean those: the bar hears them.
              {...(selection.ids.length === 0 && {
                onPublish: () => publish([photo]),
                onWithdraw: () => setWithdrawn([photo]),
              })}
            />
          )}
        />
      )}
      {query.data && (
        <ListPager control={control} totalCount={query.data.totalCount} isLowerBound={false} unit="张" keys={null} />
      )}
      {withdrawn && (
        <ReasonDialog
          question={withdrawQuestion(withdrawn)}
          onAnswer={(reason) => {
            setWithdrawn(undefined);
            return run(withdrawn, '下墙', false, reason);
          }}
          onClose={() => setWithdrawn(undefined)}
        />
      )}
      <Suspense>
        {opened !== undefined && (
          <PhotoDrawer
            photos={photos}
            opened={opened}
            onOpen={setOpened}
            onPublish={(photo) => publish([photo])}
            onWithdraw={(photo) => setWithdrawn([photo])}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
      {bulk.dialog}
    </>
  );
}
