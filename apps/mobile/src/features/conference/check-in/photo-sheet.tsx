import { useRef, useState } from 'react';
import { Button } from '../../../shared/layout/button.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import { PhotoInput } from '../../../shared/scan/photo-input.tsx';
import { readQrPhoto } from '../../../shared/scan/read-qr-photo.ts';
import { UNREADABLE_PHOTO } from '../../../shared/scan/use-qr-scan.ts';
import styles from './checker-sheets.module.css';
import type { ScanWish } from './checker-types.ts';

interface PhotoSheetProps {
  readonly fault: string | undefined;
  onScan(wish: ScanWish): Promise<void>;
  onClose(): void;
}

/** Where the page may not use the camera, the phone's own camera takes a picture of the code. */
export function PhotoSheet({ fault, onScan, onClose }: PhotoSheetProps) {
  const file = useRef<HTMLInputElement>(null);
  const [unread, setUnread] = useState<string>();
  async function read(photo: File) {
    const text = await readQrPhoto(photo);
    if (text === undefined) setUnread(UNREADABLE_PHOTO);
    else await onScan({ text });
  }
  return (
    <Sheet title="拍二维码" onClose={onClose}>
      <p className={styles.text}>拍一张二维码的照片，读出后立即核验，照片不会上传。</p>
      <PhotoInput
        ref={file}
        isCamera
        className={styles.file}
        label="二维码照片"
        onPhoto={(photo) => {
          setUnread(undefined);
          void read(photo);
        }}
      />
      <p className={styles.fault} role="alert">
        {unread ?? fault}
      </p>
      <Button size="large" isPrimary onClick={() => file.current?.click()}>
        拍照或选图
      </Button>
    </Sheet>
  );
}
