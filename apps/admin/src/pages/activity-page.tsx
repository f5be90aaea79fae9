import { useGetManagedActivityQuery } from '@tuyuan/api-client/contest/activity-management.ts';
import { useParams } from 'react-router-dom';
import { ActivityEditor } from '../features/contest/activities/activity-editor.tsx';
import { NotLoaded } from '../shared/states/not-loaded.tsx';
import { PageLoading } from '../shared/states/page-loading.tsx';

/** Tells within that time that somebody else has saved. */
const lookEveryMs = 20_000;

export function ActivityPage() {
  const id = Number(useParams().id);
  const { currentData, error, refetch } = useGetManagedActivityQuery({ id }, { pollingInterval: lookEveryMs });
  if (currentData) return <ActivityEditor key={id} activity={currentData} reload={refetch} />;
  if (error !== undefined) return <NotLoaded isPage noun="活动" error={error} onRetry={refetch} />;
  return <PageLoading />;
}
