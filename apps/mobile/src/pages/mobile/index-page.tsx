import { useGetActivitiesQuery } from '@tuyuan/api-client/contest/activity-data.ts';
import { Trophy } from 'lucide-react';
import { ActivityRows } from '../../features/contest/activity/activity-rows.tsx';
import { PageFrame } from '../../shared/frame/page-frame.tsx';
import { EmptyView } from '../../shared/states/empty-view.tsx';
import { FailureView } from '../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../shared/states/list-skeleton.tsx';

export function IndexPage() {
  const { currentData, error, isFetching, refetch } = useGetActivitiesQuery({ scope: 'all', maxResultCount: 100 });
  return (
    <PageFrame title="活动" hasBack={false} hasTabs={false} onRefresh={refetch}>
      {!currentData && isFetching && <ListSkeleton />}
      {!currentData && !isFetching && <FailureView error={error} onRetry={refetch} />}
      {currentData?.items.length === 0 && (
        <EmptyView icon={Trophy} title="还没有活动" text="有新的活动时会出现在这里。" />
      )}
      {currentData && currentData.items.length > 0 && <ActivityRows activities={currentData.items} />}
    </PageFrame>
  );
}
