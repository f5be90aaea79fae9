import { Popup } from 'antd-mobile';
import { Flashlight, ImageUp, Keyboard, ScanLine } from 'lucide-react';
import { useRef, useState } from 'react';
import { useModalFocus } from '../layout/use-modal-focus.ts';
import { PhotoInput } from './photo-input.tsx';
import styles from './scan-screen.module.css';
import { UNREADABLE_PHOTO, useQrScan } from './use-qr-scan.ts';

interface ScanScreenProps {
  /** 扫票面二维码. */
  readonly label: string;
  /** 票面: what the code is on. */
  readonly subject: string;
  /** Label of the alternative: 输入票号, 返回. */
  readonly otherWay: string;
  /** Takes the scanned text; returns why it is not accepted, or undefined if it is. Not called again after that. */
  onFound(text: string): string | undefined;
  onClose(): void;
}

/** Full-screen camera; without a camera, a photo of the code can be used. */
export function ScanScreen({ label, subject, otherWay, onFound, onClose }: ScanScreenProps) {
  const focus = useModalFocus(onClose);
  const file = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const [fault, setFault] = useState<string>();
  function take(text: string) {
    if (isDone.current) return;
    const wrong = onFound(text);
    setFault(wrong);
    if (wrong !== undefined) return;
    isDone.current = true;
    navigator.vibrate?.(60);
  }
  const { video, state, takePhoto, takeByWechat, hasTorch, isTorchOn, toggleTorch } = useQrScan({
    onText: take,
    onUnreadable: () => setFault(UNREADABLE_PHOTO),
  });
  const hints = {
    starting: '正在打开相机…',
    running: `对准${subject}上的二维码`,
    refused: `没有相机权限。可以拍一张${subject}的照片，或${otherWay}。`,
    missing: `打不开相机。可以选一张${subject}的照片，或${otherWay}。`,
  } as const;
  return (
    <Popup visible onClose={onClose} bodyClassName={styles.body ?? ''} destroyOnClose>
      <div {...focus} className={styles.stage} role="dialog" aria-modal="true" aria-label={label}>
        <video ref={video} className={styles.video} muted playsInline hidden={state !== 'running'} />
        <div className={styles.frame} aria-hidden />
        <p className={styles.hint} role="status">
          {fault ?? hints[state]}
        </p>
        <div className={styles.actions}>
          {takeByWechat && (
            <button type="button" className={styles.action} onClick={() => void takeByWechat()}>
              <ScanLine size={20} strokeWidth={1.75} aria-hidden />
              微信扫码
            </button>
          )}
          <button type="button" className={styles.action} onClick={() => file.current?.click()}>
            <ImageUp size={20} strokeWidth={1.75} aria-hidden />
            拍照或选图
          </button>
          {hasTorch && (
            <button type="button" className={styles.action} onClick={() => void toggleTorch()} aria-pressed={isTorchOn}>
              <Flashlight size={20} strokeWidth={1.75} aria-hidden />
              {isTorchOn ? '关灯' : '开灯'}
            </button>
          )}
          <button type="button" className={styles.action} onClick={onClose}>
            <Keyboard size={20} strokeWidth={1.75} aria-hidden />
            {otherWay}
          </button>
        </div>
        <PhotoInput
          ref={file}
          className={styles.file}
          label={`${subject}照片`}
          onPhoto={(photo) => void takePhoto(photo)}
        />
      </div>
    </Popup>
  );
}
