import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import type { UploadDesk } from '@tuyuan/upload/upload-desk.ts';
import { type CSSProperties, memo } from 'react';
import type { Picture } from '../desk/picture.ts';
import styles from './picture-tile.module.css';
import { TileState } from './tile-state.tsx';
import { TileVeil } from './tile-veil.tsx';

interface PictureTileProps {
  readonly desk: UploadDesk;
  readonly picture: Picture;
  readonly isSelected: boolean;
  readonly style?: CSSProperties;
  onToggle(id: number, isRange: boolean): void;
  onRemove(id: number): void;
}

/** Returns the picture's title, or its file's name. */
export function nameOf({ item }: Picture): string {
  return item.details.title || item.fileName;
}

/** Address of a small picture: this browser's own, or the server's once the file was looked at. */
export function thumbnailOf({ item, local }: Picture): string | undefined {
  return local?.thumbnail ?? (item.cover ? imageUrl(item.cover, 640) : undefined);
}

/** A picture that is chosen by pressing it, with its title and state below. */
export const PictureTile = memo(function PictureTile(props: PictureTileProps) {
  const { desk, picture, isSelected, style, onToggle, onRemove } = props;
  const address = thumbnailOf(picture);
  const name = nameOf(picture);
  return (
    <li className={styles.tile} style={style} data-picture={picture.id}>
      <div className={classNames(styles.frame, isSelected && styles.selected)}>
        <label className={styles.choice}>
          <input
            type="checkbox"
            className={styles.box}
            checked={isSelected}
            aria-label={`选择 ${name}`}
            onChange={({ nativeEvent }) =>
              onToggle(picture.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
          {address ? (
            <img
              className={classNames(styles.image, picture.state === 'queued' && styles.pale)}
              src={address}
              alt=""
              draggable={false}
            />
          ) : (
            <span className={styles.blank}>
              <Icon name="image" size={28} />
            </span>
          )}
        </label>
        <TileVeil desk={desk} picture={picture} name={name} onRemove={onRemove} />
      </div>
      <p className={styles.name} title={picture.item.fileName}>
        {name}
      </p>
      <TileState desk={desk} picture={picture} />
    </li>
  );
});
