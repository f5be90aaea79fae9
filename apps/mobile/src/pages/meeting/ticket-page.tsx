import { useGetPassQuery } from '@tuyuan/api-client/conference/ticket-pass.ts';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { useEffect } from 'react';
import { AdmittedMoment } from '../../features/conference/ticket/admitted-moment.tsx';
import { ClockStrip } from '../../features/conference/ticket/clock-strip.tsx';
import styles from '../../features/conference/ticket/ticket.module.css';
import { TicketView } from '../../features/conference/ticket/ticket-view.tsx';
import { useAdmission } from '../../features/conference/ticket/use-admission.ts';
import { noteServerTime } from '../../shared/clock/server-clock.ts';
import { PageFrame } from '../../shared/frame/page-frame.tsx';
import { useKept } from '../../shared/kept/use-kept.ts';
import { MannerStrip } from '../../shared/manner/manner-strip.tsx';
import { FailureView } from '../../shared/states/failure-view.tsx';

export function TicketPage() {
  const answer = useGetPassQuery(undefined, { pollingInterval: 30_000, skipPollingIfUnfocused: true });
  const { data, asOf, isLoading, error, refetch } = useKept(answer);
  const { data: fresh, startedTimeStamp, fulfilledTimeStamp } = answer;
  useEffect(() => {
    if (fresh && startedTimeStamp && fulfilledTimeStamp)
      noteServerTime(fresh.serverTime, startedTimeStamp, fulfilledTimeStamp);
  }, [fresh, startedTimeStamp, fulfilledTimeStamp]);
  const { admitted, dismiss } = useAdmission(data?.name ?? '', () => void refetch());
  return (
    <PageFrame
      title="入场码"
      asOf={asOf}
      error={error}
      subject="票面信息"
      offlineText="没有网络，入场码照常可用"
      onRefresh={refetch}
    >
      <ClockStrip />
      <MannerStrip />
      {data && <TicketView pass={data} />}
      {admitted && <AdmittedMoment admitted={admitted} onClose={dismiss} />}
      {isLoading && (
        <div className={styles.page} aria-busy>
          <Skeleton height={520} />
        </div>
      )}
      {!data && !isLoading && (
        <FailureView
          title="入场码没有加载出来"
          text="第一次打开要联网。打不开时，请出示纸质票或报票号。"
          error={error}
          onRetry={refetch}
        />
      )}
    </PageFrame>
  );
}
