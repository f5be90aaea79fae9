import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { ArrowUp, ImageOff, Images, Search, Star, Ticket } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { NoticeStrip } from '../../../shared/layout/notice-strip.tsx';
import { loginPath } from '../../../shared/meeting/login-path.ts';
import { useMeeting } from '../../../shared/meeting/meeting-context.tsx';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { HallChips } from './hall-chips.tsx';
import styles from './live-wall.module.css';
import { useWall } from './use-wall.ts';
import { WallFound } from './wall-found.tsx';
import { WallHours } from './wall-hours.tsx';
import { useWallQuery, wholeWall } from './wall-query.ts';

const FindSheet = lazy(async () => ({ default: (await import('./find-sheet.tsx')).FindSheet }));
const PhotoViewer = lazy(async () => ({ default: (await import('./photo-viewer.tsx')).PhotoViewer }));
const UploadButton = lazy(async () => ({ default: (await import('./upload-button.tsx')).UploadButton }));

/**
 * Shows the conference's photos, latest first; new ones wait behind a pill, so that nothing jumps. Without a ticket of
 * the conference the wall is read-only.
 */
export function LiveWall({ conferenceId }: { readonly conferenceId: number }) {
  const [wanted, setQuery] = useWallQuery();
  const [address, setAddress] = useSearchParams();
  const { pathname, search } = useLocation();
  const { user } = useMeeting();
  const isGuest = user.userId === 0 || user.conferenceId !== conferenceId;
  const logInAt = isGuest ? loginPath(conferenceId, `${pathname}${search}`) : undefined;
  // An address shared by another person may contain it.
  const query = isGuest ? { ...wanted, kept: '' } : wanted;
  const isKept = query.kept !== '';
  const wall = useWall(conferenceId, query, isGuest);
  const [isFinding, setIsFinding] = useState(false);
  const { survey, pages, photos, freshCount } = wall;
  const isOver = survey.data?.isOver ?? false;
  const openId = Number(address.get('photo') ?? 0);
  const isFiltered = query.badge !== '' || query.from !== '' || query.to !== '';

  // On an empty wall there is nothing to find.
  const hasAny = photos.length > 0 || isFiltered || isKept || query.hall !== '';

  const letGo = useEffectEvent(() => isKept && wall.refetch());
  const wasLooking = useRef(false);
  useEffect(() => {
    const isLooking = openId > 0;
    // Only then: it must not go from under the eye.
    if (wasLooking.current && !isLooking) void letGo();
    wasLooking.current = isLooking;
  }, [openId]);

  function look(id: number | null) {
    const next = new URLSearchParams(address);
    if (id === null) next.delete('photo');
    else next.set('photo', String(id));
    // Opening adds a history entry, so that the phone's back button closes the picture.
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
      {logInAt !== undefined && (
        <NoticeStrip tone="info" icon={Ticket} to={logInAt} action="登录">
          {survey.data?.title ?? '现场照片'}：凭参会票登录，可以喜欢和收藏
        </NoticeStrip>
      )}
      {survey.data && (
        <HallChips
          halls={survey.data.halls.map(({ name }) => name)}
          query={query}
          hasKept={!isGuest}
          onChange={setQuery}
        />
      )}
      {isFiltered && (
        <WallFound
          query={query}
          count={survey.data?.foundCount}
          onClear={() => setQuery({ ...wholeWall, hall: query.hall, kept: query.kept })}
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
            <ArrowUp size={18} strokeWidth={2} aria-hidden />有{wall.isFreshCut && '至少'} {freshCount} 张新照片
          </button>
        </div>
      )}
      {photos.length === 0 ? (
        <EmptyView
          icon={isKept ? Star : Images}
          {...emptyWords({ isKept, isFiltered: isFiltered || query.hall !== '' })}
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
        {hasAny && (
          <button type="button" className={styles.find} onClick={() => setIsFinding(true)}>
            <Search size={20} strokeWidth={1.75} aria-hidden />
            找我的照片
          </button>
        )}
        {!isGuest && user.userType >= 2 && (
          <Suspense>
            <UploadButton isOver={isOver} />
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
            isOver={isOver}
            logInAt={logInAt}
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

function emptyWords({ isKept, isFiltered }: { isKept: boolean; isFiltered: boolean }) {
  if (isFiltered) return { title: '没有找到照片', text: '换一个时间或会场再找。' };
  if (isKept) return { title: '还没有收藏的照片', text: '打开一张照片，点收藏，它就会留在这里。' };
  return { title: '还没有照片', text: '现场照片上墙后会出现在这里，不用刷新。' };
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
