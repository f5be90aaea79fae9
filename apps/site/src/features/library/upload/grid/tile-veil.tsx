import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import type { UploadDesk } from '@tuyuan/upload/upload-desk.ts';
import type { Picture } from '../desk/picture.ts';
import { useTransfer } from '../desk/use-pictures.ts';
import { percentOf } from './tile-state.tsx';
import styles from './tile-veil.module.css';

interface TileVeilProps {
  readonly desk: UploadDesk;
  readonly picture: Picture;
  readonly name: string;
  onRemove(id: number): void;
}

/** Over a picture: its progress while it is sent, how to continue it when it is paused, and how to pause or remove it. */
export function TileVeil({ desk, picture, name, onRemove }: TileVeilProps) {
  const transfer = useTransfer(desk, picture.id);
  const isOpen = transfer?.state === 'sending' || transfer?.state === 'queued';
  return (
    <>
      {transfer?.state === 'sending' && (
        <div className={styles.veil}>
          <div className={styles.figures}>
            <span>{percentOf(transfer)}%</span>
            {transfer.rate !== undefined && <span>{formatFileSize(transfer.rate)}/s</span>}
          </div>
          <div className={styles.track}>
            <div className={styles.fill} style={{ width: `${percentOf(transfer)}%` }} />
          </div>
        </div>
      )}
      {transfer?.state === 'paused' && (
        <button
          type="button"
          className={styles.resume}
          aria-label={`继续上传：${name}`}
          onClick={() => desk.queue.resume([picture.id])}
        >
          <Icon name="play" size={18} />
          继续 · {percentOf(transfer)}%
        </button>
      )}
      <div className={styles.tools}>
        {isOpen && (
          <button
            type="button"
            className={classNames(styles.tool, styles.pause)}
            title="暂停"
            aria-label={`暂停：${name}`}
            onClick={() => desk.queue.pause([picture.id])}
          >
            <Icon name="pause" size={16} />
          </button>
        )}
        <button
          type="button"
          className={styles.tool}
          title="移除"
          aria-label={`移除：${name}`}
          onClick={() => onRemove(picture.id)}
        >
          <Icon name="close" size={16} />
        </button>
      </div>
    </>
  );
}
