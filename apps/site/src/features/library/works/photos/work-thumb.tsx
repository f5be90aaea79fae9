import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { Cover } from '@tuyuan/contract/library/album-data.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { ProgressiveImage } from '@tuyuan/ui/progressive-image.tsx';
import styles from './work-thumb.module.css';

/** A small picture of a work; its title stands beside it. */
export function WorkThumb({ cover }: { readonly cover: Cover | null }) {
  return (
    <span className={styles.thumb}>
      {cover ? (
        <ProgressiveImage
          src={imageUrl(cover, 320)}
          alt=""
          width={cover.width}
          height={cover.height}
          thumbhash={cover.thumbhash}
          fillsBox
        />
      ) : (
        <Icon name="image" label="还在处理" />
      )}
    </span>
  );
}
