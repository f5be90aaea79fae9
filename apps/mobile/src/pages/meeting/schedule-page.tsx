import { useGetMyScheduleQuery } from '@tuyuan/api-client/conference/calendar.ts';
import { useGetCalendarQuery } from '@tuyuan/api-client/conference/conference-data.ts';
import { CalendarClock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Schedule } from '../../features/conference/schedule/schedule.tsx';
import { ScheduleSkeleton } from '../../features/conference/schedule/schedule-skeleton.tsx';
import { say } from '../../shared/feedback/say.ts';
import { PageFrame } from '../../shared/frame/page-frame.tsx';
import { useKept } from '../../shared/kept/use-kept.ts';
import { useMeeting } from '../../shared/meeting/meeting-context.tsx';
import { useLiveSchedule } from '../../shared/meeting/use-live-schedule.ts';
import { EmptyView } from '../../shared/states/empty-view.tsx';
import { FailureView } from '../../shared/states/failure-view.tsx';

const SessionMaterials = lazy(async () => ({
  default: (await import('../../features/conference/material/session-materials.tsx')).SessionMaterials,
}));
const SessionPicture = lazy(async () => ({
  default: (await import('../../features/conference/material/session-picture.tsx')).SessionPicture,
}));

/** Seats change while the page is open. */
const freshFor = {
  refetchOnMountOrArgChange: true,
  refetchOnReconnect: true,
  refetchOnFocus: true,
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
} as const;

export function SchedulePage() {
  const { conferenceId } = useMeeting().user;
  const [params] = useSearchParams();
  const calendar = useKept(useGetCalendarQuery({ id: conferenceId }, freshFor));
  const mine = useKept(useGetMyScheduleQuery(undefined, freshFor));
  const refetch = () => Promise.all([calendar.refetch(), mine.refetch()]);
  useLiveSchedule({
    changed(title) {
      void say(`「${title}」有变动，已更新`);
      void refetch();
    },
    seatHeld() {
      void say('候补到座位了，请尽快确认');
      void refetch();
    },
    lostTrack: () => void refetch(),
  });
  return (
    <PageFrame title="日程" asOf={calendar.asOf} error={calendar.error} subject="日程" onRefresh={refetch}>
      {calendar.isLoading || mine.isLoading ? (
        <ScheduleSkeleton />
      ) : calendar.data === undefined ? (
        <FailureView title="日程没有加载出来" error={calendar.error} onRetry={refetch} />
      ) : calendar.data.items.length === 0 ? (
        <EmptyView icon={CalendarClock} title="日程还没有公布" text="公布后在这里可以收藏场次、预订座位。" />
      ) : (
        <Schedule
          sessions={calendar.data.items}
          mine={mine.data ?? { stars: [], seats: [] }}
          renderMaterials={(session) =>
            session.materialCount > 0 && (
              <Suspense>
                <SessionMaterials conferenceId={conferenceId} sessionId={session.id} />
              </Suspense>
            )
          }
        >
          {params.has('picture') && <SessionPicture conferenceId={conferenceId} />}
        </Schedule>
      )}
    </PageFrame>
  );
}
