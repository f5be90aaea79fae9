import { useGetMyDutyQuery } from '@tuyuan/api-client/conference/duty.ts';
import { ClipboardList } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { OpenShifts } from '../../features/conference/duty/open-shifts.tsx';
import { OwnDuty } from '../../features/conference/duty/own-duty.tsx';
import { PostLink } from '../../features/conference/duty/post-link.tsx';
import { PageFrame } from '../../shared/frame/page-frame.tsx';
import { useKept } from '../../shared/kept/use-kept.ts';
import { PageTabs } from '../../shared/layout/page-tabs.tsx';
import { useMeeting } from '../../shared/meeting/meeting-context.tsx';
import { EmptyView } from '../../shared/states/empty-view.tsx';
import { FailureView } from '../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../shared/states/list-skeleton.tsx';

type View = 'mine' | 'open';
const staff = 2;

export function DutyPage() {
  const { userType } = useMeeting().user;
  if (userType >= staff) return <DutyDesk />;
  return (
    <PageFrame title="值班">
      <EmptyView icon={ClipboardList} title="值班只给工作人员排" text="想来帮忙，请联系会务组。" />
    </PageFrame>
  );
}

function DutyDesk() {
  const { data, asOf, isLoading, error, refetch } = useKept(
    useGetMyDutyQuery(undefined, { pollingInterval: 60_000, skipPollingIfUnfocused: true }),
  );
  const [query] = useSearchParams();
  const view: View = query.get('view') === 'open' ? 'open' : 'mine';
  const tabs: readonly { value: View; label: string }[] = [
    { value: 'mine', label: '我的班次' },
    { value: 'open', label: data && data.openPlaces > 0 ? `空班 ${data.openPlaces}` : '空班' },
  ];
  return (
    <PageFrame title="值班" asOf={asOf} error={error} subject="班次" onRefresh={refetch}>
      <PageTabs name="view" label="值班" tabs={tabs} value={view} />
      <PostLink />
      {isLoading && <ListSkeleton />}
      {!isLoading && data === undefined && <FailureView error={error} onRetry={refetch} />}
      {data && (view === 'mine' ? <OwnDuty duty={data} /> : <OpenShifts now={data.serverTime} />)}
    </PageFrame>
  );
}
