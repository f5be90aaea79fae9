import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { ManagedImage } from '@tuyuan/contract/library/image-management.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { ProgressiveImage } from '@tuyuan/ui/progressive-image.tsx';
import { Checkbox } from 'antd';
import type { KeyboardEvent } from 'react';
import { ReviewStateDot } from '../../../shared/review-state.tsx';
import styles from './image-grid.module.css';

interface ManagedTileProps {
  readonly image: ManagedImage;
  readonly tabIndex: 0 | -1 | undefined;
  readonly isSelected: boolean;
  /** It is the one beside the grid. */
  readonly isShown: boolean;
  /** Undefined where choosing leads to nothing. */
  readonly onToggle?: () => void;
  readonly onFocus: () => void;
  readonly onClick: () => void;
  readonly onOpen: () => void;
}

/** One image of the grid. Space selects, Enter opens; only states other than published are shown on it. */
export function ManagedTile(props: ManagedTileProps) {
  const { image, tabIndex, isSelected, isShown, onToggle, onOpen } = props;
  const { cover, title } = image;
  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter' || event.key === 'e' || event.key === 'E') onOpen();
    else if (event.key === ' ' && onToggle) onToggle();
    else return;
    event.preventDefault();
  }
  return (
    <div className={styles.tile} data-selected={isSelected} data-shown={isShown}>
      <button
        type="button"
        className={styles.open}
        tabIndex={tabIndex}
        aria-label={`${title} ${image.author.name}，${isSelected ? '已选' : '未选'}`}
        onFocus={props.onFocus}
        onClick={props.onClick}
        onKeyDown={press}
      >
        {cover ? (
          <ProgressiveImage
            src={imageUrl(cover, 640)}
            alt=""
            width={cover.width}
            height={cover.height}
            thumbhash={cover.thumbhash}
            fillsBox
          />
        ) : (
          <span className={styles.waiting}>{image.processingState === 'failed' ? '处理失败' : '处理中'}</span>
        )}
        <span className={styles.caption}>
          <strong>{title}</strong>
          <span>{image.author.name}</span>
        </span>
      </button>
      {onToggle && (
        <Checkbox
          className={classNames(styles.check)}
          checked={isSelected}
          tabIndex={tabIndex === 0 ? 0 : -1}
          aria-label={`选择「${title}」`}
          onChange={onToggle}
        />
      )}
      {image.reviewState !== 'approved' && (
        <span className={styles.badge}>
          <ReviewStateDot state={image.reviewState} />
        </span>
      )}
    </div>
  );
}
