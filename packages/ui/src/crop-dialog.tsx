import { lazy, Suspense, type SyntheticEvent, useId, useState } from 'react';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import type { CropRegion } from './crop-area.tsx';
import styles from './crop-dialog.module.css';
import { PictureField } from './picture-field.tsx';
import { Spinner } from './spinner.tsx';
import { CLOSING_MILLISECONDS, useClosing } from './use-closing.ts';
import { useModal } from './use-modal.ts';
import { usePictureAddress } from './use-picture-address.ts';

const CropArea = lazy(async () => ({ default: (await import('./crop-area.tsx')).CropArea }));

export interface CropDialogProps {
  readonly isOpen: boolean;
  /** The picture to crop; without it the dialog asks for a file. */
  readonly picture?: Blob | undefined;
  readonly title?: string;
  /** Width by height of the part that is cut out. */
  readonly ratio?: number;
  /** Pixels of the result. */
  readonly outputWidth?: number;
  readonly outputHeight?: number;
  /** Share of the picture that the crop box covers at first. */
  readonly initialArea?: number;
  /** 0–1, for JPEG and WebP. */
  readonly quality?: number;
  readonly outputType?: 'image/jpeg' | 'image/png' | 'image/webp';
  onCancel(): void;
  /** Receives the result. The dialog waits for it and stays unchanged if it fails. */
  onCropped(result: Blob): void | Promise<void>;
}

/**
 * Cuts a picture: it moves and zooms under a fixed box. Slides up from below; Esc and 取消 close it within 400 ms. The
 * cropper's code is fetched when a picture is there.
 */
export function CropDialog(props: CropDialogProps) {
  const isShown = useClosing(props.isOpen);
  // Each opening starts afresh.
  return isShown && <CropPanel {...props} />;
}

function CropPanel(props: CropDialogProps) {
  const { isOpen, title = '裁剪图片', onCancel, onCropped } = props;
  const { ratio = 1, outputWidth = 128, outputHeight = 128, initialArea = 0.8 } = props;
  const { quality = 0.92, outputType = 'image/jpeg' } = props;
  const dialog = useModal(true);
  const titleId = useId();
  const [chosen, setChosen] = useState<Blob>();
  const [region, setRegion] = useState<CropRegion>();
  const [isBusy, setBusy] = useState(false);
  const { address, hasFailed } = usePictureAddress(props.picture ?? chosen);

  async function confirm(): Promise<void> {
    if (!region || isBusy) return;
    setBusy(true);
    try {
      await onCropped(await region.cut({ width: outputWidth, height: outputHeight, type: outputType, quality }));
    } catch {
      // `onCropped` reports its own errors.
    } finally {
      setBusy(false);
    }
  }

  function onCancelEvent(event: SyntheticEvent): void {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!isBusy) onCancel();
  }

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.panel, !isOpen && styles.closing)}
      style={{ '--closing': `${CLOSING_MILLISECONDS}ms` }}
      aria-labelledby={titleId}
      onCancel={onCancelEvent}
      onMouseDown={(event) => event.target === event.currentTarget && !isBusy && onCancel()}
    >
      <div className={styles.content}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {address && <p className={styles.hint}>滚动鼠标滚轮可缩放</p>}
          <IconButton icon="close" label="关闭" disabled={isBusy} onClick={onCancel} />
        </header>
        <div className={styles.area}>
          {address ? (
            <Suspense fallback={<Spinner />}>
              <CropArea key={address} address={address} ratio={ratio} initialArea={initialArea} onReady={setRegion} />
            </Suspense>
          ) : (
            <PictureField error={hasFailed ? '这个文件不是能打开的图片，请换一张。' : undefined} onPicked={setChosen} />
          )}
        </div>
        <footer className={styles.bar}>
          <div className={styles.turns}>
            <Button icon="rotate-left" disabled={!region || isBusy} onClick={() => region?.rotate(-90)}>
              左转 90°
            </Button>
            <Button icon="rotate-right" disabled={!region || isBusy} onClick={() => region?.rotate(90)}>
              右转 90°
            </Button>
          </div>
          <Button disabled={isBusy} onClick={onCancel}>
            取消
          </Button>
          <Button kind="primary" disabled={!region} isBusy={isBusy} onClick={() => void confirm()}>
            确定
          </Button>
        </footer>
      </div>
    </dialog>
  );
}
