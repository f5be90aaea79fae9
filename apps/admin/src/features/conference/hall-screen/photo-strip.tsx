import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { livePhotoPath } from '@tuyuan/contract/conference/conference-path.ts';
import styles from './hall-screen.module.css';
import type { Screen } from './screen-changes.ts';

/** The newest photos of the wall in a row, as many as fit. */
export function PhotoStrip({ photos }: Pick<Screen, 'photos'>) {
  return (
    <ul className={styles.strip} aria-label="现场照片">
      {photos.map(({ id, imageId, version, width, height, title }) => (
        <li key={id} className={styles.stripItem} style={{ '--ratio': width / height }}>
          <img src={resourceUrl(livePhotoPath({ id: imageId, version }, 640))} alt={title} />
        </li>
      ))}
    </ul>
  );
}
