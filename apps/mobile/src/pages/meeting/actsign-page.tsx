import { useGetMySignPointsQuery, useGetPassQuery } from '@tuyuan/api-client/conference/ticket-pass.ts';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { DoorOpen } from 'lucide-react';
import styles from '../../features/conference/sign-in/sign-in.module.css';
import { SignInView } from '../../features/conference/sign-in/sign-in-view.tsx';
import { PageFrame } from '../../shared/frame/page-frame.tsx';
import { useKept } from '../../shared/kept/use-kept.ts';
import { MannerStrip } from '../../shared/manner/manner-strip.tsx';
import { EmptyView } from '../../shared/states/empty-view.tsx';
import { FailureView } from '../../shared/states/failure-view.tsx';

export function ActsignPage() {
  const { data, asOf, isLoading, error, refetch } = useKept(
    useGetMySignPointsQuery(undefined, { pollingInterval: 15_000, skipPollingIfUnfocused: true }),
  );
  const { data: pass } = useKept(useGetPassQuery());
  return (
    <PageFrame
      title="签到"
      hasTabs={false}
      asOf={asOf}
      error={error}
      subject="签到情况"
      offlineText="没有网络，可以出示入场码签到"
      onRefresh={refetch}
    >
      <MannerStrip />
      {data && data.items.length > 0 && <SignInView points={data.items} code={pass?.code} />}
      {isLoading && (
        <div className={styles.code} aria-busy>
          <Skeleton height={300} />
        </div>
      )}
      {data?.items.length === 0 && (
        <EmptyView icon={DoorOpen} title="没有要签到的地方" text="会务设好签到点后会出现在这里。" />
      )}
      {!data && !isLoading && <FailureView title="签到点没有加载出来" error={error} onRetry={refetch} />}
    </PageFrame>
  );
}
