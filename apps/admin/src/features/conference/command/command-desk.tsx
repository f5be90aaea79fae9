import { useGetCommandScreenQuery } from '@tuyuan/api-client/conference/check-in-management.ts';
import { Alert, Skeleton } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isTyping } from '../../../shared/is-typing.ts';
import { conferencePath } from '../../../shared/paths.ts';
import { useStaffNews } from '../../../shared/realtime/use-staff-news.ts';
import { NotLoaded } from '../../../shared/states/not-loaded.tsx';
import { useMayOpen } from '../../../shared/use-may-open.ts';
import styles from './command-desk.module.css';
import { CommandHead } from './command-head.tsx';
import { CommandScreenView } from './command-screen-view.tsx';
import { PostView } from './post-view.tsx';

/** Hub or not, what the screen shows is never older than this. */
const refreshMs = 15_000;
/** Groups updates: scans arrive faster than people can read. */
const pauseMs = 2000;

/** A browser without full screen shows the wall in its window. */
function fillScreen(isFull: boolean): void {
  if (isFull) void document.documentElement.requestFullscreen?.().catch(() => undefined);
  else if (document.fullscreenElement) void document.exitFullscreen();
}

/** The office's command screen of a running conference; `F` shows it, or one of its posts, full screen. */
export function CommandDesk({ conferenceId }: { readonly conferenceId: number }) {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const notices = conferencePath(conferenceId, 'notices');
  const isWall = query.get('wall') === '1';
  const post = Number(query.get('post')) || undefined;
  const screen = useGetCommandScreenQuery(
    { conferenceId },
    { pollingInterval: refreshMs, refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  );
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  const link = useStaffNews(conferenceId, () => {
    due.current ??= setTimeout(() => {
      due.current = undefined;
      void screen.refetch();
    }, pauseMs);
  });
  useEffect(() => () => clearTimeout(due.current), []);
  function show(next: { isWall: boolean; post?: number | undefined }): void {
    fillScreen(next.isWall);
    setQuery({ ...(next.isWall && { wall: '1' }), ...(next.post !== undefined && { post: String(next.post) }) });
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key === 'f' || event.key === 'F') show({ isWall: !isWall, post });
    else if (event.key === 'Escape' && isWall) show({ isWall: false });
    else if ((event.key === 'm' || event.key === 'M') && !isWall && mayOpen(notices)) void navigate(notices);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const { data, error, isFetching, fulfilledTimeStamp } = screen;
  if (data === undefined)
    return error !== undefined && !isFetching ? (
      <NotLoaded noun="指挥台" error={error} onRetry={screen.refetch} />
    ) : (
      <Skeleton active />
    );
  return (
    <div className={styles.desk} data-wall={isWall} data-stale={error !== undefined}>
      <CommandHead
        screen={data}
        heardAt={fulfilledTimeStamp ?? 0}
        isWall={isWall}
        isLive={link === 'live'}
        post={post}
        onWall={(wall, at) => show({ isWall: wall, post: at })}
      />
      {error !== undefined && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          style={{ marginBlockEnd: 12 }}
          title={`连不上服务器，下面是 ${data.now.slice(11, 19)} 的数据，连上后自动更新。`}
        />
      )}
      {isWall && post !== undefined ? (
        <PostView screen={data} pointId={post} />
      ) : (
        <CommandScreenView screen={data} isWall={isWall} />
      )}
    </div>
  );
}
