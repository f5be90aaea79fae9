import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ManagedVideo } from '@tuyuan/contract/library/video-management.ts';
import { videoPosterPath } from '@tuyuan/contract/resource-path.ts';
import { FrameThumb } from '../../../shared/library/frame-thumb.tsx';

/** A video's poster in a list, whole. */
export function VideoThumb({ video: { id, posterVersion } }: { readonly video: ManagedVideo }) {
  const src = posterVersion === null ? null : resourceUrl(videoPosterPath(id, posterVersion, 640));
  return <FrameThumb shape="film" src={src} />;
}
