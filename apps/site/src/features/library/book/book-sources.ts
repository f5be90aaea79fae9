import { imageSrcSet, imageUrl, resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { BookPicture } from '@tuyuan/contract/library/book-data.ts';
import { bookScanPath } from '@tuyuan/contract/library/book-scan-path.ts';

/** Returns `src` and `srcset` of a page's picture. */
export function bookSources(picture: BookPicture): { src: string; srcSet: string } {
  if (picture.kind === 'image') return { src: imageUrl(picture, 1280), srcSet: imageSrcSet(picture) };
  const [small, large] = [320, 1600] as const;
  const src = resourceUrl(bookScanPath(picture.key, large));
  return { src, srcSet: `${bookThumb(picture)} ${small}w, ${src} ${picture.width}w` };
}

/** Address of the picture 320 px wide. */
export function bookThumb(picture: BookPicture): string {
  return picture.kind === 'image' ? imageUrl(picture, 320) : resourceUrl(bookScanPath(picture.key, 320));
}
