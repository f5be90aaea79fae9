import { useGetOfficeCommandQuery } from '@tuyuan/api-client/conference/check-in-office.ts';
import { Flag, LayoutDashboard, Megaphone } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Command } from '../../features/conference/office/command.tsx';
import { ConflictList } from '../../features/conference/office/conflict-list.tsx';
import { DeviceList } from '../../features/conference/office/device-list.tsx';
import { LatestScans } from '../../features/conference/office/latest-scans.tsx';
import { MealList } from '../../features/conference/office/meal-list.tsx';
import { NoticeComposer } from '../../features/conference/office/notice-composer.tsx';
import { officeTitles, officeViews } from '../../features/conference/office/office-views.ts';
import { SentNotices } from '../../features/conference/office/sent-notices.tsx';
import { PageFrame } from '../../shared/frame/page-frame.tsx';
import { useKept } from '../../shared/kept/use-kept.ts';
import { Button } from '../../shared/layout/button.tsx';
import { PageTabs } from '../../shared/layout/page-tabs.tsx';
import { useMeeting } from '../../shared/meeting/meeting-context.tsx';
import { useStaffHub } from '../../shared/meeting/use-staff-hub.ts';
import { useOnline } from '../../shared/network/use-online.ts';
import { paths } from '../../shared/paths.ts';
import { EmptyView } from '../../shared/states/empty-view.tsx';
import { FailureView } from '../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../shared/states/list-skeleton.tsx';

const office = 4;
const shared = { skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;

export function OfficePage() {
  const { userType } = useMeeting().user;
  if (userType === office) return <OfficeDesk />;
  return (
    <PageFrame title="会务指挥">
      <EmptyView icon={LayoutDashboard} title="只有会务组能看这里" text="需要时请联系会务组。" />
    </PageFrame>
  );
}

/** The office's mobile desk; updated by the staff hub, and by polling while that is down. */
function OfficeDesk() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const view = officeViews.find((one) => one === query.get('view')) ?? 'command';
  const { data, asOf, isLoading, error, refetch } = useKept(
    useGetOfficeCommandQuery(undefined, { ...shared, pollingInterval: 15_000 }),
  );
  const isLive = useStaffHub((what) => {
    if (what === null || !(what.size === 1 && what.has('attendeeChanged'))) void refetch();
  });
  if (view === 'compose') return <NoticeComposer />;
  const isDecided = query.get('tab') === 'decided';
  const conflicts = data?.openConflicts ?? 0;
  return (
    <PageFrame
      title={officeTitles[view]}
      asOf={asOf}
      error={error}
      subject="数据"
      onRefresh={refetch}
      bar={
        <>
          {view !== 'conflicts' && (
            <Button icon={Flag} onClick={() => navigate(`${paths.office}?view=conflicts`)}>
              {conflicts > 0 ? `判冲突 ${conflicts}` : '判冲突'}
            </Button>
          )}
          <Button
            isPrimary={view !== 'conflicts'}
            icon={Megaphone}
            onClick={() => navigate(`${paths.office}?view=compose`)}
          >
            发通知
          </Button>
        </>
      }
    >
      {view === 'conflicts' ? (
        <>
          <PageTabs
            name="tab"
            label="冲突"
            tabs={[
              { value: 'open', label: conflicts > 0 ? `待判 ${conflicts}` : '待判' },
              { value: 'decided', label: '判过的' },
            ]}
            value={isDecided ? 'decided' : 'open'}
          />
          <ConflictList key={String(isDecided)} isOpen={!isDecided} />
        </>
      ) : view === 'notices' ? (
        <SentNotices />
      ) : isLoading ? (
        <ListSkeleton rows={8} />
      ) : data === undefined ? (
        <FailureView title="现场数据没有加载出来" error={error} onRetry={refetch} />
      ) : view === 'devices' ? (
        <DeviceList devices={data.devices} />
      ) : view === 'meals' ? (
        <MealList vouchers={data.vouchers} />
      ) : view === 'latest' ? (
        <LatestScans scans={data.latest} />
      ) : (
        <Command screen={data} isLive={isLive && isOnline} />
      )}
    </PageFrame>
  );
}
