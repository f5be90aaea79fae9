import { useRecordShown } from '@tuyuan/api-client/contest/use-record-shown.ts';
import { readWallChoice, wallArgument, wallQuery } from '@tuyuan/api-client/contest/wall-choice.ts';
import { useGetWorksInfiniteQuery } from '@tuyuan/api-client/contest/wall-data.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { Images } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rememberWall } from '../../../shared/contest/wall-path.ts';
import { Button } from '../../../shared/layout/button.tsx';
import { ButtonRow } from '../../../shared/layout/button-row.tsx';
import { paths } from '../../../shared/paths.ts';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import { BallotStrip } from './ballot-strip.tsx';
import { twoColumns } from './two-columns.ts';
import { useVotes } from './use-votes.ts';
import { WallHead } from './wall-head.tsx';
import { WorkTile } from './work-tile.tsx';
import styles from './works-wall.module.css';

/** The accepted works of an activity in the order that the address chooses, and the ballot that is filled from them. */
export function WorksWall({ activity }: { readonly activity: ActivityInfo }) {
  const { id } = activity;
  const [query] = useSearchParams();
  const choice = readWallChoice(query);
  const result = useGetWorksInfiniteQuery(wallArgument(id, choice));
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = result;
  const works = currentData?.pages.flatMap(({ items }) => items) ?? [];
  const votes = useVotes(id);
  const box = useRef<HTMLDivElement>(null);
  useRecordShown(id, box, works.length);
  const search = `?${wallQuery(id, choice)}`;
  useEffect(() => rememberWall(id, search), [id, search]);
  const first = new Set(works.slice(0, 4));
  const isNarrowed = choice.category !== '' || choice.number !== '';
  return (
    <>
      <BallotStrip votes={votes} />
      <WallHead activity={activity} choice={choice} counts={currentData?.pages[0]?.counts} />
      <div ref={box}>
        {!currentData && isFetching && <ListSkeleton />}
        {currentData && works.length === 0 && (
          <EmptyView
            icon={Images}
            title={isNarrowed ? '这里没有作品' : '还没有入围的作品'}
            text={isNarrowed ? '换一个分类或编号看看。' : '作品通过审核后会出现在这里。'}
            action={
              isNarrowed && (
                <Button size="large" to={`${paths.activityAll}?id=${id}`} isReplacing>
                  看全部
                </Button>
              )
            }
          />
        )}
        {works.length > 0 && (
          <div className={styles.columns}>
            {twoColumns(works).map((column, side) => (
              <ul
                key={column[0]?.id ?? 0}
                className={styles.column}
                aria-label={side === 0 ? '作品，左列' : '作品，右列'}
              >
                {column.map((work) => (
                  <WorkTile key={work.id} work={work} votes={votes} isEager={first.has(work)} />
                ))}
              </ul>
            ))}
          </div>
        )}
      </div>
      {error !== undefined && !isFetching && (
        <FailureView error={error} title="作品没有加载出来" onRetry={currentData ? fetchNextPage : refetch} />
      )}
      {error === undefined && hasNextPage && (
        <ButtonRow>
          <Button size="large" isBusy={isFetching} onClick={fetchNextPage}>
            再看一些
          </Button>
        </ButtonRow>
      )}
    </>
  );
}
