import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { livePhotoPath } from '@tuyuan/contract/conference/conference-path.ts';
import type { ManagedLivePhoto } from '@tuyuan/contract/conference/photo-wall-management.ts';
import type { DerivativeWidth } from '@tuyuan/contract/resource-path.ts';

interface WallPictureProps {
  readonly photo: Pick<ManagedLivePhoto, 'imageId' | 'picture'>;
  readonly width?: DerivativeWidth;
  readonly alt?: string;
  readonly className?: string | undefined;
}

/** A photo of the wall, including unpublished ones. */
export function WallPicture({ photo: { imageId, picture }, width = 320, alt = '', className }: WallPictureProps) {
  if (!picture) return null;
  const src = resourceUrl(livePhotoPath({ id: imageId, version: picture.version }, width));
  return <img src={src} alt={alt} className={className} loading="lazy" decoding="async" />;
}
