import { useRecordShown } from '@tuyuan/api-client/contest/use-record-shown.ts';
import { readWallChoice, wallArgument } from '@tuyuan/api-client/contest/wall-choice.ts';
import { useGetWorksInfiniteQuery } from '@tuyuan/api-client/contest/wall-data.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { deferred } from '../../../shared/deferred.tsx';
import { growingList } from '../../../shared/growing-list.ts';
import { ImageListSkeleton } from '../../../shared/image-list-skeleton.tsx';
import { LateActivityBar } from './late-activity-bar.ts';
import { useVotes } from './use-votes.ts';
import { useWallKeys } from './use-wall-keys.ts';
import { wallAddress } from './wall-address.ts';
import styles from './wall-view.module.css';

const WallTools = deferred(async () => (await import('./wall-tools.tsx')).WallTools);
const WallGrid = deferred(async () => (await import('./wall-grid.tsx')).WallGrid);
const BallotBar = deferred(async () => (await import('./ballot-bar.tsx')).BallotBar);

/** The accepted works of an activity in a fair order, and the ballot that is filled from them. */
export function WallView({ activity }: { readonly activity: ActivityInfo }) {
  const { id } = activity;
  const location = useLocation();
  const [query] = useSearchParams();
  const choice = readWallChoice(query);
  const result = useGetWorksInfiniteQuery(wallArgument(id, choice));
  const list = growingList(result);
  const first = result.currentData?.pages[0];
  const votes = useVotes(id);
  const box = useRef<HTMLDivElement>(null);
  useRecordShown(id, box, list.items.length);
  useWallKeys(box, (workId) => {
    const work = list.items.find((one) => one.id === workId);
    if (work && !work.isOwn) void votes.toggle(work);
  });
  const seed = first?.seed;
  useEffect(() => {
    // Reloading and coming back then show the same order; the router needn't know.
    const address = new URL(window.location.href);
    if (seed === undefined || address.searchParams.get('seed') === seed || address.pathname !== location.pathname)
      return;
    address.searchParams.set('seed', seed);
    window.history.replaceState(window.history.state, '', address);
  }, [seed, location.pathname]);

  return (
    <>
      <LateActivityBar activity={activity} current="作品" />
      <div className={styles.body} ref={box}>
        <WallTools activity={activity} choice={choice} page={first} />
        {list.stage === 'loading' && <ImageListSkeleton />}
        {list.stage === 'failed' && (
          <ErrorState title="作品没有打开" onRetry={list.retry} isRetrying={list.isRetrying} />
        )}
        {list.stage === 'shown' && list.items.length === 0 && (
          <EmptyState
            title={
              choice.number ? `没有 ${choice.number} 号作品` : choice.category ? '这一类还没有作品' : '还没有入围的作品'
            }
            text={choice.number || choice.category ? '看看全部作品吧。' : '作品通过审核后会出现在这里。'}
            actions={
              choice.number || choice.category ? (
                <ButtonLink href={wallAddress(id, { ...choice, category: '', number: '' })}>看全部</ButtonLink>
              ) : undefined
            }
          />
        )}
        {list.items.length > 0 && <WallGrid list={list} votes={votes} />}
      </div>
      <BallotBar activity={activity} votes={votes} works={list.items} />
    </>
  );
}
