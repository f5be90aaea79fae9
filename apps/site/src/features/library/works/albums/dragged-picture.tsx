import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { AlbumPicture } from '@tuyuan/contract/library/photographer-album.ts';
import styles from './album-order.module.css';

/** The picture under the pointer while it is dragged. */
export function DraggedPicture({ picture }: { readonly picture: AlbumPicture | undefined }) {
  if (!picture) return null;
  return (
    <div className={styles.dragged}>
      {picture.cover && <img src={imageUrl(picture.cover, 320)} alt="" width="128" />}
      <span className={styles.draggedTitle}>{picture.title}</span>
    </div>
  );
}
