import { ActivityPage } from '../../features/contest/activity/activity-page.tsx';
import { RankBoard } from '../../features/contest/voting/rank-board.tsx';

export function ActivityRankingsPage() {
  return (
    <ActivityPage title="排行榜" hasOfflineStrip={false}>
      {(activity) => <RankBoard activity={activity} />}
    </ActivityPage>
  );
}
