import { useGetOwnEntriesQuery } from '@tuyuan/api-client/contest/entry.ts';
import { useGetRankQuery } from '@tuyuan/api-client/contest/rank-data.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { progressWords } from '@tuyuan/contract/contest/activity-words.ts';
import type { OwnEntry } from '@tuyuan/contract/contest/entry.ts';
import { entryNumber } from '@tuyuan/contract/contest/entry-words.ts';
import type { Board, RankedWork } from '@tuyuan/contract/contest/rank-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { Award } from 'lucide-react';
import { useLogIn } from '../../../shared/account/use-log-in.ts';
import { workScore } from '../../../shared/contest/work-score.ts';
import { useKept } from '../../../shared/kept/use-kept.ts';
import { Button } from '../../../shared/layout/button.tsx';
import { ListCard } from '../../../shared/layout/list-card.tsx';
import { Note } from '../../../shared/layout/note.tsx';
import { Row } from '../../../shared/layout/row.tsx';
import { paths } from '../../../shared/paths.ts';
import { EmptyView } from '../../../shared/states/empty-view.tsx';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import { LogInView } from '../../../shared/states/log-in-view.tsx';
import { EntryStateChip } from './entry-state-chip.tsx';
import styles from './outcomes.module.css';
import { OwnAwards } from './own-awards.tsx';

/** What became of one's works in this activity. */
export function Outcomes({ activity }: { readonly activity: ActivityInfo }) {
  const { isLoggedIn } = useLogIn();
  if (!isLoggedIn) return <LogInView title="登录后看自己的成绩" />;
  return <LoadedOutcomes activity={activity} />;
}

function LoadedOutcomes({ activity }: { readonly activity: ActivityInfo }) {
  const { id, progressState, stages } = activity;
  const result = useGetOwnEntriesQuery({ activityId: id, maxResultCount: 100 }, { refetchOnMountOrArgChange: true });
  const { data, isLoading, error, refetch } = useKept(result);
  const { data: board } = useKept(
    useGetRankQuery({ activityId: id }, { skip: (stages.vote ?? stages.judge) === null }),
  );
  if (isLoading) return <ListSkeleton />;
  if (!data) return <FailureView error={error} title="成绩没有加载出来" onRetry={refetch} />;
  const sent = data.items.filter(({ state }) => state !== 'draft');
  if (sent.length === 0)
    return (
      <EmptyView
        icon={Award}
        title="还没有成绩"
        text="投了稿、通过审核之后，名次和结果会出现在这里。"
        action={
          <Button size="large" to={`${paths.ownWorks}?id=${id}`}>
            看我的作品
          </Button>
        }
      />
    );
  return (
    <>
      <div className={styles.head}>
        <b>
          {sent.filter(({ state }) => state === 'accepted').length} 件入围，共投 {sent.length} 件
        </b>
        <Note>
          活动{progressWords[progressState]}。{board && (board.state === 'final' ? '名次已定。' : '名次还会变。')}
        </Note>
      </div>
      <OwnAwards activityId={id} />
      <ListCard>
        {sent.map((entry) => (
          <Outcome key={entry.id} entry={entry} board={board} />
        ))}
      </ListCard>
    </>
  );
}

function Outcome({ entry, board }: { readonly entry: OwnEntry; readonly board: Board | undefined }) {
  const { id, activity, number, title, state, reason } = entry;
  const place = board?.own.find((work) => work.id === id);
  const facts = [
    number === null ? '' : entryNumber(number),
    place && (place.rankFrom === place.rankTo ? `第 ${place.rank} 名` : `第 ${place.rankFrom}–${place.rankTo} 名之间`),
    board && place && figureText(place, board),
    reason,
  ];
  return (
    <Row
      title={title || '没有题目'}
      text={facts.filter(Boolean).join(' · ')}
      end={<EntryStateChip state={state} />}
      to={state === 'accepted' ? `${paths.work}?id=${id}` : `${paths.ownWorks}?id=${activity.id}`}
    />
  );
}

function figureText(place: RankedWork, board: Board): string {
  const score = workScore(place, board);
  if (score) return `${score.name} ${score.value}`;
  return place.votes === null ? '' : `${formatCount(place.votes)} 票`;
}
