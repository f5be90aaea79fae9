import type QrScanner from 'qr-scanner';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** `refused`: the person or the browser does not allow the camera; `missing`: there is none, or it is in use. */
export type CameraState = 'starting' | 'running' | 'refused' | 'missing';

interface QrCamera {
  readonly state: CameraState;
  readonly hasTorch: boolean;
  readonly isTorchOn: boolean;
  toggleTorch(): Promise<void>;
}

interface QrCameraOptions {
  /** Takes the text of a visible code; called repeatedly while it stays visible. */
  onFound(text: string): void;
  /** False pauses the camera. */
  readonly isActive?: boolean;
}

function stateOf(thrown: unknown): CameraState {
  const isRefused = thrown instanceof DOMException && thrown.name === 'NotAllowedError';
  return isRefused ? 'refused' : 'missing';
}

/** Reads QR codes with the phone's camera, shown in `video`; the reader's program is fetched with the first use. */
export function useQrCamera(
  video: RefObject<HTMLVideoElement | null>,
  { onFound, isActive = true }: QrCameraOptions,
): QrCamera {
  const [state, setState] = useState<CameraState>('starting');
  const [hasTorch, setHasTorch] = useState(false);
  const [isTorchOn, setIsTorchOn] = useState(false);
  const found = useEffectEvent(onFound);
  const reader = useRef<QrScanner>(undefined);

  useEffect(() => {
    const shown = video.current;
    if (!isActive || !shown) return;
    let isWanted = true;
    let scanner: QrScanner | undefined;
    async function start(on: HTMLVideoElement) {
      try {
        const { default: Reader } = await import('qr-scanner');
        if (!isWanted) return;
        scanner = new Reader(on, ({ data }) => found(data), {
          preferredCamera: 'environment',
          maxScansPerSecond: 12,
          returnDetailedScanResult: true,
        });
        await scanner.start();
        if (!isWanted) return;
        reader.current = scanner;
        setState('running');
        setHasTorch(await scanner.hasFlash());
      } catch (thrown) {
        if (isWanted) setState(await whyNot(thrown));
      }
    }
    void start(shown);
    return () => {
      isWanted = false;
      reader.current = undefined;
      scanner?.destroy();
      setState('starting');
      setIsTorchOn(false);
    };
  }, [video, isActive]);

  return {
    state,
    hasTorch,
    isTorchOn,
    async toggleTorch() {
      await reader.current?.toggleFlash();
      setIsTorchOn(reader.current?.isFlashOn() ?? false);
    },
  };
}

/** The reader only reports that there is no camera; the browser knows whether it was refused. */
async function whyNot(thrown: unknown): Promise<CameraState> {
  const permission = await navigator.permissions?.query({ name: 'camera' }).catch(() => undefined);
  return permission?.state === 'denied' ? 'refused' : stateOf(thrown);
}
