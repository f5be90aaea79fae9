import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { releaseVideosOf } from './video-owner.repository.ts';

/** Takes what a deleted account made offline; the site keeps the files. */
export function forgetVideos({ transaction }: Occurrence, { userId }: { userId: number }): Promise<void> {
  return releaseVideosOf(transaction, userId);
}
