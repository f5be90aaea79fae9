import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { livePhotoPath } from '@tuyuan/contract/conference/conference-path.ts';
import { useEffect, useState } from 'react';
import type { Screen } from './screen-changes.ts';
import styles from './stage.module.css';

const eachMs = 8000;

/** The newest photos one after the other, uncropped. */
export function PhotoShow({ photos }: Pick<Screen, 'photos'>) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), eachMs);
    return () => clearInterval(timer);
  }, []);
  const photo = photos[turn % photos.length];
  if (!photo) return null;
  const { id, imageId, version, title, author } = photo;
  return (
    <figure className={styles.show}>
      <img
        key={id}
        className={styles.photo}
        src={resourceUrl(livePhotoPath({ id: imageId, version }, 1600))}
        alt={title}
      />
      <figcaption className={styles.credit}>
        {title} · {author}
      </figcaption>
    </figure>
  );
}
