import 'cropperjs/dist/cropper.css';
import { type KeyboardEvent, useRef, useState } from 'react';
import Cropper, { type ReactCropperElement } from 'react-cropper';
import styles from './crop-area.module.css';
import { type CutOptions, cutPicture } from './cut-picture.ts';

export interface CropRegion {
  /** Degrees, clockwise. */
  rotate(degrees: number): void;
  cut(options: CutOptions): Promise<Blob>;
}

interface CropAreaProps {
  readonly address: string;
  readonly ratio: number;
  readonly initialArea: number;
  onReady(region: CropRegion): void;
}

const STEP_PIXELS = 8;
const ZOOM_STEP = 0.1;

/** The picture under a fixed box: moved by dragging or the arrow keys; zoomed by wheel, two fingers, or + and −. */
export function CropArea({ address, ratio, initialArea, onReady }: CropAreaProps) {
  const image = useRef<ReactCropperElement>(null);
  const frame = useRef<HTMLFieldSetElement>(null);
  const [isReady, setReady] = useState(false);

  function onCropperReady(): void {
    const cropper = image.current?.cropper;
    if (!cropper) return;
    setReady(true);
    frame.current?.focus({ preventScroll: true });
    onReady({
      rotate: (degrees) => void cropper.rotate(degrees),
      cut: (options) => cutPicture(cropper, options),
    });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const cropper = image.current?.cropper;
    const moves: Record<string, () => void> = {
      ArrowLeft: () => cropper?.move(-STEP_PIXELS, 0),
      ArrowRight: () => cropper?.move(STEP_PIXELS, 0),
      ArrowUp: () => cropper?.move(0, -STEP_PIXELS),
      ArrowDown: () => cropper?.move(0, STEP_PIXELS),
      '+': () => cropper?.zoom(ZOOM_STEP),
      '=': () => cropper?.zoom(ZOOM_STEP),
      '-': () => cropper?.zoom(-ZOOM_STEP),
    };
    const move = moves[event.key];
    if (!move || !isReady) return;
    event.preventDefault();
    move();
  }

  return (
    <fieldset
      ref={frame}
      className={styles.frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to get here to move the picture.
      tabIndex={0}
      aria-label="裁剪区域：方向键移动图片，加号和减号缩放"
      onKeyDown={onKeyDown}
    >
      <Cropper
        ref={image}
        src={address}
        className={styles.cropper ?? ''}
        aspectRatio={ratio}
        autoCropArea={initialArea}
        viewMode={1}
        dragMode="move"
        cropBoxMovable={false}
        cropBoxResizable={false}
        toggleDragModeOnDblclick={false}
        // Browsers rotate a picture by themselves; the cropper would fetch its bytes by a request that the policy
        // blocks.
        checkOrientation={false}
        guides
        background={false}
        ready={onCropperReady}
      />
    </fieldset>
  );
}
