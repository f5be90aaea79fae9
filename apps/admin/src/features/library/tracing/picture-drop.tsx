import { FileSearchOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './trace-desk.module.css';

interface PictureDropProps {
  readonly imageNo: string;
  readonly onImageNo: (imageNo: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes leaked pictures: dropped, pasted or chosen, several at once. */
export function PictureDrop({ imageNo, onImageNo, onFiles }: PictureDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = useEffectEvent((files: FileList | null | undefined) => {
    const pictures = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (pictures.length > 0) onFiles(pictures);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => take(event.clipboardData?.files);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is a second way to what the button does
    <div
      className={styles.drop}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <FileSearchOutlined className={styles.dropIcon ?? ''} />
      <span>
        把流出的图拖进来、粘贴，或
        <Button type="link" onClick={() => input.current?.click()}>
          选文件
        </Button>
        <span className={styles.note}>截图、压过的、裁过的都行；每张 20 MB 以内，可以一次几张</span>
      </span>
      <Input
        className={styles.number ?? ''}
        aria-label="图片号"
        placeholder="知道图片号就填上（选填）"
        value={imageNo}
        maxLength={30}
        onChange={(event) => onImageNo(event.target.value)}
      />
      <input
        ref={input}
        hidden
        multiple
        type="file"
        accept="image/*"
        aria-label="流出的图"
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </div>
  );
}
