import { useGetMyStayQuery } from '@tuyuan/api-client/conference/accommodation.ts';
import { BedDouble } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { RoomView } from '../../features/conference/accommodation/room-view.tsx';
import { StayBar } from '../../features/conference/accommodation/stay-bar.tsx';
import { WishForm } from '../../features/conference/accommodation/wish-form.tsx';
import { WishSummary } from '../../features/conference/accommodation/wish-summary.tsx';
import { PageFrame } from '../../shared/frame/page-frame.tsx';
import { useKept } from '../../shared/kept/use-kept.ts';
import { useOnline } from '../../shared/network/use-online.ts';
import { EmptyView } from '../../shared/states/empty-view.tsx';
import { FailureView } from '../../shared/states/failure-view.tsx';
import { ListSkeleton } from '../../shared/states/list-skeleton.tsx';

const ChangeSheet = lazy(async () => ({
  default: (await import('../../features/conference/accommodation/change-sheet.tsx')).ChangeSheet,
}));
const MapSheet = lazy(async () => ({ default: (await import('../../shared/place/map-sheet.tsx')).MapSheet }));

export function StayplanPage() {
  const { data, asOf, isLoading, error, refetch } = useKept(
    useGetMyStayQuery(undefined, {
      refetchOnMountOrArgChange: true,
      refetchOnReconnect: true,
      refetchOnFocus: true,
    }),
  );
  const isOnline = useOnline();
  const [opened, setOpened] = useState<'change' | 'map'>();
  const [isEditing, setIsEditing] = useState(false);
  const stay = data?.stay ?? null;
  const bar = stay && (
    <StayBar
      stay={stay}
      isOnline={isOnline}
      onAskChange={() => setOpened('change')}
      onNavigate={() => setOpened('map')}
    />
  );
  const showsForm = data !== undefined && stay === null && data.mayWish && (data.wish === null || isEditing);
  return (
    <PageFrame title="住宿" asOf={asOf} error={error} subject="住宿安排" onRefresh={refetch} {...(bar && { bar })}>
      {isLoading && <ListSkeleton rows={6} />}
      {!isLoading && data === undefined && <FailureView error={error} onRetry={refetch} />}
      {stay && <RoomView stay={stay} onAskChange={isOnline ? () => setOpened('change') : undefined} />}
      {showsForm && (
        <WishForm
          wish={data.wish}
          startTime={data.startTime}
          endTime={data.endTime}
          onSaved={() => setIsEditing(false)}
        />
      )}
      {data && !stay && !showsForm && data.wish && data.mayWish && (
        <WishSummary wish={data.wish} onChange={() => setIsEditing(true)} />
      )}
      {data && !stay && !data.mayWish && (
        <EmptyView icon={BedDouble} title="没有住宿安排" text="如有疑问请联系会务。" />
      )}
      <Suspense>
        {opened === 'change' && stay && <ChangeSheet stay={stay} onClose={() => setOpened(undefined)} />}
        {opened === 'map' && stay && <MapSheet place={stay.hotel} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </PageFrame>
  );
}
