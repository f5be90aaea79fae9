import { imageUrl, resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { BookPicture } from '@tuyuan/contract/library/book-data.ts';
import { bookScanPath } from '@tuyuan/contract/library/book-scan-path.ts';
import styles from './book-thumb.module.css';

/** A page's picture, whole. It has no text alternative because its title stands beside it. */
export function BookThumb({ picture }: { readonly picture: BookPicture | null }) {
  return (
    <span className={styles.thumb}>
      {picture && <img src={thumbUrl(picture)} alt="" loading="lazy" decoding="async" />}
    </span>
  );
}

function thumbUrl(picture: BookPicture): string {
  return picture.kind === 'image' ? imageUrl(picture, 320) : resourceUrl(bookScanPath(picture.key, 320));
}
