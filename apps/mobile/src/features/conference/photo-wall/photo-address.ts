import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { livePhotoPath } from '@tuyuan/contract/conference/conference-path.ts';
import type { LivePhoto } from '@tuyuan/contract/conference/photo-wall.ts';
import type { DerivativeWidth } from '@tuyuan/contract/resource-path.ts';

/** Returns a wall photo's address; `width` in pixels. */
export function photoAddress({ imageId, version }: LivePhoto, width: DerivativeWidth): string {
  return resourceUrl(livePhotoPath({ id: imageId, version }, width));
}

export function photoSrcSet(photo: LivePhoto): string {
  return `${photoAddress(photo, 320)} 320w, ${photoAddress(photo, 640)} 640w`;
}
