import { LiveWall } from '../../features/live/live-wall.tsx';
import { PageFrame } from '../../shared/frame/page-frame.tsx';
import { useMeeting } from '../../shared/meeting/meeting-context.tsx';

export function LivePage() {
  const { conferenceId } = useMeeting().user;
  return (
    <PageFrame title="图片直播" hasTabs={false} offlineText="没有网络，看过的照片可能打不开">
      <LiveWall conferenceId={conferenceId} />
    </PageFrame>
  );
}
