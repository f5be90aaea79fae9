import { useGetRankQuery } from '@tuyuan/api-client/contest/rank-data.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { Trophy } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { OfflineStrip } from '../../../shared/frame/offline-strip.tsx';
import { useKept } from '../../../shared/kept/use-kept.ts';
import { PageTabs } from '../../../shared/layout/page-tabs.tsx';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import { BoardStrip } from './board-strip.tsx';
import { BoardSums } from './board-sums.tsx';
import { OwnPlaces } from './own-places.tsx';
import { RankPodium } from './rank-podium.tsx';
import { RankRows } from './rank-rows.tsx';

const pollMs = 60_000;

/** The board: where each work stands and how sure that is; without network the last one, with its time. */
export function RankBoard({ activity }: { readonly activity: ActivityInfo }) {
  const { id, rules } = activity;
  const [query] = useSearchParams();
  const category = (query.get('category') ?? '').slice(0, 30);
  return (
    <>
      {rules.categories.length > 0 && (
        <PageTabs
          name="category"
          label="分类"
          value={category}
          tabs={[
            { value: '', label: '总榜' },
            ...rules.categories.map(({ key, name }) => ({ value: key, label: name })),
          ]}
        />
      )}
      <OneBoard key={category} activityId={id} category={category} />
    </>
  );
}

function OneBoard({ activityId, category }: { readonly activityId: number; readonly category: string }) {
  const result = useGetRankQuery({ activityId, category }, { pollingInterval: pollMs, skipPollingIfUnfocused: true });
  const { data: board, asOf, isLoading, error, refetch } = useKept(result);
  return (
    <>
      <OfflineStrip asOf={asOf} subject="榜单" hasFailed={error !== undefined} onRetry={refetch} />
      {isLoading && <ListSkeleton rows={8} />}
      {!board && !isLoading && <FailureView error={error} title="排行没有打开" onRetry={refetch} />}
      {board && (
        <>
          <BoardStrip board={board} />
          {board.items.length === 0 ? (
            <EmptyView
              icon={Trophy}
              title={board.countedTo === null ? '还没有排过名次' : '还没有入围的作品'}
              text={board.countedTo === null ? '投票开始后每分钟排一次。' : '作品通过审核后会出现在这里。'}
            />
          ) : (
            <>
              <RankPodium works={board.items.slice(0, 3)} />
              <RankRows works={board.items.slice(3)} total={board.totalCount} />
            </>
          )}
          <BoardSums board={board} activityId={activityId} />
          <OwnPlaces works={board.own} />
        </>
      )}
    </>
  );
}
