import { useRef, useState } from 'react';
import { Sheet } from '../layout/sheet.tsx';
import { PhotoInput } from './photo-input.tsx';
import styles from './scan-sheet.module.css';
import { UNREADABLE_PHOTO, useQrScan } from './use-qr-scan.ts';

interface ScanSheetProps {
  readonly title: string;
  /** Returns the outcome of a code as text; scanning continues. */
  onScan(text: string): Promise<string>;
  onClose(): void;
}

/** The same code is ignored for this long. */
const pauseMs = 2500;
const hints = {
  starting: '正在打开相机…',
  running: '对准二维码',
  refused: '没有相机权限，可以选一张照片。',
  missing: '打不开相机，可以选一张照片。',
} as const;

/** Scans one code after the other and says what came of each. */
export function ScanSheet({ title, onScan, onClose }: ScanSheetProps) {
  const last = useRef({ text: '', at: 0 });
  const [answer, setAnswer] = useState<string>();
  async function take(text: string) {
    const now = Date.now();
    if (text === last.current.text && now - last.current.at < pauseMs) return;
    last.current = { text, at: now };
    navigator.vibrate?.(60);
    setAnswer('正在核对…');
    setAnswer(await onScan(text));
  }
  const { video, state, takePhoto, takeByWechat } = useQrScan({
    onText: (text) => void take(text),
    onUnreadable: () => setAnswer(UNREADABLE_PHOTO),
  });
  return (
    <Sheet title={title} onClose={onClose}>
      <div className={styles.stage}>
        <video ref={video} className={styles.video} muted playsInline hidden={state !== 'running'} />
      </div>
      <p className={styles.answer} role="status">
        {answer ?? hints[state]}
      </p>
      {takeByWechat && (
        <button type="button" className={styles.wechat} onClick={() => void takeByWechat()}>
          微信扫码
        </button>
      )}
      <div className={styles.photo}>
        <span aria-hidden>选一张照片</span>
        <PhotoInput label="选一张照片" onPhoto={(photo) => void takePhoto(photo)} />
      </div>
    </Sheet>
  );
}
