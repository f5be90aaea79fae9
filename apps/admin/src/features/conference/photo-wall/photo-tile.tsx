import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import { livePhotoPath } from '@tuyuan/contract/conference/conference-path.ts';
import type { ManagedLivePhoto } from '@tuyuan/contract/conference/photo-wall-management.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { ProgressiveImage } from '@tuyuan/ui/progressive-image.tsx';
import { Checkbox } from 'antd';
import type { KeyboardEvent } from 'react';
import styles from './wall-desk.module.css';

interface PhotoTileProps {
  readonly photo: ManagedLivePhoto;
  readonly tabIndex: 0 | -1 | undefined;
  readonly isSelected: boolean;
  readonly onToggle: () => void;
  readonly onOpen: () => void;
  /** Undefined while the letter keys mean something else. */
  readonly onPublish?: () => void;
  readonly onWithdraw?: () => void;
}

/** Returns the button of the next tile, for the last tile that of the previous one. */
function neighbour(button: HTMLElement): HTMLElement | null {
  const tile = button.closest('li');
  return (tile?.nextElementSibling ?? tile?.previousElementSibling)?.querySelector('button') ?? null;
}

/** One photo: space selects, Enter opens it large, A and R decide. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, tabIndex, isSelected, onToggle, onOpen } = props;
  const { picture, title, problem } = photo;
  function press(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const decisions: Readonly<Record<string, (() => void) | undefined>> = { a: props.onPublish, r: props.onWithdraw };
    const decide = decisions[event.key.toLowerCase()];
    if (event.key === 'Enter') onOpen();
    else if (event.key === ' ') onToggle();
    else if (decide) {
      // Decided, the photo leaves the list; the next one is under the fingers.
      neighbour(event.currentTarget)?.focus();
      decide();
    } else return;
    event.preventDefault();
  }
  return (
    <div className={styles.tile} data-selected={isSelected}>
      <button
        type="button"
        className={styles.open}
        tabIndex={tabIndex}
        aria-label={`${title}，${isSelected ? '已选' : '未选'}`}
        onClick={onOpen}
        onKeyDown={press}
      >
        {picture ? (
          <ProgressiveImage
            src={resourceUrl(livePhotoPath({ id: photo.imageId, version: picture.version }, 640))}
            alt=""
            width={picture.width}
            height={picture.height}
            thumbhash={picture.thumbhash}
            fillsBox
          />
        ) : (
          <span className={styles.waiting}>{problem === '' ? '处理中' : problem}</span>
        )}
      </button>
      <Checkbox
        className={classNames(styles.check)}
        checked={isSelected}
        tabIndex={tabIndex === 0 ? 0 : -1}
        aria-label={`选择「${title}」`}
        onChange={onToggle}
      />
    </div>
  );
}
