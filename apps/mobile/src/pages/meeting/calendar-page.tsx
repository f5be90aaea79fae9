import { useGetCalendarFeedQuery, useGetMyCalendarQuery } from '@tuyuan/api-client/conference/calendar.ts';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { MyCalendar } from '../../features/conference/calendar/my-calendar.tsx';
import { PageFrame } from '../../shared/frame/page-frame.tsx';
import { useKept } from '../../shared/kept/use-kept.ts';
import { FailureView } from '../../shared/states/failure-view.tsx';

export function CalendarPage() {
  const calendar = useKept(
    useGetMyCalendarQuery(undefined, {
      refetchOnMountOrArgChange: true,
      refetchOnReconnect: true,
      refetchOnFocus: true,
    }),
  );
  const feed = useKept(useGetCalendarFeedQuery());
  return (
    <PageFrame title="我的日历" asOf={calendar.asOf} error={calendar.error} subject="日历" onRefresh={calendar.refetch}>
      {calendar.isLoading ? (
        <div aria-busy>
          <Skeleton height={140} />
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} height={84} />
          ))}
        </div>
      ) : calendar.data === undefined ? (
        <FailureView title="日历没有加载出来" error={calendar.error} onRetry={calendar.refetch} />
      ) : (
        <MyCalendar items={calendar.data.items} feedPath={feed.data?.path} />
      )}
    </PageFrame>
  );
}
