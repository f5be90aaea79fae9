import { useGetAwardDeskQuery } from '@tuyuan/api-client/contest/award-management.ts';
import { useParams } from 'react-router-dom';
import { AwardBoard } from '../features/contest/awards/award-board.tsx';
import { NotLoaded } from '../shared/states/not-loaded.tsx';
import { PageLoading } from '../shared/states/page-loading.tsx';

export function ActivityAwardsPage() {
  const id = Number(useParams().id);
  const { currentData, error, refetch } = useGetAwardDeskQuery({ activityId: id }, { refetchOnMountOrArgChange: true });
  if (currentData)
    return (
      <AwardBoard
        key={`${id}-${currentData.revision}`}
        activityId={id}
        desk={currentData}
        onReload={() => void refetch()}
      />
    );
  if (error !== undefined) return <NotLoaded isPage noun="获奖名单" error={error} onRetry={refetch} />;
  return <PageLoading />;
}
