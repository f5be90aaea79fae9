import { firstNotices, useGetNoticesQuery } from '@tuyuan/api-client/conference/inbox.ts';
import type { NoticeFilter } from '@tuyuan/contract/conference/inbox.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { useSearchParams } from 'react-router-dom';
import { Inbox } from '../../features/conference/notice/inbox.tsx';
import { useMarks } from '../../features/conference/notice/marks-store.ts';
import { stillUnread } from '../../features/conference/notice/notice-marks.ts';
import { serverNow } from '../../shared/clock/server-clock.ts';
import { PageFrame } from '../../shared/frame/page-frame.tsx';
import { useKept } from '../../shared/kept/use-kept.ts';
import { PageTabs } from '../../shared/layout/page-tabs.tsx';
import { useLiveEvents } from '../../shared/meeting/use-live-events.ts';
import { FailureView } from '../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../shared/states/list-skeleton.tsx';

const counted = (label: string, count: number) => (count > 0 ? `${label} ${count}` : label);

export function NoticePage() {
  const { data, asOf, isLoading, error, refetch } = useKept(
    useGetNoticesQuery(firstNotices, {
      refetchOnMountOrArgChange: true,
      refetchOnFocus: true,
      refetchOnReconnect: true,
    }),
  );
  // The app-wide listener for notices starts later than this page, so notices in between have to be fetched.
  useLiveEvents({ on: { notice: () => void refetch() }, lostTrack: () => void refetch() });
  const [query] = useSearchParams();
  const { data: marks } = useMarks();
  const tabs: readonly { value: NoticeFilter; label: string }[] = [
    { value: 'all', label: '全部' },
    { value: 'unread', label: counted('未读', stillUnread(data?.unreadCount ?? 0, marks)) },
    { value: 'urgent', label: counted('紧急', data?.urgentCount ?? 0) },
    { value: 'personal', label: '与我有关' },
  ];
  const filter = tabs.find(({ value }) => value === query.get('show'))?.value ?? 'all';
  return (
    <PageFrame title="通知" asOf={asOf} error={error} subject="通知" onRefresh={refetch}>
      <PageTabs name="show" label="通知" tabs={tabs} value={filter} />
      {isLoading && <ListSkeleton />}
      {!isLoading && data === undefined && <FailureView title="通知没有加载出来" error={error} onRetry={refetch} />}
      {data && (
        <Inbox
          items={data.items}
          totalCount={data.totalCount}
          filter={filter}
          today={toWireDate(new Date(serverNow()))}
        />
      )}
    </PageFrame>
  );
}
