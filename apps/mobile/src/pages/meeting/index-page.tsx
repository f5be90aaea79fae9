import { useGetMyConferenceQuery } from '@tuyuan/api-client/conference/user-mobile.ts';
import { useEffect } from 'react';
import { AttendeeHome } from '../../features/conference/home/attendee-home.tsx';
import { HomeSkeleton } from '../../features/conference/home/home-skeleton.tsx';
import { StaffHome } from '../../features/conference/home/staff-home.tsx';
import { PageFrame } from '../../shared/frame/page-frame.tsx';
import { useKept } from '../../shared/kept/use-kept.ts';
import { useMeetingSession } from '../../shared/meeting/meeting-context.tsx';
import { FailureView } from '../../shared/states/failure-view.tsx';

/** Data the page requested at its start is not requested again. */
const justAskedSeconds = 5;

export function IndexPage() {
  const meeting = useMeetingSession();
  const kept = useKept(
    useGetMyConferenceQuery(undefined, {
      refetchOnMountOrArgChange: justAskedSeconds,
      refetchOnReconnect: true,
      refetchOnFocus: true,
    }),
  );
  const { data: conference, asOf, isLoading, error, refetch } = kept;
  useEffect(() => {
    if (!conference) return;
    meeting.setLiveOn(conference.liveOn);
    meeting.setModules(conference.modules);
  }, [conference, meeting]);
  const isStaff = conference !== undefined && conference.holder.userType >= 2;
  return (
    <PageFrame title={conference?.title ?? '会议'} asOf={asOf} error={error} subject="内容" onRefresh={refetch}>
      {isLoading && <HomeSkeleton />}
      {!isLoading && conference === undefined && <FailureView title="会议没有打开" error={error} onRetry={refetch} />}
      {conference && (isStaff ? <StaffHome conference={conference} /> : <AttendeeHome conference={conference} />)}
    </PageFrame>
  );
}
