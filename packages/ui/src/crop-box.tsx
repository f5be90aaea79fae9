import 'cropperjs/dist/cropper.css';
import Cropper from 'cropperjs';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import styles from './crop-box.module.css';
import { type CropShare, withinPicture } from './crop-share.ts';
import { cropStepOf, stepCrop } from './step-crop.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface CropControl {
  /** Moves the box; the ratio holds for what is dragged from now on. */
  set(crop: CropShare, ratio: number | undefined): void;
}

interface CropBoxProps {
  readonly address: string;
  /** Of the picture, in pixels. */
  readonly size: Size;
  readonly initial: CropShare;
  onReady(control: CropControl): void;
  onChange(crop: CropShare): void;
  /** Enter was pressed on the box. */
  onEnter(): void;
}

/** How far a picture can be magnified. */
const MOST_ZOOM = 4;

function pixelsOf({ x, y, width, height }: CropShare, size: Size): Cropper.SetDataOptions {
  return { x: x * size.width, y: y * size.height, width: width * size.width, height: height * size.height };
}

function shareOf({ x, y, width, height }: Cropper.Data, size: Size): CropShare {
  return withinPicture({
    x: x / size.width,
    y: y / size.height,
    width: width / size.width,
    height: height / size.height,
  });
}

/**
 * A box on a picture, dragged and sized by pointer, finger or keys: arrows move it by a pixel of the picture, with
 * Shift by ten, + and − size it. The wheel or two fingers magnify the picture below.
 */
export function CropBox({ address, size, initial, onReady, onChange, onEnter }: CropBoxProps) {
  const image = useRef<HTMLImageElement>(null);
  const frame = useRef<HTMLFieldSetElement>(null);
  const control = useRef<Cropper>(undefined);
  const changed = useEffectEvent((data: Cropper.Data) => onChange(shareOf(data, size)));
  const isReady = useEffectEvent((cropper: Cropper) => {
    cropper.setData(pixelsOf(initial, size));
    frame.current?.focus({ preventScroll: true });
    onReady({
      set(crop, ratio) {
        cropper.reset();
        cropper.setAspectRatio(ratio ?? Number.NaN);
        cropper.setData(pixelsOf(crop, size));
      },
    });
  });
  useEffect(() => {
    if (!image.current) return;
    let fitted = 0;
    const cropper = new Cropper(image.current, {
      viewMode: 1,
      dragMode: 'move',
      toggleDragModeOnDblclick: false,
      // Browsers rotate a picture by themselves; the cropper would fetch its bytes by a request that the policy blocks.
      checkOrientation: false,
      background: false,
      center: false,
      minCropBoxWidth: 24,
      minCropBoxHeight: 24,
      ready() {
        const { width, naturalWidth } = cropper.getImageData();
        fitted = width / naturalWidth;
        isReady(cropper);
      },
      crop: () => changed(cropper.getData()),
      zoom(event) {
        const { ratio } = event.detail;
        if (fitted > 0 && (ratio < fitted * 0.999 || ratio > fitted * MOST_ZOOM)) event.preventDefault();
      },
    });
    control.current = cropper;
    return () => void cropper.destroy();
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    const cropper = control.current;
    if (!cropper || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = cropStepOf(event.key);
    if (!step && event.key !== 'Enter') return;
    event.preventDefault();
    if (step) cropper.setData(pixelsOf(stepCrop(shareOf(cropper.getData(), size), step, size, event.shiftKey), size));
    else onEnter();
  }

  return (
    <fieldset
      ref={frame}
      className={styles.frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to get here to move the box.
      tabIndex={0}
      aria-label="选框：方向键移动，加号和减号缩放，回车搜索"
      onKeyDown={onKeyDown}
    >
      <img ref={image} src={address} alt="" className={styles.picture} />
    </fieldset>
  );
}
