import { useDraggable, useDroppable } from '@dnd-kit/core';
import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { AlbumPicture } from '@tuyuan/contract/library/photographer-album.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { ProgressiveImage } from '@tuyuan/ui/progressive-image.tsx';
import type { KeyboardEvent } from 'react';
import styles from './album-order.module.css';

interface OrderTileProps {
  readonly picture: AlbumPicture;
  readonly index: number;
  readonly isCover: boolean;
  /** Lifted by the space bar. */
  readonly isLifted: boolean;
  /** Where the dragged picture would go: before or behind this one. */
  readonly drop: 'before' | 'behind' | undefined;
  onKeyDown(event: KeyboardEvent): void;
  /** Asks for the place it should go to. */
  onPlace(): void;
}

const ratioOf = ({ cover }: AlbumPicture) => (cover ? cover.width / cover.height : 1.5);

/** One picture of the order: dragged as a whole, on phones by its handle. */
export function OrderTile({ picture, index, isCover, isLifted, drop, onKeyDown, onPlace }: OrderTileProps) {
  const drag = useDraggable({ id: picture.id });
  const { setNodeRef } = useDroppable({ id: picture.id });
  const { id, title, cover } = picture;
  const ratio = ratioOf(picture);
  return (
    <li
      ref={setNodeRef}
      className={styles.tile}
      style={{ flexGrow: ratio, flexBasis: `${Math.round(ratio * 168)}px` }}
      data-drop={drop}
      data-dragged={drag.isDragging || undefined}
      data-lifted={isLifted || undefined}
    >
      <button
        ref={drag.setNodeRef}
        type="button"
        className={styles.picture}
        data-picture={id}
        aria-label={`第 ${index + 1} 张，${title || '没有标题'}${isCover ? '，封面' : ''}`}
        aria-pressed={isLifted}
        aria-describedby="order-keys"
        onKeyDown={onKeyDown}
        {...drag.listeners}
      >
        {cover && (
          <ProgressiveImage
            src={imageUrl(cover, 640)}
            alt=""
            width={cover.width}
            height={cover.height}
            thumbhash={cover.thumbhash}
            fillsBox
          />
        )}
        <span className={styles.number}>{index + 1}</span>
        {isCover && <span className={styles.cover}>封面</span>}
      </button>
      <span className={styles.name}>{title || '没有标题'}</span>
      <Button kind="text" size="small" className={styles.place} onClick={onPlace}>
        移到第几位
      </Button>
      <span className={styles.handle} {...drag.listeners} aria-hidden="true">
        <Icon name="menu" size={20} />
      </span>
    </li>
  );
}
