import type { LivePhoto } from '@tuyuan/contract/conference/photo-wall.ts';
import { say } from '../../../shared/feedback/say.ts';
import { photoAddress } from './photo-address.ts';

/** Shares by the phone's share sheet, or else copies the address. The shared link is public while the wall is open. */
export async function sharePhoto(photo: LivePhoto): Promise<void> {
  const url = new URL(photoAddress(photo, 1600), location.origin).href;
  try {
    if (navigator.share) await navigator.share({ title: photo.title, url });
    else {
      await navigator.clipboard.writeText(url);
      void say('照片地址已复制，可以发给朋友');
    }
  } catch (thrown) {
    const isGivenUp = thrown instanceof DOMException && thrown.name === 'AbortError';
    if (!isGivenUp) void say('没有分享成功，请再试一次。');
  }
}
