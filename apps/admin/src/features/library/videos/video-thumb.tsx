import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ManagedVideo } from '@tuyuan/contract/library/video-management.ts';
import { videoPosterPath } from '@tuyuan/contract/resource-path.ts';
import styles from './videos.module.css';

/** A video's poster in a list, whole. */
export function VideoThumb({ video: { id, posterVersion } }: { readonly video: ManagedVideo }) {
  return (
    <span className={styles.thumb}>
      {posterVersion !== null && (
        <img src={resourceUrl(videoPosterPath(id, posterVersion, 640))} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  );
}
