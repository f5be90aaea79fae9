import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ImageCard } from '@tuyuan/contract/library/image.ts';
import { thumbhashColor } from '@tuyuan/ui/thumbhash-picture.ts';
import { useEffect, useRef } from 'react';
import styles from './film-strip.module.css';

const HEIGHT = 56;

interface FilmStripProps {
  readonly images: readonly ImageCard[];
  readonly position: number;
  onChoose(position: number): void;
}

/** Thumbnails of the list; the shown picture is outlined and kept centred. */
export function FilmStrip({ images, position, onChoose }: FilmStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const current = list?.children[position];
    if (!list || !(current instanceof HTMLElement)) return;
    list.scrollTo({ left: current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2 });
  }, [position]);
  return (
    <ul ref={strip} className={styles.strip} aria-label="胶片">
      {images.map((image, index) => (
        <li key={image.id}>
          <button
            type="button"
            className={styles.frame}
            style={{
              width: Math.round((HEIGHT * image.width) / image.height),
              backgroundColor: thumbhashColor(image.thumbhash),
            }}
            aria-label={`第 ${index + 1} 张：${image.title}`}
            aria-current={index === position ? 'true' : undefined}
            tabIndex={index === position ? 0 : -1}
            onClick={() => onChoose(index)}
          >
            <img src={imageUrl(image, 320)} alt="" loading="lazy" decoding="async" draggable={false} />
          </button>
        </li>
      ))}
    </ul>
  );
}
