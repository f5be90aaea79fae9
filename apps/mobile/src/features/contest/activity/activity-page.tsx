import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useGetActivityQuery } from '@tuyuan/api-client/contest/activity-data.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ContestBar } from '../../../shared/frame/contest-bar.tsx';
import { PageFrame } from '../../../shared/frame/page-frame.tsx';
import { pageIdOf } from '../../../shared/page-id.ts';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import { NoSuchView } from '../../../shared/states/no-such-view.tsx';

interface ActivityPageProps {
  readonly title: string;
  readonly children: (activity: ActivityInfo) => ReactNode;
}

/** A page of the activity that the address names, in the activity's frame. */
export function ActivityPage({ title, children }: ActivityPageProps) {
  const [query] = useSearchParams();
  const id = pageIdOf(query);
  if (id === undefined)
    return (
      <PageFrame title={title} hasTabs={false}>
        <NoSuchView title="没有这个活动" />
      </PageFrame>
    );
  return (
    <LoadedPage title={title} id={id}>
      {children}
    </LoadedPage>
  );
}

function LoadedPage({ title, id, children }: ActivityPageProps & { readonly id: number }) {
  const { currentData: activity, error, isFetching, refetch } = useGetActivityQuery({ id });
  const isMissing = isApiFailure(error) && error.status === 404;
  return (
    <PageFrame
      title={title}
      tabs={<ContestBar id={id} hasRank={(activity?.stages.vote ?? null) !== null} />}
      hasTabs={!isMissing}
      onRefresh={refetch}
    >
      {!activity && isFetching && <ListSkeleton />}
      {!activity && !isFetching && isMissing && <NoSuchView title="没有这个活动" />}
      {!activity && !isFetching && !isMissing && <FailureView error={error} onRetry={refetch} />}
      {activity && children(activity)}
    </PageFrame>
  );
}
