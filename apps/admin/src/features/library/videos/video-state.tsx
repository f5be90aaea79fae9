import type { ManagedVideo } from '@tuyuan/contract/library/video-management.ts';
import { StatusDot } from '../../../shared/list/status-dot.tsx';
import { videoStateTitles, videoStateTones } from './video-words.ts';

/** A video's state, with how far it is where it is on its way. */
export function VideoStateDot({ video }: { readonly video: ManagedVideo }) {
  const { state, progress, receivedBytes, bytes } = video;
  const share =
    state === 'processing' ? progress : state === 'draft' ? Math.floor((receivedBytes * 100) / bytes) : undefined;
  return (
    <StatusDot tone={videoStateTones[state]}>
      {videoStateTitles[state]}
      {share !== undefined && ` ${share}%`}
    </StatusDot>
  );
}
