import { useGetOwnEntriesQuery } from '@tuyuan/api-client/contest/entry.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { activityPaths as paths } from '../../../shared/contest/activity-paths.ts';
import { OwnAwards } from './own-awards.tsx';
import { OwnWorks } from './own-works.tsx';

/** One's works in one activity, or in all. */
export function MyWorksView({ activityId }: { readonly activityId?: number }) {
  const { data, isError, isFetching, refetch } = useGetOwnEntriesQuery(
    { ...(activityId && { activityId }), maxResultCount: 100 },
    { refetchOnMountOrArgChange: true },
  );
  if (isError && !data)
    return <ErrorState title="作品没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="240px" />;
  if (data.items.length === 0)
    return (
      <EmptyState
        icon="image"
        title="还没有作品"
        text={activityId ? '报名之后从自己的图库选图片投稿。' : '在活动里投的作品会出现在这里。'}
        actions={
          <ButtonLink href={activityId ? paths.contribute(activityId) : paths.list}>
            {activityId ? '去投稿' : '看看活动'}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <OwnAwards activityId={activityId} />
      <OwnWorks title="我的作品" entries={data.items} namesActivity={activityId === undefined} />
    </>
  );
}
