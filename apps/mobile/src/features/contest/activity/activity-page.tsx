import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useGetActivityQuery } from '@tuyuan/api-client/contest/activity-data.ts';
import type { ActivityInfo } from '@tuyuan/contract/contest/activity-data.ts';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ContestBar } from '../../../shared/frame/contest-bar.tsx';
import { PageFrame } from '../../../shared/frame/page-frame.tsx';
import { useKept } from '../../../shared/kept/use-kept.ts';
import { pageIdOf } from '../../../shared/page-id.ts';
import { paths } from '../../../shared/paths.ts';
import { FailureView } from '../../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../../shared/states/list-skeleton.tsx';
import { NoSuchView } from '../../../shared/states/no-such-view.tsx';
import styles from './activity-page.module.css';

interface ActivityPageProps {
  readonly title: string;
  readonly children: (activity: ActivityInfo) => ReactNode;
  /** False where buttons stand at the bottom. */
  readonly hasTabs?: boolean;
  /** False for a page that says itself how old its data is. */
  readonly hasOfflineStrip?: boolean;
}

/** A page of the activity that the address names, in the activity's frame. */
export function ActivityPage(props: ActivityPageProps) {
  const [query] = useSearchParams();
  const id = pageIdOf(query);
  if (id === undefined)
    return (
      <PageFrame title={props.title} hasTabs={false}>
        <NoSuchView title="没有这个活动" />
      </PageFrame>
    );
  return <LoadedPage key={id} {...props} id={id} />;
}

function LoadedPage(props: ActivityPageProps & { readonly id: number }) {
  const { title, id, children, hasTabs = true, hasOfflineStrip = true } = props;
  const { data: activity, asOf, isLoading, error, refetch } = useKept(useGetActivityQuery({ id }));
  const isMissing = !activity && isApiFailure(error) && error.status === 404;
  return (
    <PageFrame
      title={title}
      tabs={<ContestBar id={id} activity={activity} />}
      hasTabs={hasTabs && !isMissing}
      hasOfflineStrip={hasOfflineStrip}
      asOf={asOf}
      error={error}
      subject="活动"
      onRefresh={refetch}
      action={
        !isMissing && (
          <Link to={`${paths.activityMenu}?id=${id}`} className={styles.menu} aria-label="更多">
            <Ellipsis size={24} strokeWidth={1.75} aria-hidden />
          </Link>
        )
      }
    >
      {isLoading && <ListSkeleton />}
      {!activity && !isLoading && isMissing && <NoSuchView title="没有这个活动" />}
      {!activity && !isLoading && !isMissing && <FailureView error={error} onRetry={refetch} />}
      {activity && children(activity)}
    </PageFrame>
  );
}
