import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { FilePicker } from '@tuyuan/upload/files/file-picker.tsx';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  /** Takes the whole column while there are no pictures. */
  readonly isLarge: boolean;
  readonly isOver: boolean;
  readonly maxFileBytes: number;
  readonly minPixels: number;
  onFiles(files: readonly File[]): void;
}

/** Where files are dropped, with buttons for those who don't drag. */
export function DropZone({ isLarge, isOver, maxFileBytes, minPixels, onFiles }: DropZoneProps) {
  const limit = `JPEG PNG WebP TIFF HEIC，每张 ≤ ${formatFileSize(maxFileBytes)}`;
  const megapixels = Math.round(minPixels / 100_000) / 10;
  return (
    <div className={classNames(styles.zone, isLarge && styles.large, isOver && styles.over)}>
      <Icon name="upload" size={isLarge ? 40 : 24} />
      <div className={styles.words}>
        <p className={styles.lead}>
          {isOver ? (
            '松手就开始上传'
          ) : (
            <span className={styles.drag}>{isLarge ? '把图片或文件夹拖进来，也可以粘贴，或' : '继续拖进来，或'}</span>
          )}
          {!isOver && (
            <>
              <FilePicker className={styles.pick} onFiles={onFiles}>
                选文件
              </FilePicker>
              <span className={styles.folder}>
                、
                <FilePicker className={styles.pick} isFolder onFiles={onFiles}>
                  选文件夹
                </FilePicker>
              </span>
            </>
          )}
        </p>
        <p className={styles.note}>
          {limit}
          {isLarge && `，至少 ${megapixels} MP。拍摄时间、标题、关键词会从照片里读出来`}
        </p>
      </div>
    </div>
  );
}
