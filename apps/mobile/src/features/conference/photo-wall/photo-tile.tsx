import type { LivePhoto } from '@tuyuan/contract/conference/photo-wall.ts';
import { wireClock } from '@tuyuan/format/wire-day.ts';
import { ProgressiveImage } from '@tuyuan/ui/progressive-image.tsx';
import { photoAddress, photoSrcSet } from './photo-address.ts';
import styles from './photo-tile.module.css';

interface PhotoTileProps {
  readonly photo: LivePhoto;
  readonly sizes: string;
  readonly tabIndex: 0 | -1 | undefined;
  onOpen(): void;
}

export function PhotoTile({ photo, sizes, tabIndex, onOpen }: PhotoTileProps) {
  const { title, shotAt, width, height, thumbhash } = photo;
  return (
    <button type="button" className={styles.tile} tabIndex={tabIndex} onClick={onOpen}>
      <ProgressiveImage
        src={photoAddress(photo, 320)}
        srcSet={photoSrcSet(photo)}
        sizes={sizes}
        alt=""
        width={width}
        height={height}
        thumbhash={thumbhash}
        fillsBox
      />
      <span className={styles.caption}>
        <span className={styles.title}>{title}</span>
        {wireClock(shotAt)}
      </span>
    </button>
  );
}
