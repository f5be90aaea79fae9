import type { Cover } from '@tuyuan/contract/library/album-data.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import styles from './album-covers.module.css';
import { CoverPicture } from './cover-picture.tsx';

interface AlbumCoversProps {
  readonly covers: readonly Cover[];
  readonly imageCount: number;
}

/** Shows an album's large cover, two more beside it, and the image count. */
export function AlbumCovers({ covers, imageCount }: AlbumCoversProps) {
  const [first, second, third] = covers;
  return (
    <span className={classNames(styles.mosaic, !second && styles.single, second && !third && styles.pair)}>
      {first && <CoverPicture cover={first} sizes="(max-width: 767px) 190px, 200px" widest={640} />}
      {second && <CoverPicture cover={second} sizes="100px" widest={640} />}
      {third && <CoverPicture cover={third} sizes="100px" widest={640} />}
      {!first && <Icon name="album" size={32} className={styles.none} />}
      <span className={styles.count}>
        <Icon name="album" size={14} />
        {formatCount(imageCount)} 张
      </span>
    </span>
  );
}
