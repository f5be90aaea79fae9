import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { ArrowUp, ImageOff, Images, Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMeeting } from '../../shared/meeting/meeting-context.tsx';
import { EmptyView } from '../../shared/states/empty-view.tsx';
import { FailureView } from '../../shared/states/failure-view.tsx';
import { HallChips } from './hall-chips.tsx';
import styles from './live-wall.module.css';
import { useWall } from './use-wall.ts';
import { WallFound } from './wall-found.tsx';
import { WallHours } from './wall-hours.tsx';
import { useWallQuery, wholeWall } from './wall-query.ts';

const FindSheet = lazy(async () => ({ default: (await import('./find-sheet.tsx')).FindSheet }));
const PhotoViewer = lazy(async () => ({ default: (await import('./photo-viewer.tsx')).PhotoViewer }));
const UploadButton = lazy(async () => ({ default: (await import('./upload-button.tsx')).UploadButton }));

/** The conference's photos, the latest shot first; new ones wait behind a pill, so that nothing jumps. */
export function LiveWall({ conferenceId }: { readonly conferenceId: number }) {
  const [query, setQuery] = useWallQuery();
  const [address, setAddress] = useSearchParams();
  const { userType } = useMeeting().user;
  const wall = useWall(conferenceId, query);
  const [isFinding, setIsFinding] = useState(false);
  const { survey, pages, photos, freshCount } = wall;
  const openId = Number(address.get('photo') ?? 0);
  const isFiltered = query.badge !== '' || query.from !== '' || query.to !== '';

  function look(id: number | null) {
    const next = new URLSearchParams(address);
    if (id === null) next.delete('photo');
    else next.set('photo', String(id));
    // Opening is a step of its own: the phone's way back closes it.
    setAddress(next, { replace: id === null || openId > 0, preventScrollReset: true });
  }

  const error = survey.error ?? pages.error;
  if (isApiFailure(error) && error.code === 'LiveWall.Closed')
    return <EmptyView icon={ImageOff} title="图片直播没有开放" text="会务组开放后，现场照片会陆续出现在这里。" />;
  if (pages.data === undefined)
    return error === undefined ? (
      <WallSkeleton />
    ) : (
      <FailureView title="照片没有加载出来" error={error} onRetry={wall.refetch} />
    );
  return (
    <div className={styles.wall}>
      {survey.data && (
        <HallChips
          halls={survey.data.halls.map(({ name }) => name)}
          hall={query.hall}
          onChange={(hall) => setQuery({ ...query, hall })}
        />
      )}
      {isFiltered && (
        <WallFound
          query={query}
          count={survey.data?.foundCount}
          onClear={() => setQuery({ ...wholeWall, hall: query.hall })}
        />
      )}
      {freshCount > 0 && (
        <div className={styles.pill}>
          <button
            type="button"
            onClick={() => {
              wall.showFresh();
              window.scrollTo({ top: 0, behavior: 'smooth' });
            }}
          >
            <ArrowUp size={18} strokeWidth={2} aria-hidden />有 {freshCount} 张新照片
          </button>
        </div>
      )}
      {photos.length === 0 ? (
        <EmptyView
          icon={Images}
          title={isFiltered || query.hall !== '' ? '没有找到照片' : '还没有照片'}
          text={isFiltered || query.hall !== '' ? '换一个时间或会场再找。' : '摄影师上传后会出现在这里，不用刷新。'}
        />
      ) : (
        <WallHours
          photos={photos}
          halfHours={isFiltered ? [] : (survey.data?.halfHours ?? [])}
          hasMore={pages.hasNextPage}
          isLoading={pages.isFetchingNextPage}
          error={pages.isFetchNextPageError ? pages.error : undefined}
          onMore={() => void pages.fetchNextPage()}
          onOpen={look}
        />
      )}
      <div className={styles.tools}>
        <button type="button" className={styles.find} onClick={() => setIsFinding(true)}>
          <Search size={20} strokeWidth={1.75} aria-hidden />
          找我的照片
        </button>
        {userType >= 2 && (
          <Suspense>
            <UploadButton />
          </Suspense>
        )}
      </div>
      <Suspense>
        {isFinding && (
          <FindSheet
            conferenceId={conferenceId}
            query={query}
            onFind={(found) => {
              setQuery(found);
              setIsFinding(false);
            }}
            onClose={() => setIsFinding(false)}
          />
        )}
        {photos.some(({ id }) => id === openId) && (
          <PhotoViewer
            photos={photos}
            total={survey.data?.foundCount ?? photos.length}
            id={openId}
            onTurn={look}
            onEnd={() => pages.hasNextPage && void pages.fetchNextPage()}
            onLikes={wall.setLikes}
            onClose={() => look(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

function WallSkeleton() {
  return (
    <div role="status" aria-label="正在载入" aria-busy className={styles.skeleton}>
      <Skeleton height={32} width="70%" />
      {[150, 120, 160, 130].map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  );
}
