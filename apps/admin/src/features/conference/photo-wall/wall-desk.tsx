import { useGetLiveSettingsQuery } from '@tuyuan/api-client/conference/photo-wall-management.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Segmented } from 'antd';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { PageLoading } from '../../../shared/states/page-loading.tsx';
import { WaitingCount } from '../../../shared/waiting-count.tsx';
import { OriginalRequests } from './original-requests.tsx';
import { PhotoList } from './photo-list.tsx';
import { Photographers } from './photographers.tsx';
import { useWallNews } from './use-wall-news.ts';
import styles from './wall-desk.module.css';
import { WallSettings } from './wall-settings.tsx';
import { WallUpload } from './wall-upload.tsx';
import { countOf, isPhotoView, viewTitles, type WallView, wallFilters, wallViews } from './wall-views.ts';

const urgent: readonly WallView[] = ['review', 'reported', 'originals'];

/** The desk of a conference's photo wall: pending and published photos, and photographers. */
export function WallDesk({ id: conferenceId }: { readonly id: number }) {
  const control = useListState(wallFilters);
  const { data, error, isFetching, refetch } = useGetLiveSettingsQuery(
    { conferenceId },
    { refetchOnMountOrArgChange: true },
  );
  useWallNews(conferenceId);
  const { view } = control.state.filters;
  if (!data)
    return error !== undefined && !isFetching ? (
      <NotLoaded noun="照片墙" error={error} onRetry={refetch} />
    ) : (
      <PageLoading />
    );
  return (
    <>
      <WallSettings conferenceId={conferenceId} settings={data} />
      <div className={styles.head}>
        <div className={styles.views}>
          <Segmented<WallView>
            aria-label="看什么"
            value={view}
            onChange={(next) => control.setFilters({ view: next, hall: '' })}
            options={wallViews.map((value) => {
              const count = countOf(value, data) ?? 0;
              return {
                value,
                label: (
                  <span className={styles.view}>
                    {viewTitles[value]}
                    {count > 0 &&
                      (urgent.includes(value) ? (
                        <WaitingCount count={count} />
                      ) : (
                        <span className={styles.count}>{formatCount(count)}</span>
                      ))}
                  </span>
                ),
              };
            })}
          />
        </div>
        <WallUpload conferenceId={conferenceId} isReviewed={data.isReviewed} />
      </div>
      {isPhotoView(view) && <PhotoList key={view} conferenceId={conferenceId} control={control} view={view} />}
      {view === 'people' && <Photographers conferenceId={conferenceId} />}
      {view === 'originals' && <OriginalRequests conferenceId={conferenceId} control={control} />}
    </>
  );
}
