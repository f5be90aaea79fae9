import { useRef } from 'react';
import { readQrPhoto } from './read-qr-photo.ts';
import { useQrCamera } from './use-qr-camera.ts';
import { useWechatScan } from './use-wechat-scan.ts';

/** Why nothing came of a photo. */
export const UNREADABLE_PHOTO = '照片里没有看清二维码，请拍近一些再试。';

interface QrScan {
  onText(text: string): void;
  /** Called for a photo without a readable code. */
  onUnreadable(): void;
}

/** Reads codes from the camera, shown in `video`; without a camera, a photo of the code can be used. */
export function useQrScan({ onText, onUnreadable }: QrScan) {
  const video = useRef<HTMLVideoElement>(null);
  const camera = useQrCamera(video, { onFound: onText });
  async function takePhoto(photo: File): Promise<void> {
    const text = await readQrPhoto(photo);
    if (text === undefined) onUnreadable();
    else onText(text);
  }
  const scanByWechat = useWechatScan();
  return {
    ...camera,
    video,
    takePhoto,
    /** By WeChat's own scanner, where there is one. */
    takeByWechat:
      scanByWechat &&
      (async () => {
        const text = await scanByWechat();
        if (text !== undefined) onText(text);
      }),
  };
}
