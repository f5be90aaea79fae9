import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import type { IconName } from '@tuyuan/ui/icon-paths.ts';
import { type ComponentProps, useState } from 'react';
import styles from './choose-picture.module.css';
import { faultWords, type PictureFault } from './picture-faults.ts';
import { readRecentPictures } from './recent-pictures.ts';

interface ChoosePictureProps {
  readonly fault: PictureFault | undefined;
  onFile(file: Blob): void;
  onRecent(tempKey: string): void;
}

/** Asks for the picture: dropped, pasted or chosen; on phones from the camera or the album. */
export function ChoosePicture({ fault, onFile, onRecent }: ChoosePictureProps) {
  const [recent] = useState(() => readRecentPictures());
  return (
    <>
      {fault && (
        <p className={styles.fault} role="alert">
          <Icon name="warning" size={18} />
          {faultWords[fault]}
        </p>
      )}
      <label className={classNames(styles.drop, styles.wide)}>
        <input {...fileInput({ onFile })} data-autofocus />
        <Icon name="upload" size={28} />
        <strong>把图片拖到页面任意处</strong>
        <span>
          或粘贴（Ctrl V），或<span className={styles.link}>选一个文件</span>
        </span>
        <span className={styles.note}>JPEG、PNG、WebP，不超过 20 MB</span>
      </label>
      <p className={styles.narrow}>找同一张、相似的，或找画面里的一块</p>
      <div className={styles.ways}>
        <Way icon="camera" text="拍一张" isCamera onFile={onFile} />
        <Way icon="image" text="从相册选" onFile={onFile} />
      </div>
      {recent.length > 0 && (
        <section className={styles.recent} aria-label="刚才搜过的">
          <h3 className={styles.recentTitle}>刚才搜过的</h3>
          <ul className={styles.thumbs}>
            {recent.map(({ tempKey, thumb }, index) => (
              <li key={tempKey}>
                <button type="button" className={styles.thumb} onClick={() => onRecent(tempKey)}>
                  <img src={thumb} alt={`刚才搜过的第 ${index + 1} 张`} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.narrow}>图片只用来这次搜索，1 小时后自动删除</p>
    </>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly text: string;
  readonly isCamera?: boolean;
  onFile(file: Blob): void;
}

function Way({ icon, text, isCamera = false, onFile }: WayProps) {
  return (
    <label className={styles.way}>
      <input {...fileInput({ onFile, isCamera })} />
      <Icon name={icon} size={28} />
      {text}
    </label>
  );
}

interface FileInputOptions {
  readonly isCamera?: boolean;
  onFile(file: Blob): void;
}

function fileInput({ isCamera = false, onFile }: FileInputOptions): ComponentProps<'input'> {
  return {
    type: 'file',
    accept: 'image/*',
    capture: isCamera ? 'environment' : undefined,
    className: styles.input,
    onChange: ({ currentTarget }) => {
      const [file] = currentTarget.files ?? [];
      // The same file can be chosen again.
      currentTarget.value = '';
      if (file) onFile(file);
    },
  };
}
