import { useSearchParams } from 'react-router-dom';
import { LiveWall } from '../../features/conference/photo-wall/live-wall.tsx';
import { PageFrame } from '../../shared/frame/page-frame.tsx';
import { useMeeting } from '../../shared/meeting/meeting-context.tsx';
import { wallIdOf } from '../../shared/meeting/wall-id.ts';

export function LivePage() {
  const { user } = useMeeting();
  const [query] = useSearchParams();
  return (
    <PageFrame
      title="图片直播"
      hasTabs={false}
      // Without a login no other page is open.
      hasBack={user.userId !== 0}
      offlineText="没有网络，看过的照片可能打不开"
    >
      <LiveWall conferenceId={wallIdOf(query) ?? user.conferenceId} />
    </PageFrame>
  );
}
