import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { Cover } from '@tuyuan/contract/library/album-data.ts';
import styles from './thumb.module.css';

/** A picture in a list, contained in its box, never cropped. It has no text alternative because its title stands beside it. */
export function Thumb({ cover, size = 'row' }: { readonly cover: Cover | null; readonly size?: 'row' | 'small' }) {
  return (
    <span className={styles.thumb} data-size={size}>
      {cover && <img src={imageUrl(cover, 320)} alt="" loading="lazy" decoding="async" />}
    </span>
  );
}
