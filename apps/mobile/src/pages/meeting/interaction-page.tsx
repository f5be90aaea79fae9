import { useGetMyConferenceQuery } from '@tuyuan/api-client/conference/user-mobile.ts';
import { MessagesSquare } from 'lucide-react';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Interaction } from '../../features/conference/interaction/interaction.tsx';
import { InteractionSkeleton } from '../../features/conference/interaction/interaction-skeleton.tsx';
import { useHall } from '../../features/conference/interaction/use-hall.ts';
import { PageFrame } from '../../shared/frame/page-frame.tsx';
import { useMeeting } from '../../shared/meeting/meeting-context.tsx';
import { EmptyView } from '../../shared/states/empty-view.tsx';
import { FailureView } from '../../shared/states/failure-view.tsx';

const LiveWall = lazy(async () => ({
  default: (await import('../../features/conference/photo-wall/live-wall.tsx')).LiveWall,
}));

export function InteractionPage() {
  const [query] = useSearchParams();
  const { user, liveOn } = useMeeting();
  const { data: conference } = useGetMyConferenceQuery();
  const wanted = Number(query.get('room') ?? 0);
  const live = useHall(Number.isInteger(wanted) && wanted > 0 ? wanted : null);
  const hall = live.data;
  const room = hall?.rooms.find(({ id }) => id === hall.roomId);
  return (
    <PageFrame
      title="现场互动"
      hasTabs={false}
      asOf={live.asOf}
      error={live.error}
      subject="互动"
      onRefresh={live.refetch}
    >
      {live.isLoading ? (
        <InteractionSkeleton />
      ) : hall === undefined ? (
        <FailureView title="互动没有加载出来" error={live.error} onRetry={live.refetch} />
      ) : room === undefined ? (
        <EmptyView icon={MessagesSquare} title="还没有开通互动" text="会务组开通后，投票、提问和弹幕都在这里。" />
      ) : (
        <Interaction
          key={room.id}
          live={live}
          hall={hall}
          room={room}
          wall={(conference?.liveOn ?? liveOn) ? <LiveWall conferenceId={user.conferenceId} /> : null}
        />
      )}
    </PageFrame>
  );
}
