import { useRecordShown } from '@tuyuan/api-client/contest/use-record-shown.ts';
import { useGetWorksInfiniteQuery } from '@tuyuan/api-client/contest/wall-data.ts';
import { Images } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../shared/layout/button.tsx';
import { ButtonRow } from '../../../shared/layout/button-row.tsx';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import { BallotStrip } from './ballot-strip.tsx';
import { twoColumns } from './two-columns.ts';
import { useVotes } from './use-votes.ts';
import { WorkTile } from './work-tile.tsx';
import styles from './works-wall.module.css';

/** The accepted works of an activity in a fair order, and the ballot that is filled from them. */
export function WorksWall({ activityId }: { readonly activityId: number }) {
  const result = useGetWorksInfiniteQuery({ activityId, maxResultCount: 40 });
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = result;
  const works = currentData?.pages.flatMap(({ items }) => items) ?? [];
  const votes = useVotes(activityId);
  const box = useRef<HTMLDivElement>(null);
  useRecordShown(activityId, box, works.length);
  const first = new Set(works.slice(0, 4));
  return (
    <>
      <BallotStrip votes={votes} />
      <div ref={box}>
        {!currentData && isFetching && <ListSkeleton />}
        {currentData && works.length === 0 && (
          <EmptyView icon={Images} title="还没有入围的作品" text="作品通过审核后会出现在这里。" />
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
