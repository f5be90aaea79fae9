import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ImageCard } from '@tuyuan/contract/library/image.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { ProgressiveImage } from '@tuyuan/ui/progressive-image.tsx';
import styles from './collection.module.css';

interface PickTileProps {
  readonly card: Pick<ImageCard, 'id' | 'version' | 'width' | 'height' | 'thumbhash' | 'title'>;
  readonly isPicked: boolean;
  readonly tabIndex?: number | undefined;
  onPick(): void;
}

/** A picture that is chosen or not. */
export function PickTile({ card, isPicked, tabIndex, onPick }: PickTileProps) {
  const { width, height, thumbhash, title } = card;
  return (
    <button type="button" className={styles.pick} aria-pressed={isPicked} tabIndex={tabIndex} onClick={onPick}>
      <ProgressiveImage
        src={imageUrl(card, 640)}
        alt={title}
        width={width}
        height={height}
        thumbhash={thumbhash}
        fillsBox
      />
      <span className={styles.tick}>{isPicked && <Icon name="check" size={18} />}</span>
    </button>
  );
}
