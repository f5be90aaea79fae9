import { useGetManagedActivityQuery } from '@tuyuan/api-client/contest/activity-management.ts';
import { useParams } from 'react-router-dom';
import { ObjectionDesk } from '../features/contest/objections/objection-desk.tsx';
import { NotLoaded } from '../shared/states/not-loaded.tsx';
import { PageLoading } from '../shared/states/page-loading.tsx';

export function ActivityObjectionsPage() {
  const id = Number(useParams().id);
  const { currentData, error, refetch } = useGetManagedActivityQuery({ id });
  if (currentData) return <ObjectionDesk key={id} activityId={id} activityName={currentData.name} />;
  if (error !== undefined) return <NotLoaded isPage noun="活动" error={error} onRetry={refetch} />;
  return <PageLoading />;
}
