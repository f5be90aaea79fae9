import { imageUrl, resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { BookPicture } from '@tuyuan/contract/library/book-data.ts';
import { bookScanPath } from '@tuyuan/contract/library/book-scan-path.ts';
import { FrameThumb } from '../../../shared/library/frame-thumb.tsx';

/** A page's picture, whole. */
export function BookThumb({ picture }: { readonly picture: BookPicture | null }) {
  return <FrameThumb shape="page" src={picture && thumbUrl(picture)} />;
}

function thumbUrl(picture: BookPicture): string {
  return picture.kind === 'image' ? imageUrl(picture, 320) : resourceUrl(bookScanPath(picture.key, 320));
}
