import { Button, Popup } from 'antd-mobile';
import { Flashlight, ImageUp, Keyboard } from 'lucide-react';
import { useRef, useState } from 'react';
import { readQrPhoto } from '../../shared/scan/read-qr-photo.ts';
import { useQrCamera } from '../../shared/scan/use-qr-camera.ts';
import styles from './scan-ticket.module.css';
import { ticketOfQr } from './ticket-of-qr.ts';

interface ScanTicketProps {
  onFound(ticket: string): void;
  onClose(): void;
}

const notATicket = '这不是参会票的二维码。';
const hints = {
  starting: '正在打开相机…',
  running: '对准票面上的二维码',
  refused: '没有相机权限。可以拍一张票面的照片，或返回输入票号。',
  missing: '打不开相机。可以选一张票面的照片，或返回输入票号。',
} as const;

/** The camera over the whole screen; where there is none, a photo of the code does as well. */
export function ScanTicket({ onFound, onClose }: ScanTicketProps) {
  const video = useRef<HTMLVideoElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const [fault, setFault] = useState<string>();
  function take(text: string | undefined, unread: string) {
    const ticket = text === undefined ? undefined : ticketOfQr(text);
    if (isDone.current) return;
    if (ticket === undefined) {
      setFault(text === undefined ? unread : notATicket);
      return;
    }
    isDone.current = true;
    navigator.vibrate?.(60);
    onFound(ticket);
  }
  async function takePhoto(photo: File) {
    take(await readQrPhoto(photo), '照片里没有看清二维码，请拍近一些再试。');
  }
  const { state, hasTorch, isTorchOn, toggleTorch } = useQrCamera(video, { onFound: (text) => take(text, notATicket) });
  return (
    <Popup visible onClose={onClose} bodyClassName={styles.body ?? ''} destroyOnClose>
      <div className={styles.stage} role="dialog" aria-label="扫票面二维码">
        <video ref={video} className={styles.video} muted playsInline hidden={state !== 'running'} />
        <div className={styles.frame} aria-hidden />
        <p className={styles.hint} role="status">
          {fault ?? hints[state]}
        </p>
        <div className={styles.actions}>
          <Button className={styles.action} onClick={() => file.current?.click()}>
            <ImageUp size={20} strokeWidth={1.75} aria-hidden />
            拍照或选图
          </Button>
          {hasTorch && (
            <Button className={styles.action} onClick={() => void toggleTorch()} aria-pressed={isTorchOn}>
              <Flashlight size={20} strokeWidth={1.75} aria-hidden />
              {isTorchOn ? '关灯' : '开灯'}
            </Button>
          )}
          <Button className={styles.action} onClick={onClose}>
            <Keyboard size={20} strokeWidth={1.75} aria-hidden />
            输入票号
          </Button>
        </div>
        <input
          ref={file}
          type="file"
          accept="image/*"
          className={styles.file}
          aria-label="票面照片"
          onChange={({ target }) => {
            const [photo] = target.files ?? [];
            if (photo) void takePhoto(photo);
            target.value = '';
          }}
        />
      </div>
    </Popup>
  );
}
