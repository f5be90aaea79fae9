import { useGetJuryQuery } from '@tuyuan/api-client/contest/jury-management.ts';
import { useParams } from 'react-router-dom';
import { JuryBoard } from '../features/contest/jury/jury-board.tsx';
import { NotLoaded } from '../shared/states/not-loaded.tsx';
import { PageLoading } from '../shared/states/page-loading.tsx';

const lookEveryMs = 30_000;

export function ActivityJuryPage() {
  const id = Number(useParams().id);
  const { currentData, error, refetch } = useGetJuryQuery({ activityId: id }, { pollingInterval: lookEveryMs });
  if (currentData) return <JuryBoard key={id} activityId={id} jury={currentData} />;
  if (error !== undefined) return <NotLoaded isPage noun="评审" error={error} onRetry={refetch} />;
  return <PageLoading />;
}
