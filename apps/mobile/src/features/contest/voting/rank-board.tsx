import { useGetRankQuery } from '@tuyuan/api-client/contest/rank-data.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import type { Board } from '@tuyuan/contract/contest/rank-data.ts';
import { scoreWords } from '@tuyuan/contract/contest/rank-words.ts';
import { Trophy } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { OfflineStrip } from '../../../shared/frame/offline-strip.tsx';
import { useKept } from '../../../shared/kept/use-kept.ts';
import { Button } from '../../../shared/layout/button.tsx';
import { ButtonRow } from '../../../shared/layout/button-row.tsx';
import { Note } from '../../../shared/layout/note.tsx';
import { PageTabs } from '../../../shared/layout/page-tabs.tsx';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import { BoardStrip } from './board-strip.tsx';
import { BoardSums } from './board-sums.tsx';
import { MorePlaces } from './more-places.tsx';
import { OwnPlaces } from './own-places.tsx';
import styles from './rank-board.module.css';
import { RankPodium } from './rank-podium.tsx';
import { RankRows } from './rank-rows.tsx';

const pollMs = 60_000;
/** As many as the server gives at a time. */
const pageSize = 50;

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
  const [query, setQuery] = useSearchParams();
  const result = useGetRankQuery({ activityId, category }, { pollingInterval: pollMs, skipPollingIfUnfocused: true });
  const { data: board, asOf, isLoading, error, refetch } = useKept(result);
  const most = Math.max(1, Math.ceil((board?.totalCount ?? 0) / pageSize));
  const asked = Number(query.get('page'));
  const pages = Number.isInteger(asked) ? Math.min(Math.max(1, asked), most) : 1;

  function showMore(): void {
    const next = new URLSearchParams(query);
    next.set('page', String(pages + 1));
    setQuery(next, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <OfflineStrip asOf={asOf} subject="榜单" hasFailed={error !== undefined} onRetry={refetch} />
      {isLoading && <ListSkeleton rows={8} />}
      {!board && !isLoading && <FailureView error={error} title="排行没有打开" onRetry={refetch} />}
      {board && (
        <>
          <BoardStrip board={board} activityId={activityId} />
          {(board.hasVote || board.isJuryCounted) && (
            <div className={styles.words}>
              <Note>{scoreWords(board.isJuryCounted ? board.shares : { jury: 0, crowd: 100 })}</Note>
            </div>
          )}
          {board.items.length === 0 ? (
            <EmptyView icon={Trophy} {...emptyWords(board)} />
          ) : (
            <>
              <RankPodium works={board.items.slice(0, 3)} board={board} />
              <RankRows works={board.items.slice(3)} board={board} />
              {Array.from({ length: pages - 1 }, (_, index) => (index + 1) * pageSize).map((skipCount) => (
                <MorePlaces key={skipCount} input={{ activityId, category, skipCount }} pollMs={pollMs} />
              ))}
              {pages < most && (
                <ButtonRow>
                  <Button size="large" onClick={showMore}>
                    更多
                  </Button>
                </ButtonRow>
              )}
            </>
          )}
          <BoardSums board={board} activityId={activityId} />
          <OwnPlaces works={board.own} />
        </>
      )}
    </>
  );
}

function emptyWords({ hasVote, countedTo }: Board) {
  if (!hasVote) return { title: '评审结果还没有公布', text: '评审结束并公布后，名次会出现在这里。' };
  return countedTo === null
    ? { title: '还没有排过名次', text: '投票开始后每分钟排一次。' }
    : { title: '还没有入围的作品', text: '作品通过审核后会出现在这里。' };
}
